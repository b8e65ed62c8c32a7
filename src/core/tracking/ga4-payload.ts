import type { CurrencyCode } from '../currencies.ts';
import { decimalOf } from '../money.ts';
import { regionOf } from '../regions/regions.ts';
import { type Buying, type BuyingLine, goodsValue, type TrackedEvent } from './tracked-event.ts';

type Ga4Item = {
  item_id: string;
  item_name: string;
  item_variant: string;
  item_brand?: string;
  item_category?: string;
  /** Per piece, after its discount, in major units. */
  price: number;
  /** Per piece, in major units. */
  discount?: number;
  coupon?: string;
  quantity: number;
};
type Ga4Parameters = {
  currency: CurrencyCode;
  value: number;
  coupon?: string;
  items: Ga4Item[];
  transaction_id?: string;
  shipping?: number;
  tax?: number;
};
export type Ga4Event = { name: string; parameters: Ga4Parameters };

const NAMES = {
  added: 'add_to_cart',
  removed: 'remove_from_cart',
  basket: 'view_cart',
  checkout: 'begin_checkout',
  purchase: 'purchase',
} as const;

/**
 * Converts an event to Google Analytics' e-commerce schema, in major units. Undefined for events that GA4
 * does not get.
 */
export function ga4Event(event: TrackedEvent): Ga4Event | undefined {
  if (event.kind === 'viewed') return undefined;
  if (event.kind !== 'purchase') return { name: NAMES[event.kind], parameters: parametersOf(event.buying) };
  const { orderId, buying, shipping, tax } = event.purchase;
  const { currency } = regionOf(buying.region);
  return {
    name: NAMES.purchase,
    parameters: {
      ...parametersOf(buying),
      transaction_id: orderId,
      shipping: majorUnits(shipping, currency),
      tax: majorUnits(tax, currency),
    },
  };
}

function parametersOf(buying: Buying): Ga4Parameters {
  const { currency } = regionOf(buying.region);
  return {
    currency,
    // For goods only: shipping and added tax are separate parameters.
    value: majorUnits(goodsValue(buying), currency),
    ...(buying.couponCode && { coupon: buying.couponCode }),
    items: buying.lines.map((line) => itemOf(line, currency, buying.couponCode)),
  };
}

function itemOf(line: BuyingLine, currency: CurrencyCode, couponCode: string | undefined): Ga4Item {
  const { product, variant, quantity, unitAmount, discount } = line;
  // The rounding error is less than a minor unit per piece; `value` is exact.
  const off = Math.round(discount / quantity);
  return {
    item_id: product._id,
    item_name: product.name,
    item_variant: variant,
    ...(product.creator && { item_brand: product.creator.name }),
    ...(product.categoryIds?.[0] && { item_category: product.categoryIds[0] }),
    price: majorUnits(unitAmount - off, currency),
    ...(off > 0 && { discount: majorUnits(off, currency) }),
    ...(off > 0 && couponCode && { coupon: couponCode }),
    quantity,
  };
}

/** Converts minor units to major units: 2400 pence are 24. */
export function majorUnits(amount: number, currency: CurrencyCode): number {
  return Number(decimalOf({ amount, currency }));
}
