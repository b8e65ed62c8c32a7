import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { readManyParcels } from '#functions/orders/parcels/read-parcels.ts';
import { type VariantRef, variantKey } from '#src/core/products/variant.ts';

const OPEN = ['to_pack', 'packing', 'waits', 'on_hold', 'part_sent'] as const;

/**
 * The pieces of each variant that are sold but not sent, alone and in bundles (Shopify: committed), by the
 * key of the variant. Variants without any are left out. Five queries.
 * @param variant only this variant
 */
export async function toSendOf(queries: Queries, variant?: VariantRef): Promise<Map<string, number>> {
  const orders = await queries
    .select()
    .from(order)
    .where(
      and(
        inArray(order.parcelState, [...OPEN]),
        isNull(order.fulfilledAt),
        eq(order.intent, 'Standard'),
        ne(order.moneyState, 'refunded'),
        variant &&
          sql`exists (select from ${orderLine} as line where line.order_id = ${order.id}
            and (line.product_id = ${variant.productId}
              or line.contains @> ${JSON.stringify([{ productId: variant.productId }])}::jsonb))`,
      ),
    );
  const pieces = new Map<string, number>();
  const add = (of: VariantRef, quantity: number) => {
    if (quantity > 0) pieces.set(variantKey(of), (pieces.get(variantKey(of)) ?? 0) + quantity);
  };
  for (const { lines, left } of (await readManyParcels(queries, orders)).values())
    for (const { position, owed, sent } of left) {
      const line = lines.find((one) => one.position === position);
      if (line?.contains)
        for (const { productId, productFormatId: formatId, quantity } of line.contains)
          add({ productId, formatId }, (owed - sent) * quantity);
      else if (line) add(line, owed - sent);
    }
  return pieces;
}
