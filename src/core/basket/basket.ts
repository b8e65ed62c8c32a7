import { coversLine, type PromoCode } from '../discounts/promo-code.ts';
import { giftKey, NO_GIFT, type TypedGift } from '../gift-cards/gift-details.ts';
import { customizationOf, wordsFor } from '../products/customization.ts';
import { formatsIn, ownAmount, type PricedFormat } from '../products/pricing.ts';
import { isGiftCard } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';
import { lineFormats } from './basket-formats.ts';
import { clampQuantity, MAX_LINES, mostOf } from './quantity.ts';
import type { Basket, BasketItem, BasketProduct, Quantity } from './types.ts';

export const EMPTY_BASKET: Basket = Object.freeze({ items: Object.freeze([]) });

/** Why a product was not added. */
export type AddProblem =
  | 'unavailable'
  | 'test'
  | 'no-format'
  | 'format-unavailable'
  | 'needs-customization'
  | 'full'
  | 'most';

export type Addition = {
  productFormatId?: string;
  quantity?: Quantity;
  customizationQuery?: string;
  /** Who gets a gift card. Ignored for other products. */
  gift?: TypedGift;
  /** ms since the epoch. */
  now: number;
};

/** Why the basket cannot be paid for with this line as it is. */
export type LineIssue = 'unavailable' | 'no-format' | 'format-unavailable' | 'not-sold-here' | 'no-quantity';

/**
 * Adds a product. The same product in the same format with the same personalisation and recipient joins its
 * existing line (up to 99, or to what one customer may buy), which keeps its position.
 */
export function addItem(
  basket: Basket,
  sold: BasketProduct,
  addition: Addition,
): { basket: Basket; item: BasketItem } | { problem: AddProblem } {
  const productFormatId = addition.productFormatId ?? sold.productFormatId;
  const product = { ...sold, formats: lineFormats(sold, productFormatId) };
  const format = formatOf({ ...product, productFormatId });
  const customizationQuery = wordsFor(product, format, (addition.customizationQuery ?? '').trim());
  const gift = format && isGiftCard(format) ? addition.gift : undefined;
  const quantity = clampQuantity(addition.quantity ?? 1, mostOf(product)) || 1;
  const problem = problemOf(product, productFormatId, customizationQuery);
  if (problem) return { problem };

  const at = basket.items.findIndex(
    (item) =>
      item._id === product._id &&
      item.productFormatId === productFormatId &&
      item.customizationQuery === customizationQuery &&
      giftKey(item.gift) === giftKey(gift),
  );
  const known = basket.items[at];
  if (known) {
    const joined = Math.min(mostOf(product), (known.quantity || 0) + quantity);
    const item = { ...known, ...product, productFormatId, quantity: joined, was: undefined };
    return { basket: { items: basket.items.with(at, item) }, item };
  }
  if (basket.items.length >= MAX_LINES) return { problem: 'full' };
  const others = countOf({ items: basket.items.filter(({ _id }) => _id === product._id) });
  if (product.maximumPerPerson && others + quantity > product.maximumPerPerson) return { problem: 'most' };
  const item: BasketItem = {
    ...product,
    id: freeId(basket, product._id, addition.now),
    quantity,
    productFormatId,
    customizationQuery,
    ...(gift && { gift }),
    discounted: false,
  };
  return { basket: { items: [...basket.items, item] }, item };
}

/** Removes the line at a position. Does nothing when there is no such position. */
export function removeAt(basket: Basket, position: number): Basket {
  if (!basket.items[position]) return basket;
  return { items: basket.items.toSpliced(position, 1) };
}

/** Puts a removed line back at its position, or at the end when the basket is now shorter. */
export function insertAt(basket: Basket, position: number, item: BasketItem): Basket {
  if (basket.items.some((other) => other.id === item.id)) return basket;
  return { items: basket.items.toSpliced(Math.min(Math.max(position, 0), basket.items.length), 0, item) };
}

/** Removes the lines of these products: all of them, or only those for which `isOut` returns true. */
export function removeProducts(
  basket: Basket,
  productIds: readonly string[],
  isOut: (item: BasketItem) => boolean = () => true,
): Basket {
  return { items: basket.items.filter((item) => !(productIds.includes(item._id) && isOut(item))) };
}

/** Sets a line's quantity, clamped to 1…99 or to what one customer may buy. An empty value stays empty. */
export function setQuantity(basket: Basket, id: string, quantity: unknown): Basket {
  return change(basket, id, (item) => ({ quantity: clampQuantity(quantity, mostOf(item)) }));
}

