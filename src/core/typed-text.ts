import type { Customization } from './products/types.ts';

/** How long a text is once it is kept: in normal form and without white space around it, in UTF-16 units, as every limit counts. */
export function keptLength(typed: string): number {
  return typed.normalize('NFC').trim().length;
}

/** What is said of a text that is too long. @param name the field's, as the sentence begins */
export function tooLong(max: number, name = 'This'): string {
  return `${name} is too long: at most ${max.toLocaleString('en-GB')} characters fit.`;
}

export const EMAIL_WRONG = 'Enter an e-mail address like ana@example.com.';

/** What is wrong with the words that a thing is to bear; undefined for what can be made as it is. */
export function wordingIssue(
  { label, maxLength, isRequired }: Customization,
  typed: string,
): string | undefined {
  const length = keptLength(typed);
  if (length > maxLength) return `${label}: at most ${maxLength} characters.`;
  return isRequired && length === 0 ? `${label}: please fill this in.` : undefined;
}
