import { GIFT_CARD_CODES, GIFT_CARD_PATH, giftCardBalance } from '#src/contracts/gift-card-answer.ts';
import { type GiftCardShare, giftCardShare } from '#src/core/checkout/gift-card-share.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { readGiftCardCode } from '#src/core/gift-cards/code.ts';
import { type GiftCardRefusal, giftCardRefusalText } from '#src/core/gift-cards/words.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { type ApiError, ask } from '#src/stores/api-client/ask.ts';

/** A gift card as looked up. `balance` is in minor units of its currency. */
export type GiftCard = { code: string; balance: number; currency: CurrencyCode };

/** What a card pays of the current order, or why it pays nothing. */
export type GiftCardInOrder = { card: GiftCard; share?: GiftCardShare; refusal?: GiftCardRefusal };

type Found = { isOk: true; card: GiftCard } | { isOk: false; error: ApiError };

/** Looks up a gift card. Makes no request when the code is malformed. */
export async function lookUpGiftCard(typed: string, options?: Parameters<typeof ask>[3]): Promise<Found> {
  const code = readGiftCardCode(typed);
  if (!code) return { isOk: false, error: giftCardError('unknown') };
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  };
  const answer = await ask(GIFT_CARD_PATH, giftCardBalance, init, options);
  return answer.isOk ? { isOk: true, card: { code, ...answer.data } } : { isOk: false, error: answer.error };
}

/**
 * What a card pays of an order in a region, by the same rule as on the server. `isTaxAdded`: the payment page
 * adds tax to prices without tax.
 */
export function giftCardIn(
  card: GiftCard | null,
  quote: Quote,
  { region, isTaxAdded }: { region: RegionCode; isTaxAdded: boolean },
): GiftCardInOrder | undefined {
  if (!card) return undefined;
  const { currency, pricesIncludeTax } = regionOf(region);
  const refused = (refusal: GiftCardRefusal) => ({ card, refusal });
  if (card.currency !== currency) return refused('other-currency');
  if (isTaxAdded && !pricesIncludeTax) return refused('taxed-on-top');
  if (card.balance === 0) return refused('empty');
  const share = giftCardShare(quote, card.balance, currency);
  return share.amount > 0 ? { card, share } : refused('nothing-to-pay');
}

function giftCardError(refusal: GiftCardRefusal): ApiError {
  return { code: GIFT_CARD_CODES[refusal], message: giftCardRefusalText(refusal), field: 'code' };
}
