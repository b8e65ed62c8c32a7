import type { CheckoutItem } from '#src/contracts/checkout.ts';
import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { giftKey } from '#src/core/gift-cards/gift-details.ts';
import { choiceWord } from '#src/core/products/choice.ts';
import { customizationOf } from '#src/core/products/customization.ts';
import { isShipped, ownAmount } from '#src/core/products/pricing.ts';
import { skuOf } from '#src/core/products/sku.ts';
import { isGiftCard, STANDARD_KIND, type TaxKind } from '#src/core/products/tax-kind.ts';
import type { Region } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { fill } from '#src/words/fill.ts';
import { findFiles, findProduct } from '../catalogue/snapshot.ts';
import type { OrderLine } from '../db/order-types.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { limitOf } from './attempts/person-limits.ts';
import { customizationProblem } from './customization-problem.ts';
import { fundingProblem } from './funded-product.ts';
import type { GivenCard } from './gift-card-payment.ts';
import { giftDetails } from './gift-details.ts';
import { type StockItem, stockItemsOf } from './stock-items.ts';

export type PricedLine = OrderLine & {
  isShipped: boolean;
  taxKind: TaxKind;
  /** Of one piece with its packaging, in grams. */
  weight?: number | undefined;
  /** The only shipping methods that it can go by. */
  shippingMethods?: string[] | undefined;
  /** What one piece takes from stock. Empty for a pledge. */
  stockItems: readonly StockItem[];
};
export type PricingOptions = {
  isLive: boolean;
  now: Date;
  /** The gift card of this purchase. */
  giftCard?: GivenCard | undefined;
  /** How often this customer used the promo code under an older key (discount-limits.ts). */
  earlierUses?: number | undefined;
  /** Whether Stripe calculates the tax. */
  hasTax?: boolean;
};

/** Codes for items that cannot be bought any more, whatever the customer does. */
const GONE = ['unknown_product', 'unknown_format', 'unavailable', 'not_sold_here', 'funding_over'];

/**
 * One line for each product, format, text and recipient: identical items are merged and their quantities
 * added. Items with a problem make no line.
 */
export function priceLines(
  items: CheckoutItem[],
  region: Region,
  options: PricingOptions,
): { lines: PricedLine[]; problems: Problem[] } {
  const lines = new Map<string, PricedLine>();
  const problems: Problem[] = [];
  for (const [at, item] of items.entries()) {
    const line = priceLine(item, `items.${at}`, region, options);
    if (isProblem(line)) {
      problems.push(line);
      continue;
    }
    const key = JSON.stringify([line.productId, line.formatId, line.customization ?? '', giftKey(line.gift)]);
    const same = lines.get(key);
    const quantity = (same?.quantity ?? 0) + line.quantity;
    if (quantity > MAX_QUANTITY)
      problems.push(
        problem('too_many', fill(words.tooMany, { most: MAX_QUANTITY }), {
          field: `items.${at}.quantity`,
        }),
      );
    lines.set(key, { ...(same ?? line), quantity });
  }
  return { lines: [...lines.values()], problems };
}

/** True for the problem of an item that cannot be bought any more. */
export function isGone({ code }: Problem): boolean {
  return GONE.includes(code);
}

/** One item as an order line, or the problem. `field` is the item's path in the request. */
function priceLine(
  item: CheckoutItem,
  field: string,
  region: Region,
  { isLive, now }: PricingOptions,
): PricedLine | Problem {
  const product = findProduct(item.productId);
  if (!product || (product.kind === 'test' && isLive))
    return problem('unknown_product', words.unknownProduct, { field: `${field}.productId` });
  // Checked first: when a funding is over, its product is unavailable too, and this message says why.
  const notBackable = fundingProblem(product, field, now);
  if (notBackable) return notBackable;
  if (product.availability !== 'available')
    return problem('unavailable', fill(words.unavailable, { product: product.name }), {
      field: `${field}.productId`,
    });
  const format = product.formats.find((candidate) => candidate._id === item.productFormatId);
  if (!format)
    return problem(
      'unknown_format',
      fill(words.unknownFormat, { product: product.name, choice: choiceWord(product.choice) }),
      {
        field: `${field}.productFormatId`,
      },
    );
  if (format.availability === 'unavailable')
    return problem(
      'sold_out',
      fill(words.soldOut, {
        item: fill(words.productInFormat, { product: product.name, format: format.name }),
      }),
      { field: `${field}.productFormatId` },
    );
  const amount = ownAmount(format, region.code);
  if (amount === undefined)
    return problem('not_sold_here', fill(words.notSoldHere, { product: product.name, format: format.name }), {
      field: `${field}.productFormatId`,
    });
  const customization = item.customizationQuery || undefined;
  const what = product.customization
    ? fill(words.productAsFormat, { product: product.name, format: format.name })
    : fill(words.product, { product: product.name });
  const wrongWords = customizationProblem(
    what,
    customizationOf(product, format),
    customization,
    `${field}.customizationQuery`,
  );
  if (wrongWords) return wrongWords;
  const taxKind = format.taxKind ?? STANDARD_KIND;
  const gift = isGiftCard({ taxKind })
    ? giftDetails(item.gift, { isMailed: true, region: region.code, now, field: `${field}.gift` })
    : undefined;
  if (isProblem(gift)) return gift;
  const files = findFiles(product._id, format._id).map(({ name }) => name);
  return {
    productId: product._id,
    formatId: format._id,
    name: product.name,
    formatName: format.name,
    sku: skuOf(product, format),
    quantity: item.quantity,
    unitAmount: amount,
    isShipped: isShipped(format),
    stockItems: stockItemsOf(product, format._id),
    weight: format.weight,
    shippingMethods: product.shippingMethods,
    taxKind,
    ...(format.type && { formatType: format.type }),
    ...(files.length > 0 && { files }),
    ...limitOf(product._id),
    ...(format.contains && {
      contains: format.contains.map((part) => ({ ...part, ...limitOf(part.productId) })),
    }),
    ...(customization && { customization }),
    ...(gift && Object.keys(gift).length > 0 && { gift }),
    ...(item.previewUrl && { previewUrl: item.previewUrl }),
  };
}
