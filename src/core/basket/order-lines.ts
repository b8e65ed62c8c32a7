import type { QuoteLine } from '../checkout/quote.ts';
import { giftKey } from '../gift-cards/gift-details.ts';
import { isShipped } from '../products/pricing.ts';
import { STANDARD_KIND, type TaxKind } from '../products/tax-kind.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { SentLine } from '../shipping/offer.ts';
import { formatOf, lineIssue, unitAmount } from './basket.ts';
import type { Basket, BasketItem } from './types.ts';

/** A line as `quote`, the shipping and the tax calculation need it, with its basket line. */
export type BuyableLine = QuoteLine & SentLine & { item: BasketItem; taxKind: TaxKind; quantity: number };

/**
 * The lines of the basket that can be bought in a region. Lines with the same product, format,
 * personalisation and recipient are merged, as on the server: discounts are rounded per line, so both sides
 * need the same lines.
 */
export function orderLines(basket: Basket, region: RegionCode): BuyableLine[] {
  const lines = new Map<string, BuyableLine>();
  for (const item of basket.items) {
    const amount = unitAmount(item, region);
    const format = formatOf(item);
    if (amount === undefined || !format || item.quantity === '' || lineIssue(item, region)) continue;
    const key = JSON.stringify([item._id, item.productFormatId, item.customizationQuery, giftKey(item.gift)]);
    const same = lines.get(key);
    lines.set(key, {
      ...(same ?? {
        item,
        amount,
        productId: item._id,
        name: item.name,
        isShipped: isShipped(format),
        weight: format.weight,
        shippingMethods: item.shippingMethods,
        taxKind: format.taxKind ?? STANDARD_KIND,
      }),
      quantity: (same?.quantity ?? 0) + item.quantity,
    });
  }
  return [...lines.values()];
}
