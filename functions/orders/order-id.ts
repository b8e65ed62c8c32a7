import { randomBytes } from 'node:crypto';
import { CLEAR_ALPHABET as ALPHABET, checkCharacter } from '#src/core/codes/check-character.ts';

const LENGTH = 9;

/** Returns a new order number such as `F-7K3M9-QXAB4`. */
export function newOrderId(): string {
  return newReference('F');
}

/** True for a well-formed order number with a correct check character. */
export function isOrderId(value: string): boolean {
  return isReference('F', value);
}

/**
 * Returns a new reference number with `prefix`, such as `L-7K3M9-QXAB4`: 9 random characters (about 44 bits)
 * and a check character that catches typing errors. It cannot be guessed, but it is an identifier and not a
 * secret: knowing it grants no access.
 */
export function newReference(prefix: string): string {
  let body = '';
  // Bytes above the largest multiple of the alphabet's length are discarded, so that all characters are
  // equally likely.
  const limit = 256 - (256 % ALPHABET.length);
  while (body.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < limit && body.length < LENGTH) body += ALPHABET[byte % ALPHABET.length];
  return format(prefix, body + checkCharacter(body));
}

/** True for a well-formed reference number with this prefix and a correct check character. */
export function isReference(prefix: string, value: string): boolean {
  const plain = value.replaceAll('-', '').slice(prefix.length);
  return value === format(prefix, plain) && checkCharacter(plain.slice(0, LENGTH)) === plain[LENGTH];
}

function format(prefix: string, characters: string): string {
  return `${prefix}-${characters.slice(0, 5)}-${characters.slice(5)}`;
}
