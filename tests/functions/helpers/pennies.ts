import fc from 'fast-check';
import { findProduct, shippingMethods } from '#functions/catalogue/snapshot.ts';
import { runningCode } from '#functions/checkout/promo-codes.ts';
import { basketProduct } from '#src/catalogue/products/basket-product.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import type { CouponEntry } from '#src/catalogue/schemas/selling.ts';
import { MAX_PAYMENT } from '#src/contracts/limits.ts';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import { orderLines } from '#src/core/basket/order-lines.ts';
import { consentWording, isDigitalContent } from '#src/core/checkout/digital-consent.ts';
import { giftCardShare, NO_SHARE } from '#src/core/checkout/gift-card-share.ts';
import { MINIMUM_CHARGE } from '#src/core/checkout/minimum-charge.ts';
import { orderSums } from '#src/core/checkout/order-sums.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { discountIn } from '#src/core/discounts/promo-code.ts';
import { refusalOf } from '#src/core/discounts/refusals.ts';
import { isFormatOut, ownAmount } from '#src/core/products/pricing.ts';
import type { Product } from '#src/core/products/types.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import { shippingOffer } from '#src/core/shipping/offer.ts';
import { taxPlaceOf } from '#src/core/tax/rates.ts';
import { byRate, taxOfOrder } from '#src/core/tax/tax-included.ts';
import { checkoutRequest } from '#src/features/basket/checkout/start-payment.ts';
import { SITE } from './store.ts';

/** The products, codes and methods that baskets are made from. */
export type Shop = { products: Product[]; codes: string[]; methods: ReturnType<typeof shippingMethods> };

/** One basket, as indexes into the shop's lists. */
type Drawn = {
  items: { product: number; format: number; quantity: number; words: string }[];
  code: number;
  method: number;
  payoutCode: string;
  country: string | undefined;
  /** The value of a gift card that pays as much as it can; 0 for none. */
  card: number;
};

/**
 * Replaces each price by one that is hard to round, always the same:
 * from a few pence to some hundreds of pounds.
 */
export function awkwardPrices({ products, 'shipping-methods': methods }: Content): void {
  let seed = 20_261_122;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (const { data } of products)
    for (const { prices } of data.formats)
      for (const region of Object.keys(prices) as RegionCode[])
        prices[region] = 1 + next(next(4) === 0 ? 200 : 40_000);
  for (const { data } of methods)
    for (const region of Object.keys(data.rates) as RegionCode[]) data.rates[region] = next(3_000);
}

/**
 * Adds promo codes of every kind: percentages with remainders, amounts, for some products,
 * with free shipping.
 */
export function addCodes({ coupons, products }: Content): void {
  const some = products.filter((_, at) => at % 3 === 0).map(({ id }) => id);
  const add = (code: string, data: Partial<CouponEntry>) =>
    coupons.push({
      id: code.toLowerCase(),
      file: 'a test',
      data: { code, products: [], active: true, ...data },
    });
  const amounts = { US: 333, GB: 777, CA: 1_001, EU: 59, LATAM: 499, GO: 2_003 };
  for (const percentOff of [1, 7, 13, 33, 67, 99]) add(`PART-${percentOff}`, { percentOff });
  add('SOME-33', { percentOff: 33, products: some });
  add('SOME-17-FREE', { percentOff: 17, products: some, freeShipping: true });
  add('AMOUNT', { amountsOff: amounts });
  add('AMOUNT-SOME-FREE', { amountsOff: amounts, products: some, freeShipping: true });
  add('SENT-FREE', { freeShipping: true });
}

/**
 * What can be bought of a catalogue that the functions have loaded: no fundings,
 * and nothing with limited stock.
 */
export function shopOf({ products, coupons }: Content): Shop {
  return {
    products: products
      .flatMap(({ id }) => findProduct(id) ?? [])
      .filter(
        ({ type, kind, availability, stock }) =>
          type !== 'funding' && kind !== 'test' && availability === 'available' && !stock,
      ),
    codes: coupons.filter(({ data }) => !data.limits).map(({ data }) => data.code),
    methods: shippingMethods(),
  };
}

