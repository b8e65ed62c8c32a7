/**
 * Letters and digits that do not look alike. There are 31, a prime number,
 * as the check character requires.
 */
export const CLEAR_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * Returns the check character of up to 29 characters of the alphabet: a weighted sum, as in ISBN-10. It
 * detects one wrong character and two swapped neighbours.
 */
export function checkCharacter(body: string): string {
  let total = 0;
  for (const [at, character] of [...body].entries()) total += (at + 2) * CLEAR_ALPHABET.indexOf(character);
  return CLEAR_ALPHABET.charAt(total % CLEAR_ALPHABET.length);
}
