import type { CurrencyCode } from '../../src/core/money.ts';
import type { DownloadLink, PaidOrder } from '../../src/features/orders/paid-order.ts';
import type { Order, OrderLine } from '../db/order-types.ts';
import { findProduct, storeSettings } from '../platform/catalogue.ts';
import { orderTax } from '../tax/order-tax.ts';

/** Pictures of our own, as the build names them: an order may carry any address that a browser sent. */
const OWN_PICTURE = /^\/pictures\/[\w-]+\.(webp|avif)$/;

/** An order as its confirmation shows it. `downloads` are links to its files, where the page may show them. */
export function toPaidOrder(order: Order, downloads?: readonly DownloadLink[]): PaidOrder {
  const { id, status, region, currency, createdAt, subtotal, discount, shipping, total } = order;
  const { groups, ...tax } = orderTax(order);
  return {
    id,
    brand: storeSettings().brand.name,
    isHeld: status === 'held',
    region,
    currency: currency as CurrencyCode,
    createdAt: createdAt.toISOString(),
    lines: order.lines.map(({ name, formatName, quantity, unitAmount, customization, ...line }) => ({
      name,
      formatName,
      quantity,
      unitAmount,
      customization,
      pictureUrl: line.previewUrl && OWN_PICTURE.test(line.previewUrl) ? line.previewUrl : undefined,
      tax: line.taxAmount === undefined ? undefined : { rate: line.taxRate ?? null, amount: line.taxAmount },
    })),
    subtotal,
    discount,
    shipping,
    tax: { ...tax, groups: groups.map(({ rate, tax: amount }) => ({ rate, tax: amount })) },
    total,
    ways: waysOf(order.lines),
    downloads,
    ...(order.digitalConsent && { consent: order.digitalConsent }),
  };
}

/** What the catalogue no longer knows was posted, as most things are. */
function waysOf(lines: readonly OrderLine[]): PaidOrder['ways'] {
  const types = lines.map(
    ({ productId, formatId }) =>
      findProduct(productId)?.formats.find(({ _id }) => _id === formatId)?.type ?? 'posted',
  );
  return {
    isPosted: types.some((type) => type !== 'Digital File'),
    isMadeToOrder: types.includes('Print On Demand'),
    isDigital: types.includes('Digital File'),
  };
}
