import { regionOf } from '../regions/regions.ts';
import { majorUnits } from './ga4-payload.ts';
import { type Buying, type BuyingLine, goodsValue, type TrackedEvent } from './tracked-event.ts';

export type KlaviyoEvent = { name: string; properties: Record<string, unknown> };
/** Returns the absolute URL of a product's page. */
type AddressOf = (productId: string) => string;

const NAMES = {
  viewed: 'Viewed Product',
  added: 'Added to Cart',
  removed: 'Removed from Cart',
  checkout: 'Started Checkout',
  purchase: 'Placed Order',
} as const;

/**
 * Converts an event to Klaviyo's names and properties, in major units.
 * Undefined for events that Klaviyo does not get.
 */
export function klaviyoEvent(event: TrackedEvent, addressOf: AddressOf): KlaviyoEvent | undefined {
  if (event.kind === 'basket') return undefined;
  const buying = event.kind === 'purchase' ? event.purchase.buying : event.buying;
  const items = buying.lines.map((line) => itemOf(line, buying, addressOf));
  const [first] = items;
  if (!first) return undefined;
  return { name: NAMES[event.kind], properties: propertiesOf(event, buying, first, items) };
}

function propertiesOf(
  event: TrackedEvent,
  buying: Buying,
  first: ReturnType<typeof itemOf>,
  items: ReturnType<typeof itemOf>[],
): Record<string, unknown> {
  const { currency } = regionOf(buying.region);
  const value = { $value: majorUnits(goodsValue(buying), currency), Currency: currency };
  const all = { ItemNames: items.map(({ ProductName }) => ProductName), Items: items };
  if (event.kind === 'viewed') {
    const { Quantity: _, ...viewed } = first;
    return { ...viewed, Currency: currency };
  }
  if (event.kind === 'added') return { ...value, ...prefixed('AddedItem', first), ...all };
  if (event.kind === 'removed') return { ...value, ...prefixed('RemovedItem', first), ...all };
  const coupon = buying.couponCode ? { DiscountCode: buying.couponCode } : {};
  const categories = { Categories: [...new Set(items.flatMap(({ Categories }) => Categories))] };
  const order = event.kind === 'purchase' ? { OrderId: event.purchase.orderId } : {};
  return { ...value, ...order, ...coupon, ...categories, ...all };
}

function itemOf(
  { product, variant, quantity, unitAmount }: BuyingLine,
  { region }: Buying,
  addressOf: AddressOf,
) {
  return {
    ProductID: product._id,
    ProductName: product.name,
    Variant: variant,
    Brand: product.creator?.name,
    Categories: [...(product.categoryIds ?? [])],
    URL: addressOf(product._id),
    Price: majorUnits(unitAmount, regionOf(region).currency),
    Quantity: quantity,
  };
}

function prefixed(prefix: string, item: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [prefix + name, value]));
}
