/** `npm run orders`: lists, finds and shows orders, gives money back, releases held orders and notes what was sent. */
import type { Database } from '../../functions/db/open.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../functions/db/order-types.ts';
import { dispatchOrder, releaseOrder } from '../../functions/orders/change-order.ts';
import { orderDetails } from '../../functions/orders/order-details.ts';
import { findOrderByReference } from '../../functions/orders/read-orders.ts';
import type { Money } from '../../src/core/money.ts';
import { daysLater, storeNow } from '../../src/lib/clock.ts';
import { command, Option, oneOf, runCommand } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError, UsageError } from '../lib/command-line/errors.ts';
import {
  dayValue,
  emailAddress,
  lineNumbers,
  moneyValue,
  orderNumber,
  orderReference,
} from '../lib/command-line/values.ts';
import { listOrders, listUnmatched, printOrders } from '../lib/orders/list-command.ts';
import { orderPage } from '../lib/orders/order-page.ts';
import { orderSentence } from '../lib/orders/order-sentence.ts';
import { CSV_ROWS, type CsvRows } from '../lib/orders/orders-csv.ts';
import { refundCommand } from '../lib/orders/refund-command.ts';
import { periodOf } from '../lib/period.ts';
import { withDatabase } from '../lib/with-database.ts';

type Options = Care & {
  status?: OrderStatus;
  email?: string;
  day?: Date;
  from?: Date;
  to?: Date;
  find?: string;
  json?: boolean;
  csv?: CsvRows;
  show?: string;
  refund?: string;
  amount?: Money;
  lines?: number[];
  shipping?: boolean;
  release?: string;
  dispatch?: string;
  tracking?: string;
  unmatched?: boolean;
};

/** What one command does, of which it does one: each with the options that go with it. */
const ACTIONS: Readonly<Record<string, readonly (keyof Options)[]>> = {
  show: [],
  find: ['json', 'csv'],
  refund: ['amount', 'lines', 'shipping', 'yes', 'dryRun'],
  release: ['yes', 'dryRun'],
  dispatch: ['tracking', 'yes', 'dryRun'],
  unmatched: [],
};
const LIST: readonly (keyof Options)[] = ['status', 'email', 'day', 'from', 'to', 'json', 'csv'];

const orders = withCare(
  command(
    'npm run orders',
    'Lists the orders, newest first, or does something with one order. Days are days in UTC.',
    [
      ['--status held', 'the orders that wait for a decision'],
      ['--email ana@example.com', 'the orders of a buyer'],
      ['--show F-7K3M9-QXAB4', 'all about one order'],
      ['--from 2027-01-01 --to 2027-02-01 --csv', 'the orders of January for an accountant'],
      ['--refund F-7K3M9-QXAB4 --amount "5.00 EUR"', 'gives 5 euros back, after a question'],
      ['--refund F-7K3M9-QXAB4 --lines 1,2 --dry-run', 'shows what two lines would give back'],
    ],
  )
    .addOption(
      new Option('--status <status>', `one of ${ORDER_STATUSES.join(', ')}`).argParser(oneOf(ORDER_STATUSES)),
    )
    .addOption(new Option('--email <address>', 'orders of this e-mail address').argParser(emailAddress))
    .addOption(new Option('--day <day>', 'orders of one day').argParser(dayValue).conflicts(['from', 'to']))
    .addOption(new Option('--from <day>', 'orders from this day on').argParser(dayValue))
    .addOption(new Option('--to <day>', 'orders before this day').argParser(dayValue))
    .addOption(
      new Option(
        '--find <reference>',
        'an order by its number, or the provider’s session (cs_…) or payment (pi_…)',
      ).argParser(orderReference),
    )
    .addOption(new Option('--json', 'one JSON object a line, amounts in minor units').conflicts('csv'))
    .addOption(
      new Option('--csv [rows]', 'a table for an accountant: a row for each of orders, or of their lines')
        .argParser(oneOf(CSV_ROWS))
        .preset('orders'),
    )
    .addOption(
      new Option('--show <order>', 'all about one order: buyer, lines, payments, history').argParser(
        orderNumber,
      ),
    )
    .addOption(new Option('--refund <order>', 'gives money back: all that is left').argParser(orderNumber))
    .addOption(
      new Option('--amount <money>', 'with --refund: this much, as in "5.00 EUR"')
        .argParser(moneyValue)
        .conflicts(['lines', 'shipping']),
    )
    .addOption(
      new Option('--lines <numbers>', 'with --refund: these lines, as in 1,2').argParser(lineNumbers),
    )
    .addOption(new Option('--shipping', 'with --refund: the shipping, alone or beside lines'))
    .addOption(new Option('--release <order>', 'lets a held order go ahead').argParser(orderNumber))
    .addOption(
      new Option('--dispatch <order>', 'notes that an order was sent, and mails its buyer').argParser(
        orderNumber,
      ),
    )
    .addOption(
      new Option('--tracking <text>', 'with --dispatch: the parcel’s number, or the address of its page'),
    )
    .addOption(new Option('--unmatched', 'payments without an order')),
);

