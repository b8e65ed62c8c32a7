import { randomBytes } from 'node:crypto';
import { CLEAR_ALPHABET as ALPHABET, checkCharacter } from '../../src/core/codes/check-character.ts';

const LENGTH = 9;

/** A new order number such as `F-7K3M9-QXAB4`. */
export function newOrderId(): string {
  return newReference('F');
}

/** True for a well-formed order number whose check character fits. */
export function isOrderId(value: string): boolean {
  return isReference('F', value);
}

/**
 * A new reference number that begins with `prefix`, such as `L-7K3M9-QXAB4`: 9 random characters (about 44 bits) and one
 * check character, so that it cannot be guessed and a mistyped one is noticed. It is a name, not a key: knowing it opens nothing.
 */
export function newReference(prefix: string): string {
  let body = '';
  // Bytes above the largest multiple of the alphabet's length are thrown away, so that every character is as likely.
  const limit = 256 - (256 % ALPHABET.length);
  while (body.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < limit && body.length < LENGTH) body += ALPHABET[byte % ALPHABET.length];
  return format(prefix, body + checkCharacter(body));
}

/** True for a well-formed reference number of that prefix whose check character fits. */
export function isReference(prefix: string, value: string): boolean {
  const plain = value.replaceAll('-', '').slice(prefix.length);
  return value === format(prefix, plain) && checkCharacter(plain.slice(0, LENGTH)) === plain[LENGTH];
}

function format(prefix: string, characters: string): string {
  return `${prefix}-${characters.slice(0, 5)}-${characters.slice(5)}`;
}
