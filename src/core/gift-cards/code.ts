import { CLEAR_ALPHABET, checkCharacter } from '../codes/check-character.ts';

/** The number of random characters in a gift card code: 74 bits. One check character follows. */
export const GIFT_CARD_RANDOM = 15;
/** The maximum length of typed input that is read. Spaces and hyphens are allowed anywhere. */
export const GIFT_CARD_TYPED_LENGTH = 40;

/** Formats a gift card code from its random characters, with the check character: `7K3M-9QXA-B4CD-EFGH`. */
export function giftCardCode(random: string): string {
  const all = random + checkCharacter(random);
  return (all.match(/.{4}/g) ?? []).join('-');
}

/**
 * Normalises a typed gift card code, in any case and spacing. Returns undefined when it is not well-formed.
 */
export function readGiftCardCode(typed: string): string | undefined {
  const plain = typed.slice(0, GIFT_CARD_TYPED_LENGTH).toUpperCase().replace(/[\s-]/g, '');
  const random = plain.slice(0, GIFT_CARD_RANDOM);
  const isWellFormed =
    plain.length === GIFT_CARD_RANDOM + 1 && [...plain].every((one) => CLEAR_ALPHABET.includes(one));
  return isWellFormed && checkCharacter(random) === plain.at(-1) ? giftCardCode(random) : undefined;
}
