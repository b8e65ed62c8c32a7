/** `npm run orders [-- --json]`: the orders, newest first; with --json one JSON object a line. Amounts in minor units. */
import type { Order } from '../../functions/db/order-types.ts';
import { listOrders } from '../../functions/orders/orders.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { orderSentence } from '../lib/order-sentence.ts';
import { withDatabase } from '../lib/with-database.ts';

/** What --json shows of an order: nobody's name or address. */
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

await withDatabase(async (db) => {
  const orders = await listOrders(db);
  const isJson = process.argv.includes('--json');
  if (orders.length === 0 && !isJson) console.log('No orders yet.');
  for (const order of orders)
    console.log(isJson ? forTerminal(JSON.stringify(record(order))) : orderSentence(order));
});

function record(order: Order) {
  return Object.fromEntries(TOLD.map((field) => [field, order[field]]));
}
