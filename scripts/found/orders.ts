/** `npx found orders`: lists, shows, invoices, refunds, releases and ships orders. */
import type { Database } from '#functions/db/open.ts';
import { ORDER_STATUSES, type OrderStatus } from '#functions/db/order-types.ts';
import { orderDetails } from '#functions/orders/order-details.ts';
import type { Tracking } from '#functions/orders/parcels/send-parcels.ts';
import { findOrderByReference } from '#functions/orders/read-orders.ts';
import { dispatchOrder, releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { daysLater } from '#src/core/dates.ts';
import type { Money } from '#src/core/money.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, Option, oneOf } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError, UsageError } from '../lib/command-line/errors.ts';
import {
  dayValue,
  emailAddress,
  lineNumbers,
  linePieces,
  moneyValue,
  orderNumber,
  orderReference,
} from '../lib/command-line/values.ts';
import {
  addressCommand,
  cancelCommand,
  type LinePart,
  noteCommand,
  returnedCommand,
  sendPartCommand,
  type TypedAddress,
} from '../lib/orders/change-order.ts';
import { type InvoiceOptions, invoiceCommand, listInvoices } from '../lib/orders/invoices.ts';
import { orderPage } from '../lib/orders/order-page.ts';
import { orderSentence } from '../lib/orders/order-sentence.ts';
import { CSV_ROWS, type CsvRows } from '../lib/orders/orders-csv.ts';
import { listOrders, listUnmatched, printOrders } from '../lib/orders/print-orders.ts';
import { refundCommand } from '../lib/orders/refund.ts';
import { periodOf } from '../lib/period.ts';
import { withDatabase } from '../lib/with-database.ts';

type Days = { day?: Date; from?: Date; to?: Date };
type Form = { json?: boolean; csv?: CsvRows };
type Filters = Days & Form & { status?: OrderStatus; email?: string };
type RefundOptions = Care & { amount?: Money; lines?: number[]; shipping?: boolean };

export const examples = [
  ['list --status held', 'the orders on hold'],
  ['list --from 2027-01-01 --to 2027-02-01 --csv', 'the orders of January, for accounting'],
  ['show F-7K3M9-QXAB4', 'all details of an order'],
  ['refund F-7K3M9-QXAB4 --amount "5.00 EUR"', 'refunds 5 euros, after confirmation'],
  ['refund F-7K3M9-QXAB4 --lines 1,2 --dry-run', 'shows a refund of two lines without making it'],
  ['invoice F-7K3M9-QXAB4 --link', 'the invoice and the credit notes of an order, with links to print them'],
  ['invoices --from 2027-01-01 --to 2027-02-01 --csv', 'the VAT of January by rate, for accounting'],
  ['ship F-7K3M9-QXAB4 --tracking AB123456789GB', 'marks an order as sent and mails its buyer'],
  ['ship F-7K3M9-QXAB4 --lines 1:2', 'sends two pieces of line 1 as a parcel'],
  ['address F-7K3M9-QXAB4 --line1 "18 Heron Steps" --postcode "LS7 1AB"', 'changes where an order is sent'],
] as const;

/** Declares the commands for orders. */
export function declare(orders: Command): void {
  const order = () => new Argument('<order>', 'the number of an order').argParser(orderNumber);
  inForm(action(orders, 'list', 'lists orders, newest first; days are days in UTC', true))
    .addOption(
      new Option('--status <status>', `one of ${ORDER_STATUSES.join(', ')}`).argParser(oneOf(ORDER_STATUSES)),
    )
    .addOption(new Option('--email <address>', 'orders of this email address').argParser(emailAddress))
    .addOption(new Option('--day <day>', 'orders of one day').argParser(dayValue).conflicts(['from', 'to']))
    .addOption(new Option('--from <day>', 'the first day').argParser(dayValue))
    .addOption(new Option('--to <day>', 'orders before this day').argParser(dayValue))
    .action(({ day, from, to, status, email, ...form }: Filters) => {
      const period = periodOfOptions({ day, from, to });
      return withDatabase((db) => listOrders(db, { status, email, ...period }, form));
    });
  action(orders, 'show', 'shows one order: buyer, lines, payments, history')
    .addArgument(order())
    .action((id: string) => withDatabase((db) => showOrder(db, id)));
  inForm(action(orders, 'find', 'finds the order of a payment'))
    .addArgument(
      new Argument(
        '<reference>',
        'an order by its number, or the provider’s session (cs_…) or payment (pi_…)',
      ).argParser(orderReference),
    )
    .action((reference: string, form: Form) => withDatabase((db) => findOrder(db, reference, form)));
  withCare(action(orders, 'refund', 'refunds an order: all that is left, an amount, or lines'))
    .addArgument(order())
    .addOption(
      new Option('--amount <money>', 'an amount, as in "5.00 EUR"')
        .argParser(moneyValue)
        .conflicts(['lines', 'shipping']),
    )
    .addOption(new Option('--lines <numbers>', 'these lines, as in 1,2').argParser(lineNumbers))
    .addOption(new Option('--shipping', 'the shipping, alone or with lines'))
    .action((id: string, options: RefundOptions) => withDatabase((db) => refundCommand(db, id, options)));
  withCare(action(orders, 'release', 'releases an order on hold: it is produced, shipped and mailed'))
    .addArgument(order())
    .action((id: string, care: Care) => withDatabase((db) => releaseHeld(db, id, care)));
  withCare(action(orders, 'ship', 'marks an order as sent, and mails its buyer'))
    .addArgument(order())
    .addOption(new Option('--tracking <text>', 'the tracking number, or the URL of the tracking page'))
    .addOption(new Option('--carrier <name>', 'the carrier, as in "Royal Mail"'))
    .addOption(
      new Option('--lines <pieces>', 'only these pieces, as in 1:2,3:1 for two of line 1').argParser(
        linePieces,
      ),
    )
    .action((id: string, { lines, ...shipped }: Care & Tracking & { lines?: LinePart[] }) =>
      withDatabase((db) =>
        lines ? sendPartCommand(db, id, { ...shipped, lines }) : markSent(db, id, shipped),
      ),
    );
  withCare(action(orders, 'cancel', 'cancels the unsent part of an order and refunds it'))
    .addArgument(order())
    .action((id: string, care: Care) => withDatabase((db) => cancelCommand(db, id, care)));
  action(orders, 'returned', 'marks an order as returned')
    .addArgument(order())
    .addOption(new Option('--undo', 'it did not come back after all'))
    .action((id: string, { undo }: { undo?: boolean }) =>
      withDatabase((db) => returnedCommand(db, id, undo !== true)),
    );
  action(orders, 'note', 'adds a note to an order, which only the shop reads')
    .addArgument(order())
    .addArgument(new Argument('<text>', 'the note'))
    .action((id: string, text: string) => withDatabase((db) => noteCommand(db, id, text)));
  const address = withCare(action(orders, 'address', 'changes where an order is sent, and mails its buyer'));
  address.addArgument(order());
  for (const part of ['name', 'line1', 'line2', 'city', 'state', 'postcode', 'phone'] as const)
    address.addOption(new Option(`--${part} <text>`, `the new ${part}`));
  address
    .addOption(new Option('--email <address>', 'the new email address').argParser(emailAddress))
    .action((id: string, typed: TypedAddress) => withDatabase((db) => addressCommand(db, id, typed)));
  withCare(action(orders, 'invoice', 'lists the invoice and the credit notes of an order'))
    .addArgument(order())
    .addOption(new Option('--link', 'links to print them, which work for a day').conflicts('issue'))
    .addOption(new Option('--issue', 'issues a missing invoice'))
    .action((id: string, options: InvoiceOptions) => withDatabase((db) => invoiceCommand(db, id, options)));
  action(orders, 'invoices', 'lists invoices and credit notes of a period, by rate; days are days in UTC')
    .addOption(new Option('--from <day>', 'the first day').argParser(dayValue))
    .addOption(new Option('--to <day>', 'the day after the last one').argParser(dayValue))
    .addOption(new Option('--csv', 'a table for accounting'))
    .action(({ from, to, csv }: Days & { csv?: boolean }) => {
      if (!from || !to) throw new UsageError('Both --from and --to are required.');
      return withDatabase((db) => listInvoices(db, periodOf({ from, to }), csv === true));
    });
  action(orders, 'unmatched', 'lists payments without an order').action(() =>
    withDatabase((db) => listUnmatched(db)),
  );
}

function inForm(declared: Command): Command {
  return declared
    .addOption(new Option('--json', 'one JSON object a line, amounts in minor units').conflicts('csv'))
    .addOption(
      new Option('--csv [rows]', 'a table for accounting, with a row per order, or per line')
        .argParser(oneOf(CSV_ROWS))
        .preset('orders'),
    );
}

function periodOfOptions({ day, from, to }: Days): { from?: Date | undefined; to?: Date | undefined } {
  if (day) return { from: day, to: daysLater(day, 1) };
  return from && to ? periodOf({ from, to }) : { from, to };
}

async function showOrder(db: Database, id: string): Promise<void> {
  const details = await orderDetails(db, id);
  if (!details) throw new CommandError(`There is no order ${id}.`);
  process.stdout.write(orderPage(details));
}

async function findOrder(db: Database, reference: string, form: Form): Promise<void> {
  const found = await findOrderByReference(db, reference);
  if (!found) throw new CommandError(`There is no order ${reference}.`);
  await printOrders([[found]], form);
}

async function releaseHeld(db: Database, id: string, care: Care): Promise<void> {
  const summary = ['Release this order. It is produced, shipped and mailed.', await summaryOf(db, id)];
  if (!(await confirm(summary, care))) return;
  await releaseOrder(db, id, storeNow());
  console.log(`${id} is released.`);
}

async function markSent(
  db: Database,
  id: string,
  { tracking, carrier, ...care }: Care & Tracking,
): Promise<void> {
  const parcel = tracking ? `, tracking ${tracking}` : ', without tracking';
  const summary = [`Mark this order as sent${parcel}, and mail its buyer.`, await summaryOf(db, id)];
  if (!(await confirm(summary, care))) return;
  await dispatchOrder(db, id, { tracking, carrier, now: storeNow() });
  console.log(`${id} is marked as sent.`);
}

async function summaryOf(db: Database, id: string): Promise<string> {
  const found = await findOrderByReference(db, id);
  if (!found) throw new CommandError(`There is no order ${id}.`);
  return orderSentence(found);
}
