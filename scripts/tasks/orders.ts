/**
 * `npm run orders [-- --json] [--status held]`: the orders, newest first; with --json one JSON object a line. Amounts in minor units.
 * `--refund F-… [--amount 500 | --lines 1,2]` gives money back, all that is left where neither is named; `--release F-…` lets a held
 * order go ahead; `--dispatch F-… [--tracking …]` notes that it was sent. `--unmatched` lists payments that are none of the
 * store's, and those that could not be recorded.
 */
import { parseArgs } from 'node:util';
import type { Database } from '../../functions/db/open.ts';
import type { Order, OrderStatus } from '../../functions/db/order-types.ts';
import { foreignPayment, unrecordedPayment } from '../../functions/db/schema/orders.ts';
import { dispatchOrder, releaseOrder } from '../../functions/orders/change-order.ts';
import { OrderCommandError } from '../../functions/orders/order-command-error.ts';
import { orderPages } from '../../functions/orders/read-orders.ts';
import { refundOrder } from '../../functions/orders/refund-order.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { operatorStripe } from '../lib/operator-stripe.ts';
import { orderSentence } from '../lib/order-sentence.ts';
import { stop } from '../lib/run.ts';
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

const STATUSES: readonly OrderStatus[] = [
  'paid',
  'held',
  'fulfilled',
  'part_refunded',
  'refunded',
  'disputed',
];

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    status: { type: 'string' },
    refund: { type: 'string' },
    amount: { type: 'string' },
    lines: { type: 'string' },
    release: { type: 'string' },
    dispatch: { type: 'string' },
    tracking: { type: 'string' },
    unmatched: { type: 'boolean', default: false },
  },
});

await withDatabase(async (db) => {
  try {
    if (options.refund) await refund(db, options.refund);
    else if (options.release) {
      await releaseOrder(db, options.release, storeNow());
      console.log(`${options.release} goes ahead.`);
    } else if (options.dispatch) {
      await dispatchOrder(db, options.dispatch, { tracking: options.tracking, now: storeNow() });
      console.log(`${options.dispatch} is noted as sent.`);
    } else if (options.unmatched) await unmatched(db);
    else await list(db);
  } catch (error) {
    if (error instanceof OrderCommandError) stop(error.message);
    throw error;
  }
});

async function list(db: Database): Promise<void> {
  const status = STATUSES.find((one) => one === options.status);
  if (options.status && !status) stop(`--status: one of ${STATUSES.join(', ')}`);
  let isEmpty = true;
  for await (const page of orderPages(db, { status })) {
    isEmpty = false;
    const text = page.map((order) =>
      options.json ? forTerminal(JSON.stringify(record(order))) : orderSentence(order),
    );
    process.stdout.write(`${text.join('\n')}\n`);
  }
  if (isEmpty && !options.json) console.log('No orders yet.');
}

async function refund(db: Database, id: string): Promise<void> {
  const { amount, lines } = options;
  if (amount !== undefined && lines !== undefined) stop('Name either --amount or --lines.');
  const numbers = lines?.split(',').map(Number);
  const given = await refundOrder(
    id,
    { amount: amount === undefined ? undefined : Number(amount), lines: numbers },
    { db, stripe: await operatorStripe() },
    storeNow(),
  );
  console.log(`${given.amount} (${given.currency}, minor units) of ${id} given back.`);
}

async function unmatched(db: Database): Promise<void> {
  const [foreign, unrecorded] = await Promise.all([
    db.select().from(foreignPayment).orderBy(foreignPayment.seenAt),
    db.select().from(unrecordedPayment).orderBy(unrecordedPayment.triedAt),
  ]);
  const told = [
    ...foreign.map(
      ({ sessionId, reason, amount, currency, seenAt }) =>
        `${minuteOf(seenAt)}  ${sessionId}  ${amount ?? '?'} ${currency ?? ''}  none of the store's: ${forTerminal(reason)}`,
    ),
    ...unrecorded.map(
      ({ sessionId, reason, tries, triedAt }) =>
        `${minuteOf(triedAt)}  ${sessionId}  could not be recorded, tried ${tries} times: ${forTerminal(reason)}`,
    ),
  ];
  process.stdout.write(`${told.join('\n') || 'Every payment has its order.'}\n`);
}

function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, 16);
}

function record(order: Order) {
  return Object.fromEntries(TOLD.map((field) => [field, order[field]]));
}
