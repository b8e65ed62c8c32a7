import { unitAmount } from '#src/core/basket/basket.ts';
import { refusalText } from '#src/core/discounts/refusals.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as checkoutWords from '#src/words/en/checkout.ts';
import * as consentWords from '#src/words/en/digital-consent.ts';
import { fill } from '#src/words/fill.ts';
import { issuesIn } from './checkout/check-details.ts';
import type { Checkout } from './checkout/checkout-store.ts';
import { giftIssues } from './gift-issues.ts';
import type { OrderState } from './use-order.ts';

const PLACE_MISSING = {
  country: checkoutWords.countryMissing,
  postcode: checkoutWords.postcodeMissing,
};

export type CheckoutBlocker = { words: string; at?: string; retry?: boolean };

type Order = {
  region: RegionCode;
  isAgreed: boolean;
  isAccepting: boolean;
  /** Whether a gift's email address is asked for. */
  isMailed: boolean;
};

/** What blocks the checkout, as a message for the shopper, and where to fix it. */
export function checkoutBlocker(
  { basket, needsShipping, shippingState, method, offer, undelivered, coupon, consent }: OrderState,
  { form, gift }: Checkout,
  { region, isAgreed, isAccepting, isMailed }: Order,
): CheckoutBlocker | undefined {
  const blank = basket.items.find((item) => item.quantity === '');
  if (blank)
    return {
      words: fill(checkoutWords.quantityMissing, { product: blank.name }),
      at: `[data-quantity="${blank.id}"]`,
    };
  const dearer = basket.items.find(
    (item) => item.was?.region === region && item.was.amount < (unitAmount(item, region) ?? 0),
  );
  if (dearer && !isAccepting)
    return {
      words: fill(checkoutWords.priceToAccept, { product: dearer.name }),
      at: `[data-was="${dearer.id}"] button`,
    };
  const seen = gift && { ...gift, ...(!isMailed && { email: '' }) };
  const [wrongGift] = Object.entries(seen ? giftIssues(seen, region, new Date()) : {});
  if (wrongGift)
    return {
      words: fill(checkoutWords.giftWrong, { problem: wrongGift[1] }),
      at: `.gift>.field>[name="${wrongGift[0]}"]`,
    };
  const [wrong] = Object.entries(issuesIn(form));
  if (wrong)
    return {
      words: fill(checkoutWords.detailsWrong, { problem: wrong[1] }),
      at: detail(wrong[0]),
    };
  if (coupon?.needsEmail && !form?.email.trim())
    return { words: refusalText('needs-email', coupon), at: detail('email') };
  const { needs } = offer.place ?? {};
  if (needsShipping && !method && needs)
    return { words: PLACE_MISSING[needs], at: `[data-place="${needs}"]` };
  if (undelivered && !method) return { words: undelivered };
  if (needsShipping && !method)
    return shippingState === 'loading'
      ? { words: checkoutWords.deliveryLoading }
      : { words: checkoutWords.deliveryFailed, retry: true };
  if (consent && !isAgreed) return { words: consentWords.missing, at: '[name="digitalConsent"]' };
  return undefined;
}

/** A field of the buyer's details. A gift's fields have some of the same names. */
const detail = (name: string) => `:not(.gift)>.field>[name="${name}"]`;
