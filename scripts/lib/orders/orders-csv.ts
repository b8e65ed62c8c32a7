import type { Order, OrderLine } from '#functions/db/order-types.ts';
import { type CsvRow, csv } from '#src/core/csv.ts';
import { regionOf } from '#src/core/regions/regions.ts';

/** The content of a row: an order, or a line of an order with its tax. */
export const CSV_ROWS = ['orders', 'lines'] as const;
export type CsvRows = (typeof CSV_ROWS)[number];

/** The row of an order, for accounting. */
function orderRow(order: Order): CsvRow {
  const { currency, total, refunded, giftCardAmount, totalTaxAmount, shippingAddress } = order;
  const money = (amount: number) => ({ amount, currency });
  return {
    order: order.id,
    invoice: order.invoiceNumber,
    date: order.createdAt,
    status: order.status,
    region: order.region,
    country: order.taxCountry ?? shippingAddress?.country,
    currency,
    goods: money(order.subtotal),
    discount: money(order.discount),
    shipping: money(order.shipping),
    tax: totalTaxAmount === null ? null : money(totalTaxAmount),
    taxIncluded: regionOf(order.region).pricesIncludeTax ? 'yes' : 'no',
    total: money(total),
    paidByProvider: money(total - giftCardAmount),
    paidByGiftCard: money(giftCardAmount),
    refunded: money(refunded),
    refundedByProvider: money(refunded - order.giftCardRefunded),
    refundedToGiftCard: money(order.giftCardRefunded),
    remaining: money(total - refunded),
    session: order.sessionId,
  };
}

/**
 * The rows of an order's lines, and one for shipping. `contains`: the pieces in all bundles of the line, by
 * SKU. `price` is after the discount; the rate is in percent.
 */
function lineRows(order: Order): CsvRow[] {
  const { currency, region } = order;
  const money = (amount: number) => ({ amount, currency });
  const taxIncluded = regionOf(region).pricesIncludeTax ? 'yes' : 'no';
  const lines = order.lines.map((line, at) => ({
    order: order.id,
    date: order.createdAt,
    region,
    currency,
    line: at + 1,
    product: line.productId,
    format: line.formatId,
    sku: line.sku ?? '',
    name: `${line.name} (${line.formatName})`,
    quantity: line.quantity,
    unitPrice: money(line.unitAmount),
    discount: money(line.discount ?? 0),
    price: money(priceOf(line)),
    taxKind: line.taxKind,
    taxRate: line.taxRate == null ? null : percent(line.taxRate),
    tax: line.taxAmount === undefined ? null : money(line.taxAmount),
    taxIncluded,
    contains: (line.contains ?? [])
      .map(({ sku, quantity }) => `${quantity * line.quantity} × ${sku}`)
      .join(', '),
  }));
  return [...lines, ...shippingRows(order)];
}

/** One row for the shipping of an order, or one for each tax rate that applies to it. */
function shippingRows({ id, createdAt, region, currency, shipping, shippingTaxes }: Order): CsvRow[] {
  if (shipping === 0) return [];
  const { pricesIncludeTax } = regionOf(region);
  const shares =
    shippingTaxes.length > 0
      ? // A share includes its tax. Where tax is added on top, prices exclude it.
        shippingTaxes.map(({ rate, amount, tax }) => ({
          rate,
          price: pricesIncludeTax ? amount : amount - tax,
          tax,
        }))
      : [{ rate: null, price: shipping, tax: null }];
  return shares.map(({ rate, price, tax }) => ({
    order: id,
    date: createdAt,
    region,
    currency,
    name: 'Shipping',
    quantity: 1,
    price: { amount: price, currency },
    taxRate: rate === null ? null : percent(rate),
    tax: tax === null ? null : { amount: tax, currency },
    taxIncluded: pricesIncludeTax ? 'yes' : 'no',
  }));
}

/** Basis points as percent: 750 is 7.5. */
function percent(basisPoints: number): number {
  return basisPoints / 100;
}

const COLUMNS: Readonly<Record<CsvRows, readonly string[]>> = {
  orders: [
    'order',
    'invoice',
    'date',
    'status',
    'region',
    'country',
    'currency',
    'goods',
    'discount',
    'shipping',
    'tax',
    'taxIncluded',
    'total',
    'paidByProvider',
    'paidByGiftCard',
    'refunded',
    'refundedByProvider',
    'refundedToGiftCard',
    'remaining',
    'session',
  ],
  lines: [
    'order',
    'date',
    'region',
    'currency',
    'line',
    'product',
    'format',
    'sku',
    'name',
    'quantity',
    'unitPrice',
    'discount',
    'price',
    'taxKind',
    'taxRate',
    'tax',
    'taxIncluded',
    'contains',
  ],
};

/** The first line of a table: the column names. */
export function ordersCsvHead(rows: CsvRows): string {
  return csv(COLUMNS[rows], []);
}

/** Orders as rows of a table, without the column names. */
export function ordersCsv(orders: readonly Order[], rows: CsvRows): string {
  const cells = rows === 'orders' ? orders.map(orderRow) : orders.flatMap(lineRows);
  return csv(COLUMNS[rows], cells).slice(ordersCsvHead(rows).length);
}

/** The amount paid for a line, in minor units. */
function priceOf({ unitAmount, quantity, discount = 0 }: OrderLine): number {
  return unitAmount * quantity - discount;
}
