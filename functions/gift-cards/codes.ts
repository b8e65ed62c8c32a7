import { CLEAR_ALPHABET } from '#src/core/codes/check-character.ts';
import { GIFT_CARD_RANDOM, giftCardCode } from '#src/core/gift-cards/code.ts';
import { keyedHash, linkSecrets } from '../platform/keyed-hash.ts';
import { sha256 } from '../platform/sha256.ts';

/** What a code is derived from. The same values always give the same code. */
export type Piece = { orderId: string; position: number; serial: number };

/**
 * The code of a gift card, derived from a keyed hash. So it can be shown again without being stored, and the
 * database alone is not enough to make one.
 */
export function codeOf({ orderId, position, serial }: Piece, secret?: string): string {
  let random = '';
  // Bytes above the largest multiple of the alphabet's length are skipped, so that all characters are equally
  // likely.
  const limit = 256 - (256 % CLEAR_ALPHABET.length);
  for (let round = 0; random.length < GIFT_CARD_RANDOM; round += 1) {
    const bytes = keyedHash('gift-card', [orderId, position, serial, round], secret);
    for (const byte of bytes)
      if (byte < limit && random.length < GIFT_CARD_RANDOM)
        random += CLEAR_ALPHABET[byte % CLEAR_ALPHABET.length];
  }
  return giftCardCode(random);
}

/** The code of a stored card; undefined when its secret is gone, so that only its mail has the code. */
export function codeOfCard(card: Piece & { codeHash: string }): string | undefined {
  return linkSecrets()
    .map((secret) => codeOf(card, secret))
    .find((code) => codeHash(code) === card.codeHash);
}

/**
 * The stored hash of a code. It uses no secret, so that cards stay valid when the secret changes. With 74
 * random bits, a code cannot be guessed.
 */
export function codeHash(code: string): string {
  return sha256(`gift-card ${code}`);
}
