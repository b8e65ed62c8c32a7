/** `npm run orders [-- --json]`: the orders, newest first; with --json one JSON object a line. Amounts in minor units. */
import type { Order } from '../../functions/lib/order-types.ts';
import { listOrders } from '../../functions/lib/orders.ts';
import { regionOf } from '../../src/features/regions/regions.ts';
import { type CurrencyCode, formatMoney } from '../../src/lib/money.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { withDatabase } from '../lib/with-database.ts';

/** What --json tells of an order: nobody's name or address. */
const TOLD = [
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
  'payoutCode',
  'lines',
  'createdAt',
  'status',
] as const satisfies (keyof Order)[];

await withDatabase(async (db) => {
  const orders = await listOrders(db);
  const isJson = process.argv.includes('--json');
  if (orders.length === 0 && !isJson) console.log('No orders yet.');
  for (const order of orders)
    console.log(isJson ? forTerminal(JSON.stringify(record(order))) : sentence(order));
});

function record(order: Order) {
  return Object.fromEntries(TOLD.map((field) => [field, order[field]]));
}

function sentence(order: Order): string {
  const total = formatMoney(
    { amount: order.total, currency: order.currency as CurrencyCode },
    regionOf(order.region).locale,
  );
  const lines = order.lines.map((line) => `${line.quantity} × ${line.name} (${line.formatName})`).join(', ');
  const held = order.status === 'held' ? '  HELD, look at it by hand' : '';
  return `${order.createdAt.toISOString().slice(0, 16)}  ${order.id}  ${order.region}  ${total}  ${lines}${held}`;
}
