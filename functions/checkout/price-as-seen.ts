import type { BasketRequest, PledgeRequest } from '#src/contracts/checkout.ts';
import type { CheckoutQuote } from '#src/contracts/checkout-quote.ts';
import { changesSince } from '#src/core/checkout/changes.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { isGiftCardProblem } from './gift-card-payment.ts';
import { type CheckedBasket, checkBasket, type PricedBasket } from './price-basket.ts';
import type { PricingOptions } from './price-line.ts';
import { pricePledge } from './price-pledge.ts';
import { isPromoCodeProblem } from './usable-promo-code.ts';

/**
 * Codes for a total that cannot be paid although all items are available.
 * The customer gets this problem itself.
 */
const UNPAYABLE = ['total_too_small', 'total_too_large'];

/**
 * Prices a purchase and compares it with the totals the customer saw, if the request has them. All changes
 * since (prices, items, promo code, shipping) are reported together with the new totals, under the code
 * `totals_changed`.
 */
export function priceAsSeen(
  request: BasketRequest | PledgeRequest,
  options: PricingOptions,
): PricedBasket | Problem {
  if (request.intent === 'Funding') return pledgeAsSeen(request, options);
  const checked = checkBasket(request, options);
  const priced = checked.problems[0] ?? checked.price();
  if (!request.seen || (isProblem(priced) && UNPAYABLE.includes(priced.code))) return priced;
  const now = isProblem(priced) ? priceRest(checked) : priced;
  // A problem that only the customer can fix, such as a text that is too long, is returned as it is.
  if (isProblem(now)) return priced;
  const quote = quoteOf(request, now);
  const isAsSeen = changesSince(request.seen, quote).length === 0;
  // A page that showed no promo code has no changed totals to show, so a problem with the code is returned as
  // it is.
  const isNoChange = !isProblem(priced) || isPromoCodeProblem(priced);
  return isAsSeen && isNoChange ? priced : totalsChanged(quote);
}

function pledgeAsSeen(request: PledgeRequest, options: PricingOptions): PricedBasket | Problem {
  const priced = pricePledge(request, options);
  if (isProblem(priced) || !request.seen) return priced;
  const items = priced.lines.map(({ productId, formatId, name, quantity, unitAmount }) => ({
    productId,
    productFormatId: formatId,
    name,
    quantity,
    unitAmount,
  }));
  const quote = { ...sumsOf(priced), items };
  return changesSince(request.seen, quote).length === 0 ? priced : totalsChanged(quote);
}

/**
 * What is still available of a basket with a problem: without the items that are gone, and if necessary
 * without the promo code or the shipping method. A problem with the gift card counts as success here:
 * dropping other parts would only hide it.
 */
function priceRest({ price }: CheckedBasket): PricedBasket | Problem {
  let rest = price();
  for (const without of [{ code: true }, { method: true }, { code: true, method: true }])
    if (isProblem(rest) && !isGiftCardProblem(rest)) rest = price(without);
  return rest;
}

function quoteOf(request: BasketRequest, now: PricedBasket): CheckoutQuote {
  const items = request.items.map(({ productId, productFormatId, quantity }) => {
    const line = now.lines.find((one) => one.productId === productId && one.formatId === productFormatId);
    const name = line?.name ?? findProduct(productId)?.name;
    return {
      productId,
      productFormatId,
      quantity,
      ...(name && { name }),
      ...(line && { unitAmount: line.unitAmount }),
    };
  });
  return { ...sumsOf(now), items };
}

function sumsOf({ region, subtotal, discount, shipping, total, ...priced }: PricedBasket) {
  return {
    currency: region.currency,
    subtotal,
    discount,
    shipping,
    total,
    ...(priced.giftCard && { giftCard: priced.giftCard.amount }),
    ...(priced.couponCode && { couponCode: priced.couponCode }),
    ...(priced.shippingMethod && { shippingMethodId: priced.shippingMethod._id }),
  };
}

function totalsChanged(quote: CheckoutQuote): Problem {
  return problem('totals_changed', words.changed, { field: 'seen', quote });
}
