import { changesSince } from '#src/core/checkout/changes.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import type { BasketRequest, PledgeRequest } from '../../src/contracts/checkout.ts';
import type { CheckoutQuote } from '../../src/contracts/checkout-quote.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { isAboutCard } from './gift-card-payment.ts';
import { type PricedBasket, priceBasket } from './price-basket.ts';
import { type PricingOptions, priceLine } from './price-line.ts';
import { pricePledge } from './price-pledge.ts';
import { isAboutCode } from './usable-promo-code.ts';

/** Codes for items that cannot be bought any more, whatever the customer does. */
const GONE = ['unknown_product', 'unknown_format', 'unavailable', 'not_sold_here', 'funding_over'];
/**
 * Codes for a total that cannot be paid although all items are available. The customer gets this problem
 * itself.
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
  const priced = priceBasket(request, options);
  if (!request.seen || (isProblem(priced) && UNPAYABLE.includes(priced.code))) return priced;
  const rest = isProblem(priced) ? stillToBeHad(request, options) : request;
  const now = rest === request ? priced : rest && priceBasket(rest, options);
  // A problem that only the customer can fix, such as a text that is too long, is returned as it is.
  if (!now || isProblem(now)) return priced;
  const quote = quoteOf(request, now);
  const isAsSeen = changesSince(request.seen, quote).length === 0;
  // A page that showed no promo code has no changed totals to show, so a problem with the code is returned as
  // it is.
  const isNoChange = rest === request || (isProblem(priced) && isAboutCode(priced));
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
 * The request without what is no longer available: items, promo code, shipping method. Undefined when nothing
 * is left.
 */
function stillToBeHad(request: BasketRequest, options: PricingOptions): BasketRequest | undefined {
  const region = regionOf(request.storeRegion);
  const items = request.items.filter((item) => {
    const line = priceLine(item, 'items', region, options);
    return !(isProblem(line) && GONE.includes(line.code));
  });
  if (items.length === 0) return undefined;
  const { couponCode: _code, ...codeless } = { ...request, items };
  const { shippingMethodId: _method, ...undecided } = { ...request, items };
  const { shippingMethodId: _other, ...bare } = codeless;
  const ways: BasketRequest[] = [{ ...request, items }, codeless, undecided, bare];
  // A problem with the gift card counts as success here: dropping other parts would only hide it.
  return ways.find((way) => {
    const priced = priceBasket(way, options);
    return !isProblem(priced) || isAboutCard(priced);
  });
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
  return problem(
    'totals_changed',
    'Something has changed since you saw it. Nothing was charged; please look it over.',
    { field: 'seen', quote },
  );
}
