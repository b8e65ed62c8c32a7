import type { Database } from '#functions/db/open.ts';
import type { Order } from '#functions/db/order-types.ts';
import { foreignPayment, unrecordedPayment } from '#functions/db/schema/provider.ts';
import { type OrderFilter, orderPages } from '#functions/orders/read-orders.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { moneyText } from '#src/core/money-text.ts';
import { minuteOf } from './order-page.ts';
import { orderSentence } from './order-sentence.ts';
import { type CsvRows, ordersCsv, ordersCsvHead } from './orders-csv.ts';

/** How orders are printed: one line each, one JSON object each, or a table. */
export type ListForm = { json?: boolean | undefined; csv?: CsvRows | undefined };

/** The fields that --json shows. No names or addresses of buyers. */
const SHOWN_FIELDS = [
  'id',
  'sessionId',
  'intent',
  'region',
  'currency',
  'subtotal',
  'discount',
  'shipping',
  'tax',
  'total',
  'giftCardAmount',
  'refunded',
  'giftCardRefunded',
  'totalTaxAmount',
  'taxSource',
  'taxCountry',
  'shippingTaxes',
  'payoutCode',
  'lines',
  'createdAt',
  'status',
  'heldReason',
] as const satisfies (keyof Order)[];

/** Prints the orders that match a filter, newest first, page by page. */
export async function listOrders(db: Database, filter: OrderFilter, form: ListForm): Promise<void> {
  await printOrders(orderPages(db, filter), form);
}

/** Prints orders in the requested form. */
export async function printOrders(
  pages: AsyncIterable<Order[]> | Iterable<Order[]>,
  { json, csv }: ListForm,
): Promise<void> {
  if (csv) process.stdout.write(ordersCsvHead(csv));
  let isEmpty = true;
  for await (const page of pages) {
    isEmpty = false;
    process.stdout.write(csv ? ordersCsv(page, csv) : page.map(line).join(''));
  }
  if (isEmpty && !json && !csv) console.log('No orders.');

  function line(order: Order): string {
    return `${json ? forTerminal(JSON.stringify(record(order))) : orderSentence(order)}\n`;
  }
}

/** Prints payments that do not belong to the store, and payments that could not be recorded. */
export async function listUnmatched(db: Database): Promise<void> {
  const [foreign, unrecorded] = await Promise.all([
    db.select().from(foreignPayment).orderBy(foreignPayment.seenAt),
    db.select().from(unrecordedPayment).orderBy(unrecordedPayment.triedAt),
  ]);
  const lines = [
    ...foreign.map(
      ({ sessionId, reason, amount, currency, seenAt }) =>
        `${minuteOf(seenAt)}  ${sessionId}  ${moneyText(amount, currency)}  not from this store: ${reason}`,
    ),
    ...unrecorded.map(
      ({ sessionId, reason, tries, triedAt }) =>
        `${minuteOf(triedAt)}  ${sessionId}  could not be recorded, tried ${tries} times: ${reason}`,
    ),
  ];
  process.stdout.write(`${lines.map(forTerminal).join('\n') || 'Every payment has an order.'}\n`);
}

function record(order: Order) {
  return Object.fromEntries(SHOWN_FIELDS.map((field) => [field, order[field]]));
}
