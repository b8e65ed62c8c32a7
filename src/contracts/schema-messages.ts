import * as z from 'zod/mini';
import * as words from '../words/en/field-rules.ts';
import { fill, splitAtPlaces } from '../words/fill.ts';

// This build of Zod has no messages of its own, and they are not meant for shoppers.
z.config({ localeError: predicateOf });

/**
 * The error for a value, as the rest of a sentence after the field's name: `must be a whole number`. Unknown
 * issue codes get a general message.
 */
function predicateOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.missing : mustBe(TYPES[issue.expected] ?? words.otherValue);
    case 'invalid_value':
      return issue.input === undefined ? words.missing : mustBe(oneOf(issue.values));
    case 'too_small':
      return Number(issue.minimum) <= 1 && issue.origin !== 'number' && issue.origin !== 'int'
        ? words.empty
        : fill(LEAST[issue.origin] ?? words.atLeast, { least: String(issue.minimum) });
    case 'too_big':
      return fill(MOST[issue.origin] ?? words.atMost, { most: String(issue.maximum) });
    case 'not_multiple_of':
      return fill(words.multipleOf, { divisor: String(issue.divisor) });
    case 'invalid_format':
      return mustBe(FORMATS[issue.format] ?? words.otherForm);
    case 'unrecognized_keys':
      return fill(words.unknownFields, { fields: issue.keys.map((key) => key.slice(0, 60)).join(', ') });
    default:
      return words.wrong;
  }
}

/**
 * The error as a full sentence. A schema's message may also name the expected value: `an ISO country code`.
 */
export function sentenceOf(label: string, message: string): string {
  if (/[.!?]$/.test(message)) return message;
  return isRest(message)
    ? fill(words.sentence, { label, rest: message })
    : fill(words.sentenceOfValue, { label, value: message });
}

/** True for the rest of a sentence, and false for a value that is expected. */
function isRest(message: string): boolean {
  return STARTS.some((start) => message.startsWith(start));
}

/** The texts at the start of the other sentences. */
const STARTS = [
  words.missing,
  words.empty,
  words.mustBe,
  words.atLeast,
  words.atMost,
  words.charactersAtLeast,
  words.charactersAtMost,
  words.entriesAtLeast,
  words.entriesAtMost,
  words.multipleOf,
  words.unknownFields,
  words.wrong,
].flatMap((rest) => splitAtPlaces(rest).slice(0, 1));
const TYPES: Readonly<Record<string, string>> = {
  string: words.text,
  number: words.number,
  int: words.wholeNumber,
  boolean: words.trueOrFalse,
  date: words.date,
  array: words.list,
  object: words.object,
  record: words.object,
};
const FORMATS: Readonly<Record<string, string>> = {
  email: words.email,
  url: words.webAddress,
  date: words.day,
  datetime: words.moment,
};
/** The messages for sizes, by what is measured. */
const LEAST: Readonly<Record<string, string>> = {
  string: words.charactersAtLeast,
  array: words.entriesAtLeast,
  set: words.entriesAtLeast,
  map: words.entriesAtLeast,
};
const MOST: Readonly<Record<string, string>> = {
  string: words.charactersAtMost,
  array: words.entriesAtMost,
  set: words.entriesAtMost,
  map: words.entriesAtMost,
};

function mustBe(value: string): string {
  return fill(words.mustBe, { value });
}

function oneOf(values: readonly unknown[]): string {
  const names = values.map((value) => (value === '' ? words.leftEmpty : String(value)));
  return names.length === 1 ? String(names[0]) : fill(words.oneOf, { values: names.join(', ') });
}
