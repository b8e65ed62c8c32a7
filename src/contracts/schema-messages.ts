import * as z from 'zod/mini';

// This build of Zod has no messages of its own, and they are not meant for shoppers.
z.config({ localeError: predicateOf });

/**
 * The error for a value, as the rest of a sentence after the field's name: `must be a whole number`. Unknown
 * issue codes get a general message.
 */
function predicateOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? 'another value'}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${oneOf(issue.values)}`;
    case 'too_small':
      return Number(issue.minimum) <= 1 && issue.origin !== 'number' && issue.origin !== 'int'
        ? 'is empty'
        : `must ${sized(issue.origin, issue.minimum, 'at least')}`;
    case 'too_big':
      return `must ${sized(issue.origin, issue.maximum, 'at most')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'written in the form that the API describes'}`;
    case 'unrecognized_keys':
      return `has fields that are not accepted: ${issue.keys.map((key) => key.slice(0, 60)).join(', ')}`;
    default:
      return 'is not as the API describes it';
  }
}

/**
 * The error as a full sentence. A schema's message may also name the expected value: `an ISO country code`.
 */
export function sentenceOf(label: string, message: string): string {
  if (/[.!?]$/.test(message)) return message;
  return /^(must|is|has) /.test(message) ? `${label} ${message}.` : `${label} must be ${message}.`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  date: 'a date',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a web address',
  date: 'a day as 2026-12-24',
  datetime: 'a moment as 2026-12-24T12:00:00Z',
};

function sized(origin: string, size: number | bigint, word: 'at least' | 'at most'): string {
  if (origin === 'string') return `have ${word} ${size} characters`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return `have ${word} ${size} entries`;
  return `be ${word} ${size}`;
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => (value === '' ? 'left empty' : String(value)));
  return words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`;
}
