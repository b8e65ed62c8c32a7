import { MESSAGE_FORMS, type MessageKind } from '../core/messages/forms.ts';
import type { MessageField } from '../core/messages/message-field.ts';
import { tooLong } from '../core/typed-text.ts';
import * as words from '../words/en/text-fields.ts';
import { isPlainText } from './plain-text.ts';

/** A field's error message. */
export type FieldIssue = { field: string; message: string };

/** Why a message was not sent: errors of fields, or a general error. */
export type FormReport = { issues: readonly FieldIssue[]; formError?: string | undefined };

/** The name, among the issues, of the captcha's checkbox, which is not a field of the message. */
export const CAPTCHA_FIELD = 'captcha';

const LINE_BREAK = /[\r\n\t]/;
/**
 * An address whose dots are between letters and whose top-level domain is a word. Excludes lists, display
 * names and local hosts.
 */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
/** Input longer than this many times the limit is rejected before normalisation. */
const MAX_PADDING = 4;

/**
 * Validates a field, in the browser and on the server.
 *
 * @param value the input: undefined for none, `true` or `'true'` for a ticked agreement
 * @returns the normalised value (NFC, `\n` for line breaks, trimmed), or an error message
 */
export function validateField(field: MessageField, value: unknown): { value: string } | { message: string } {
  const { control, isOptional = false, missing } = field;
  if (control === 'agreement')
    return value === true || value === 'true' ? { value: 'true' } : { message: missing };
  if (value === undefined && isOptional) return { value: '' };
  if (typeof value !== 'string') return { message: missing };
  if (!isPlainText(value)) return { message: words.unreadable };
  if (control === 'choice') return validateChoice(field, value);
  return validateText(field, value);
}

/** All errors of a message in form order, at most one per field. */
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
  // Forms send a line break as two characters. It counts as one.
  const value = raw.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (value === '') return isOptional ? { value } : { message: missing };
  if (value.length > max || raw.length > max * MAX_PADDING) return { message: tooLong(max) };
  // A line break could start a new header in a mail made from it.
  if (control === 'line' && LINE_BREAK.test(value)) return { message: words.oneLine };
  if (control === 'email' && !EMAIL.test(value)) return { message: wrong };
  return { value };
}