orders.action(async (options: Options) => {
  const action = actionOf(options);
  const period = periodOfOptions(options);
  await withDatabase(async (db) => {
    const { show, find, refund, release, dispatch } = options;
    if (show) await showOrder(db, show);
    else if (find) await findOrder(db, find, options);
    else if (refund) await refundCommand(db, refund, options);
    else if (release) await releaseHeld(db, release, options);
    else if (dispatch) await noteSent(db, dispatch, options);
    else if (action === 'unmatched') await listUnmatched(db);
    else await listOrders(db, { status: options.status, email: options.email, ...period }, options);
  });
});
await runCommand(orders);

/** The one thing that was asked for. @throws UsageError for two, and for an option that does not go with it */
function actionOf(options: Options): string | undefined {
  const [action, other] = Object.keys(ACTIONS).filter((name) => name in options);
  if (other) throw new UsageError(`Either --${action} or --${other}.`);
  const allowed = action ? [action, ...(ACTIONS[action] ?? [])] : LIST;
  const surplus = Object.keys(options).find((name) => !allowed.includes(name as keyof Options));
  if (surplus === undefined) return action;
  const needed = Object.keys(ACTIONS).find((name) => ACTIONS[name]?.includes(surplus as keyof Options));
  const flag = `--${surplus.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  throw new UsageError(
    action ? `${flag} does not go with --${action}.` : `${flag} goes with --${needed}: name the order there.`,
  );
}

function periodOfOptions({ day, from, to }: Options): { from?: Date | undefined; to?: Date | undefined } {
  if (day) return { from: day, to: daysLater(day, 1) };
  return from && to ? periodOf({ from, to }) : { from, to };
}

async function showOrder(db: Database, id: string): Promise<void> {
  const details = await orderDetails(db, id);
  if (!details) throw new CommandError(`There is no order ${id}.`);
  process.stdout.write(orderPage(details));
}

async function findOrder(db: Database, reference: string, form: Options): Promise<void> {
  const found = await findOrderByReference(db, reference);
  if (!found) throw new CommandError(`There is no order ${reference}.`);
  await printOrders([[found]], form);
}

async function releaseHeld(db: Database, id: string, care: Care): Promise<void> {
  const summary = [
    'Let this held order go ahead: its goods are made, sent and mailed.',
    await summaryOf(db, id),
  ];
  if (!(await confirm(summary, care))) return;
  await releaseOrder(db, id, storeNow());
  console.log(`${id} goes ahead.`);
}

async function noteSent(db: Database, id: string, { tracking, ...care }: Options): Promise<void> {
  const parcel = tracking ? `, tracking ${tracking}` : ', without tracking';
  const summary = [`Note this order as sent${parcel}, and mail its buyer.`, await summaryOf(db, id)];
  if (!(await confirm(summary, care))) return;
  await dispatchOrder(db, id, { tracking, now: storeNow() });
  console.log(`${id} is noted as sent.`);
}

async function summaryOf(db: Database, id: string): Promise<string> {
  const found = await findOrderByReference(db, id);
  if (!found) throw new CommandError(`There is no order ${id}.`);
  return orderSentence(found);
}
