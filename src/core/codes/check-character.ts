/** Letters and digits that are not mistaken for each other, read out or written down: 31, a prime, as the check needs. */
export const CLEAR_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * The check character of up to 29 characters of the alphabet: a weighted sum, as in ISBN-10. It notices any one wrong character and any
 * two neighbours swapped.
 */
export function checkCharacter(body: string): string {
  let total = 0;
  for (const [at, character] of [...body].entries()) total += (at + 2) * CLEAR_ALPHABET.indexOf(character);
  return CLEAR_ALPHABET.charAt(total % CLEAR_ALPHABET.length);
}