/** Baskets of a region, some with the same item on two lines. */
export function drawing({ products, codes, methods }: Shop, region: RegionCode): fc.Arbitrary<Drawn> {
  const place = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 });
  const item = fc.record({
    product: place(products),
    format: fc.nat({ max: 4 }),
    quantity: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
      fc.integer({ min: 1, max: 30 }),
    ),
    words: fc.constantFrom('', 'Zoë', 'Ödön'),
  });
  return fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
    // One more than the number of codes, for none.
    code: fc.nat({ max: codes.length }),
    method: place(methods),
    payoutCode: fc.constantFrom('', 'ines-tins', 'sunday-letter'),
    country: fc.constantFrom(...shippingCountries(region)),
    card: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 60_000 }),
      fc.integer({ min: 1, max: 2_000_000 }),
    ),
  });
}

/**
 * The basket as its page calculates it, and the request that its page sends.
 * It has only what the region sells.
 */
export function pageOf(
  { products, codes, methods }: Shop,
  region: RegionCode,
  drawn: Drawn,
  giftCardCode?: string,
) {
  let basket = EMPTY_BASKET;
  for (const { product: at, format: nth, quantity, words } of drawn.items) {
    const product = products[at]!;
    const sold = product.formats.filter(
      (format) => ownAmount(format, region) !== undefined && !isFormatOut({}, format),
    );
    const format = sold[nth % Math.max(1, sold.length)];
    if (!format) continue;
    const { customization } = product;
    const added = addItem(basket, basketProduct(product, []), {
      productFormatId: format._id,
      quantity,
      now: 0,
      customizationQuery: customization?.isRequired ? words || 'Zoë' : customization ? words : '',
    });
    if ('basket' in added) basket = added.basket;
  }
  if (basket.items.length === 0)
    return pageOf({ products, codes, methods }, region, sure(products, region, drawn), giftCardCode);
  const lines = orderLines(basket, region);
  const known = runningCode(codes[drawn.code] ?? '', new Date())?.promo;
  const promo = known && !refusalOf(known, lines, region) ? known : undefined;
  const offer = shippingOffer({ region, methods, lines, goods: 0 });
  const chosenId = offer.methods[drawn.method % Math.max(1, offer.methods.length)]?._id;
  const { quote, method } = orderSums(
    { lines, coupon: promo && discountIn(promo, region) },
    { region, methods, chosenId },
  );
  const isDigital = lines.some(isDigitalContent);
  const { currency } = regionOf(region);
  const share = giftCardCode ? giftCardShare(quote, drawn.card, currency) : NO_SHARE;
  const place = taxPlaceOf(region, drawn.country);
  const taxed = lines.map((line, at) => ({ ...line, discount: quote.lineDiscounts[at]! }));
  return {
    quote,
    share,
    tax: place && byRate(taxOfOrder(taxed, quote.shipping, place)),
    request: checkoutRequest({
      basket,
      region,
      quote,
      shippingMethodId: method?._id ?? '',
      couponCode: promo?.code ?? '',
      payoutCode: drawn.payoutCode || undefined,
      giftCard: giftCardCode ? { code: giftCardCode, amount: share.amount } : undefined,
      digitalConsent: isDigital ? consentWording(region)?.wording : undefined,
      form: null,
      origin: SITE,
      userAgent: 'A browser/1.0',
    }),
  };
}

/** The same basket with at least one item that the region sells. */
function sure(products: readonly Product[], region: RegionCode, drawn: Drawn): Drawn {
  const product = products.findIndex(({ formats }) => formats.some((format) => ownAmount(format, region)));
  return { ...drawn, items: [{ product, format: 0, quantity: 1, words: '' }] };
}

/** Why an amount is refused: below or above the limits of a charge. Undefined if it is accepted. */
export function limitsOf({ subtotal, total }: Quote, region: RegionCode): string | undefined {
  if (Math.max(subtotal, total) > MAX_PAYMENT) return 'total_too_large';
  const minimumCharge = MINIMUM_CHARGE[regionOf(region).currency];
  return total > 0 && total < minimumCharge ? 'total_too_small' : undefined;
}
