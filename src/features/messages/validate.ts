import { isPlainText } from '../../contracts/plain-text.ts';
import { tooLong } from '../../core/typed-text.ts';
import { MESSAGE_FORMS, type MessageKind } from './forms.ts';
import type { MessageField } from './message-field.ts';

/** What is wrong with one field, in words for who wrote it. */
export type FieldIssue = { field: string; message: string };

/** Why a message was not sent: what is wrong with its fields, or what went wrong that no field is at fault for. */
export type FormReport = { issues: readonly FieldIssue[]; formError?: string | undefined };

/** Names, among issues, the box by which somebody agrees to be checked for robots, which is no field of the message. */
export const CAPTCHA_FIELD = 'captcha';

const UNREADABLE =
  'There is a character in here that we cannot keep. It may be invisible: type it anew instead of pasting.';
const LINE_BREAK = /[\r\n\t]/;
/** Dots stand between letters, and the last part is a word: no address list, no name around it, no host of the local net. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
/** Longer raw text is not even tidied. */
const MAX_PADDING = 4;

/**
 * The rules of one field, for the browser and the server alike.
 * @param value what was filled in: undefined where nothing was, `true` or `'true'` for an agreement that was ticked
 * @returns the value as it is kept (normal form, `\n` for line breaks, no white space around it), or what is wrong with it
 */
export function validateField(field: MessageField, value: unknown): { value: string } | { message: string } {
  const { control, isOptional = false, missing } = field;
  if (control === 'agreement')
    return value === true || value === 'true' ? { value: 'true' } : { message: missing };
  if (value === undefined && isOptional) return { value: '' };
  if (typeof value !== 'string') return { message: missing };
  if (!isPlainText(value)) return { message: UNREADABLE };
  if (control === 'choice') return validateChoice(field, value);
  return validateText(field, value);
}

/** Everything that is wrong with a message as it stands, in the order of its form: one issue for a field. */
export function validateMessage(kind: MessageKind, values: Readonly<Record<string, unknown>>): FieldIssue[] {
  return MESSAGE_FORMS[kind].fields.flatMap((field) => {
    const checked = validateField(field, values[field.name]);
    return 'message' in checked ? [{ field: field.name, message: checked.message }] : [];
  });
}

function validateChoice({ isOptional, choices = [], missing, wrong = missing }: MessageField, value: string) {
  if (value === '') return isOptional ? { value } : { message: missing };
  return choices.some((choice) => choice.value === value) ? { value } : { message: wrong };
}

function validateText({ control, isOptional, max, missing, wrong = missing }: MessageField, raw: string) {
  // Forms send line breaks as two characters; they count as one.
  const value = raw.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (value === '') return isOptional ? { value } : { message: missing };
  if (value.length > max || raw.length > max * MAX_PADDING) return { message: tooLong(max) };
  // A line break could begin a header of its own in a message made from it.
  if (control === 'line' && LINE_BREAK.test(value)) return { message: 'This has room for one line only.' };
  if (control === 'email' && !EMAIL.test(value)) return { message: wrong };
  return { value };
}
