import { CLEAR_ALPHABET, checkCharacter } from '../codes/check-character.ts';

/** How many characters of a gift card's code are random: 74 bits. One more checks them. */
export const GIFT_CARD_RANDOM = 15;
/** The most that is read of what somebody types as a code: spaces and hyphens may be anywhere in it. */
export const GIFT_CARD_TYPED_LENGTH = 40;

/** The code of a gift card as it is written, `7K3M-9QXA-B4CD-EFGH`, from its random characters. */
export function giftCardCode(random: string): string {
  const all = random + checkCharacter(random);
  return (all.match(/.{4}/g) ?? []).join('-');
}

/** A gift card's code from what somebody typed, in any case and spacing; undefined for what cannot be one. */
export function readGiftCardCode(typed: string): string | undefined {
  const plain = typed.slice(0, GIFT_CARD_TYPED_LENGTH).toUpperCase().replace(/[\s-]/g, '');
  const random = plain.slice(0, GIFT_CARD_RANDOM);
  const isWellFormed =
    plain.length === GIFT_CARD_RANDOM + 1 && [...plain].every((one) => CLEAR_ALPHABET.includes(one));
  return isWellFormed && checkCharacter(random) === plain.at(-1) ? giftCardCode(random) : undefined;
}