/**
 * Sets a line's format and resets its quantity to 1. Drops the personalisation text when the new format
 * cannot carry it. Does nothing when the product does not have the format.
 */
export function setFormat(basket: Basket, id: string, productFormatId: string): Basket {
  return change(basket, id, (item) => {
    const format = formatOf({ ...item, productFormatId });
    const customizationQuery = wordsFor(item, format, item.customizationQuery);
    return format ? { productFormatId, customizationQuery, quantity: 1, was: undefined } : {};
  });
}

/** Changes fields of who gets a gift card, and keeps the other fields. */
export function changeGift(basket: Basket, id: string, fields: Partial<TypedGift>): Basket {
  return change(basket, id, ({ gift = NO_GIFT }) => ({ gift: { ...gift, ...fields } }));
}

/** Clears a line's price change after the shopper has seen it. */
export function acceptPrice(basket: Basket, id: string): Basket {
  return change(basket, id, () => ({ was: undefined }));
}

/** Marks the lines that a promo code discounts. Without a code, marks none. */
export function markDiscounted(basket: Basket, coupon?: Pick<PromoCode, 'productIds'>): Basket {
  return {
    items: basket.items.map((item) => {
      const discounted = coupon !== undefined && isLoweredBy(coupon, item);
      return discounted === item.discounted ? item : { ...item, discounted };
    }),
  };
}

/** The number of pieces in the basket. A line with an empty quantity counts as 0. */
export function countOf(basket: Basket): number {
  return basket.items.reduce((count, item) => count + (item.quantity || 0), 0);
}

/** True when the promo code applies to the line. Never true for a gift card. */
export function isLoweredBy(coupon: Pick<PromoCode, 'productIds'>, item: BasketItem): boolean {
  return coversLine(coupon, { productId: item._id, taxKind: formatOf(item)?.taxKind });
}

/**
 * The price of one piece in the region, in minor units. Undefined when the line's format is not sold there.
 */
export function unitAmount(item: BasketItem, region: RegionCode): number | undefined {
  const format = formatOf(item);
  return format && ownAmount(format, region);
}

/** The line's format with its price in the region. Undefined when it is not sold there. */
export function pricedFormatOf(item: BasketItem, region: RegionCode): PricedFormat | undefined {
  return formatsIn(item, region).find(({ _id }) => _id === item.productFormatId);
}

/** The line's picture: its format's own, or the product's first. */
export function pictureOf(item: Pick<BasketItem, 'formats' | 'productFormatId' | 'previewImages'>) {
  return item.previewImages[formatOf(item)?.picture ?? 0] ?? item.previewImages[0];
}

export function formatOf(item: Pick<BasketItem, 'formats' | 'productFormatId'>) {
  return item.formats.find((format) => format._id === item.productFormatId);
}

/** The lines whose chosen format is not sold in a region. */
export function unavailableIn(basket: Basket, region: RegionCode): BasketItem[] {
  return basket.items.filter((item) => isUnavailableIn(item, region));
}

/** True when the line's chosen format is not sold in a region. */
export function isUnavailableIn(item: BasketItem, region: RegionCode): boolean {
  return unitAmount(item, region) === undefined;
}

/** What blocks the checkout of a line, or undefined when nothing does. */
export function lineIssue(item: BasketItem, region: RegionCode): LineIssue | undefined {
  if (item.availability === 'unavailable') return 'unavailable';
  const format = formatOf(item);
  if (!format) return 'no-format';
  if (format.availability === 'unavailable') return 'format-unavailable';
  if (isUnavailableIn(item, region)) return 'not-sold-here';
  if (item.quantity === '') return 'no-quantity';
  return undefined;
}

function problemOf(
  product: BasketProduct,
  productFormatId: string,
  customizationQuery: string,
): AddProblem | undefined {
  if (product.availability === 'unavailable') return 'unavailable';
  if (product.kind === 'test') return 'test';
  const format = formatOf({ ...product, productFormatId });
  if (!format) return 'no-format';
  if (format.availability === 'unavailable') return 'format-unavailable';
  if (customizationOf(product, format)?.isRequired && !customizationQuery) return 'needs-customization';
  return undefined;
}

/** Returns an unused id, even for two lines added in the same millisecond. */
function freeId(basket: Basket, productId: string, now: number): string {
  const taken = new Set(basket.items.map((item) => item.id));
  let stamp = now;
  while (taken.has(`${productId}-${stamp}`)) stamp += 1;
  return `${productId}-${stamp}`;
}

function change(basket: Basket, id: string, fields: (item: BasketItem) => Partial<BasketItem>): Basket {
  return { items: basket.items.map((item) => (item.id === id ? { ...item, ...fields(item) } : item)) };
}
