import * as words from '../words/en/text-fields.ts';
import { fill } from '../words/fill.ts';
import type { Customization } from './products/types.ts';

/** The length of a text as stored (NFC and trimmed), in UTF-16 units. All limits use it. */
export function keptLength(typed: string): number {
  return typed.normalize('NFC').trim().length;
}

/**
 * The message for a text that is too long.
 *
 * @param field the field's name, which starts the sentence
 */
export function tooLong(max: number, field?: string): string {
  if (field === undefined) return fill(words.tooLong, { most: max });
  return fill(words.fieldTooLong, { field, most: max });
}

/** True for text with something like an HTML tag, which a mail would show as it is. */
export function hasMarkup(typed: string): boolean {
  return /<(?:[!/]?[a-z]|!--)[^>]*>/i.test(typed);
}

export const EMAIL_WRONG = words.emailWrong;

/** The error message for a personalisation text. Undefined when it is valid. */
export function wordingIssue(
  { label, maxLength, isRequired }: Customization,
  typed: string,
): string | undefined {
  const length = keptLength(typed);
  if (length > maxLength) return fill(words.wordingTooLong, { label, most: String(maxLength) });
  return isRequired && length === 0 ? fill(words.wordingMissing, { label }) : undefined;
}
