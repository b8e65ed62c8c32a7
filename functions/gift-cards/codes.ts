import { createHash } from 'node:crypto';
import { CLEAR_ALPHABET } from '../../src/core/codes/check-character.ts';
import { GIFT_CARD_RANDOM, giftCardCode } from '../../src/core/gift-cards/code.ts';
import { keyedHash, linkSecrets } from '../platform/keyed-hash.ts';

/** What a code is derived from: the same piece of the same line always has the same one. */
export type Piece = { orderId: string; position: number; serial: number };

/**
 * The code of a new gift card: drawn from a keyed hash, so that it can be mailed and shown again without being stored, and nobody makes
 * one who has read the database.
 */
export function codeOf({ orderId, position, serial }: Piece, secret?: string): string {
  let random = '';
  // Bytes above the largest multiple of the alphabet's length are left out, so that every character is as likely.
  const limit = 256 - (256 % CLEAR_ALPHABET.length);
  for (let round = 0; random.length < GIFT_CARD_RANDOM; round += 1) {
    const bytes = keyedHash('gift-card', [orderId, position, serial, round], secret);
    for (const byte of bytes)
      if (byte < limit && random.length < GIFT_CARD_RANDOM)
        random += CLEAR_ALPHABET[byte % CLEAR_ALPHABET.length];
  }
  return giftCardCode(random);
}

/** The code that a stored card was made with; undefined when that was under a secret that is gone: then only its mail has it. */
export function codeOfCard(card: Piece & { codeHash: string }): string | undefined {
  return linkSecrets()
    .map((secret) => codeOf(card, secret))
    .find((code) => hashOf(code) === card.codeHash);
}

/**
 * What is stored of a code. It needs no secret, so that a card that was mailed stays good when the secret is another one; of 74 random bits
 * nobody finds one by trying.
 */
export function hashOf(code: string): string {
  return createHash('sha256').update(`gift-card ${code}`).digest('base64url');
}
