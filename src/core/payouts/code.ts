import * as words from '#src/words/en/payout-codes.ts';
import { fill } from '#src/words/fill.ts';

/** The maximum number of characters of a typed code that a message repeats. */
const SHOWN_LENGTH = 40;

/** Normalises a typed payout code: without spaces around it, in lower case. */
export function readPayoutCode(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The message for a payout code that is unknown, inactive or malformed. It is the same for all three. */
export function incorrectPayoutCode(code: string): string {
  // The code comes from an address: removes invisible characters and those that change the text direction.
  const shown = code.toWellFormed().replace(/[\p{C}\u2028\u2029]/gu, '');
  return fill(words.incorrect, { code: [...shown].slice(0, SHOWN_LENGTH).join('') });
}
