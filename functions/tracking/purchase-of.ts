import type { Purchase } from '#src/core/tracking/tracked-event.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import type { Order } from '../db/order-types.ts';
import { env } from '../platform/env.ts';

/**
 * A paid order as it is reported: what was bought and for how much,
 * without personal data or customisation texts.
 */
export function purchaseOf(order: Order): Purchase {
  const { id, region, shipping, totalTaxAmount, couponCode } = order;
  return {
    orderId: id,
    shipping,
    tax: totalTaxAmount ?? 0,
    buying: {
      region,
      ...(couponCode && { couponCode }),
      lines: order.lines.map(({ productId, name, formatName, quantity, unitAmount, discount = 0 }) => {
        const known = findProduct(productId);
        return {
          product: {
            _id: productId,
            name,
            ...(known && { creator: { name: known.creator.name }, categoryIds: known.categoryIds }),
          },
          variant: formatName,
          quantity,
          unitAmount,
          discount,
        };
      }),
    },
  };
}

/**
 * The same for the confirmation page, which reports to Google Analytics.
 * Undefined when the server does it instead.
 */
export function purchaseForBrowser(order: Order): Purchase | undefined {
  const { GA_MEASUREMENT_ID, GA_API_SECRET } = env();
  return GA_MEASUREMENT_ID && !GA_API_SECRET ? purchaseOf(order) : undefined;
}
