import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { customizationOf } from '#src/core/products/customization.ts';
import { isShipped, ownAmount } from '#src/core/products/pricing.ts';
import { STANDARD_KIND, type TaxKind } from '#src/core/products/tax-kind.ts';
import type { Stock } from '#src/core/products/types.ts';
import type { Region } from '#src/core/regions/regions.ts';
import type { CheckoutItem } from '../../src/contracts/checkout.ts';
import type { OrderLine } from '../db/order-types.ts';
import { findFiles, findProduct } from '../platform/catalogue.ts';
import { isProblem, type Problem, problem } from '../platform/problem.ts';
import { fundingProblem } from './funded-product.ts';
import type { GivenCard } from './gift-card-payment.ts';
import { wordingProblem } from './wording-problem.ts';

export type PricedLine = OrderLine & {
  isShipped: boolean;
  taxKind: TaxKind;
  /** How many there are of it, where its format says so. */
  stock?: Stock | undefined;
};
export type PricingOptions = {
  isLive: boolean;
  now: Date;
  /** The gift card that came with the purchase. */
  giftCard?: GivenCard | undefined;
  /** The payment provider works out tax. */
  hasTax?: boolean;
};

/** One line for each product, format and text: the same thing asked for twice is one line with the sum. */
export function priceLines(
  items: CheckoutItem[],
  region: Region,
  options: PricingOptions,
): PricedLine[] | Problem {
  const lines = new Map<string, PricedLine>();
  for (const [at, item] of items.entries()) {
    const line = priceLine(item, `items.${at}`, region, options);
    if (isProblem(line)) return line;
    const key = JSON.stringify([line.productId, line.formatId, line.customization ?? '']);
    const same = lines.get(key);
    const quantity = (same?.quantity ?? 0) + line.quantity;
    if (quantity > MAX_QUANTITY)
      return problem('too_many', `At most ${MAX_QUANTITY} of one thing can be bought at once.`, {
        field: `items.${at}.quantity`,
      });
    lines.set(key, { ...(same ?? line), quantity });
  }
  return [...lines.values()];
}

/** One item as a line of the order, or why it cannot be bought; `field` is its place in the request. */
export function priceLine(
  item: CheckoutItem,
  field: string,
  region: Region,
  { isLive, now }: PricingOptions,
): PricedLine | Problem {
  const product = findProduct(item.productId);
  if (!product || (product.kind === 'test' && isLive))
    return problem('unknown_product', 'We do not know this product.', { field: `${field}.productId` });
  // First, since what a funding makes is not for sale either once that is over.
  const notBackable = fundingProblem(product, field, now);
  if (notBackable) return notBackable;
  if (product.availability !== 'available')
    return problem('unavailable', `“${product.name}” cannot be bought at the moment.`, {
      field: `${field}.productId`,
    });
  const format = product.formats.find((candidate) => candidate._id === item.productFormatId);
  if (!format)
    return problem('unknown_format', `“${product.name}” does not come in this format.`, {
      field: `${field}.productFormatId`,
    });
  const amount = ownAmount(format, region.code);
  if (amount === undefined)
    return problem('not_sold_here', `“${product.name}” (${format.name}) is not sold in this region.`, {
      field: `${field}.productFormatId`,
    });
  const customization = item.customizationQuery || undefined;
  const what = product.customization ? `“${product.name}” as “${format.name}”` : `“${product.name}”`;
  const wrongWords = wordingProblem(
    what,
    customizationOf(product, format),
    customization,
    `${field}.customizationQuery`,
  );
  if (wrongWords) return wrongWords;
  const files = findFiles(product._id, format._id).map(({ name }) => name);
  return {
    productId: product._id,
    formatId: format._id,
    name: product.name,
    formatName: format.name,
    quantity: item.quantity,
    unitAmount: amount,
    isShipped: isShipped(format),
    stock: product.stock?.[format._id],
    taxKind: format.taxKind ?? STANDARD_KIND,
    ...(format.type && { formatType: format.type }),
    ...(files.length > 0 && { files }),
    ...(customization && { customization }),
    ...(item.previewUrl && { previewUrl: item.previewUrl }),
  };
}
