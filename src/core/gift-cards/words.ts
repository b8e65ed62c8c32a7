import type { CurrencyCode } from '../money.ts';

/** Why a gift card is refused. `unknown` covers codes that do not exist and cards that are blocked. */
export type GiftCardRefusal =
  | 'unknown'
  | 'other-currency'
  | 'empty'
  | 'nothing-to-pay'
  | 'taxed-on-top'
  | 'in-use';

/** The message for a refused gift card. */
export function giftCardRefusalText(
  refusal: GiftCardRefusal,
  { currency = '' }: { currency?: CurrencyCode | '' } = {},
): string {
  switch (refusal) {
    case 'unknown':
      return 'We do not know this gift card. Please check its code: four groups of four letters and digits.';
    case 'other-currency':
      return `This gift card is in ${currency}: it pays in the region where it was bought.`;
    case 'empty':
      return 'Nothing is left on this gift card.';
    case 'nothing-to-pay':
      return 'There is nothing in the basket that a gift card pays for. A gift card cannot buy another one.';
    case 'taxed-on-top':
      return 'Gift cards cannot be used in this region at the moment, since tax is added when you pay.';
    case 'in-use':
      return 'This gift card has less left than a moment ago. Please look at the new sum before you pay.';
  }
}

/** The label of a gift card's part in sums. */
export const GIFT_CARD_NAME = 'Gift card';
