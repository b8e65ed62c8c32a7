/** `npm run orders [-- --json]`: the orders, newest first; with --json one JSON object a line. Amounts in minor units. */
import type { Order } from '../../functions/db/order-types.ts';
import { orderPages } from '../../functions/orders/read-orders.ts';
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
  'refunded',
  'payoutCode',
  'lines',
  'createdAt',
  'status',
  'heldReason',
] as const satisfies (keyof Order)[];

await withDatabase(async (db) => {
  const isJson = process.argv.includes('--json');
  let isEmpty = true;
  for await (const page of orderPages(db)) {
    isEmpty = false;
    const text = page.map((order) =>
      isJson ? forTerminal(JSON.stringify(record(order))) : orderSentence(order),
    );
    process.stdout.write(`${text.join('\n')}\n`);
  }
  if (isEmpty && !isJson) console.log('No orders yet.');
});

function record(order: Order) {
  return Object.fromEntries(TOLD.map((field) => [field, order[field]]));
}
