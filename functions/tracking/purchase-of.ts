import type { Purchase } from '../../src/core/tracking/tracked-event.ts';
import type { Order } from '../db/order-types.ts';
import { findProduct } from '../platform/catalogue.ts';
import { env } from '../platform/env.ts';

/** A paid order as it is counted: what was bought and for how much, and nothing of who bought it or what they had written on it. */
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

/** The same for the confirmation page, where Google Analytics is told by the browser: it is by the server where its key for servers is set. */
export function purchaseForBrowser(order: Order): Purchase | undefined {
  const { GA_MEASUREMENT_ID, GA_API_SECRET } = env();
  return GA_MEASUREMENT_ID && !GA_API_SECRET ? purchaseOf(order) : undefined;
}
