import { type CurrencyCode, decimalOf } from '../money.ts';
import { regionOf } from '../regions/regions.ts';
import { type Buying, type BuyingLine, goodsValue, type TrackedEvent } from './tracked-event.ts';

type Ga4Item = {
  item_id: string;
  item_name: string;
  item_variant: string;
  item_brand?: string;
  item_category?: string;
  /** For one piece, after its discount, in major units. */
  price: number;
  /** Off one piece, in major units. */
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

/** An event by Google Analytics' own scheme for shops, in major units; undefined for what it is not told. */
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
    // Of goods alone: shipping and tax on top stand beside it.
    value: majorUnits(goodsValue(buying), currency),
    ...(buying.couponCode && { coupon: buying.couponCode }),
    items: buying.lines.map((line) => itemOf(line, currency, buying.couponCode)),
  };
}

function itemOf(line: BuyingLine, currency: CurrencyCode, couponCode: string | undefined): Ga4Item {
  const { product, variant, quantity, unitAmount, discount } = line;
  // What does not divide evenly is off by less than a minor unit a piece; `value` has it exactly.
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

/** An amount as a number of the currency's own unit: 2400 pence are 24. */
export function majorUnits(amount: number, currency: CurrencyCode): number {
  return Number(decimalOf({ amount, currency }));
}
