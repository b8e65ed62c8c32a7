import * as words from '#src/words/en/gift-cards.ts';
import * as sums from '#src/words/en/sums.ts';
import { fill } from '#src/words/fill.ts';
import type { CurrencyCode } from '../currencies.ts';

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
      return words.unknown;
    case 'other-currency':
      return fill(words.otherCurrency, { currency });
    case 'empty':
      return words.empty;
    case 'nothing-to-pay':
      return words.nothingToPay;
    case 'taxed-on-top':
      return words.taxedOnTop;
    case 'in-use':
      return words.inUse;
  }
}

/** The label of a gift card's part in sums. */
export const GIFT_CARD_NAME = sums.giftCard;
