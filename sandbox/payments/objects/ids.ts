import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id with Stripe's kind of prefix: `newId('pi')` is `pi_` and 24 letters and digits (over 140 bits). */
export function newId(prefix: string, length = 24): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 is the largest multiple of 62 that a byte holds: no letter is likelier than another.
      if (byte < 248 && text.length < length) text += LETTERS[byte % 62];
    }
  }
  return `${prefix}_${text}`;
}
