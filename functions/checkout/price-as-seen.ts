import { changesSince } from '#src/core/checkout/changes.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import type { BasketRequest, PledgeRequest } from '../../src/contracts/checkout.ts';
import type { CheckoutQuote } from '../../src/contracts/checkout-quote.ts';
import { findProduct } from '../platform/catalogue.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { isAboutCard } from './gift-card-payment.ts';
import { type PricedBasket, priceBasket } from './price-basket.ts';
import { type PricingOptions, priceLine } from './price-line.ts';
import { pricePledge } from './price-pledge.ts';
import { isAboutCode } from './usable-coupon.ts';

/** Why a thing that was in a basket cannot be had any more, whatever the shopper does. */
const GONE = ['unknown_product', 'unknown_format', 'unavailable', 'not_sold_here', 'funding_over'];
/** A sum that cannot be paid although all that was asked for can be had: nothing has changed, so the sum itself is told. */
const UNPAYABLE = ['total_too_small', 'total_too_large'];

/**
 * Prices a purchase and holds it against what the shopper saw, where the request says so. What has changed since (a price, a thing that
 * is gone, a promo code that has ended, the shipping) is told all at once, with what the rest comes to now: code `totals_changed`.
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
  // What only the shopper can put right, such as a wording that is too long, is said as it is.
  if (!now || isProblem(now)) return priced;
  const quote = quoteOf(request, now);
  const isAsSeen = changesSince(request.seen, quote).length === 0;
  // A page that showed nothing of a promo code has nothing to show anew: why the code is not taken is said as it is.
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

/** The request without what has gone since: things, the promo code, the shipping method. Undefined when nothing would be left. */
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
  // A gift card that pays nothing stands in the way of none of these: dropping something else would only hide that.
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
