import type { Customization } from './products/types.ts';

/** The length of a text as stored (NFC and trimmed), in UTF-16 units. All limits use it. */
export function keptLength(typed: string): number {
  return typed.normalize('NFC').trim().length;
}

/**
 * The message for a text that is too long.
 *
 * @param name the field's name, which starts the sentence
 */
export function tooLong(max: number, name = 'This'): string {
  return `${name} is too long: at most ${max.toLocaleString('en-GB')} characters fit.`;
}

export const EMAIL_WRONG = 'Enter an e-mail address like ana@example.com.';

/** The error message for a personalisation text. Undefined when it is valid. */
export function wordingIssue(
  { label, maxLength, isRequired }: Customization,
  typed: string,
): string | undefined {
  const length = keptLength(typed);
  if (length > maxLength) return `${label}: at most ${maxLength} characters.`;
  return isRequired && length === 0 ? `${label}: please fill this in.` : undefined;
}
