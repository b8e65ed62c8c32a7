import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A random ID with a prefix like Stripe's:
 * `newId('pi')` is `pi_` and 24 letters and digits (over 140 bits).
 */
export function newId(prefix: string, length = 24): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 is the largest multiple of 62 that fits into a byte, so all characters are equally likely.
      if (byte < 248 && text.length < length) text += LETTERS[byte % 62];
    }
  }
  return `${prefix}_${text}`;
}
