import type { Database } from '#functions/db/open.ts';
import { enqueueInvoices } from '#functions/orders/invoices/enqueue.ts';
import { linkOf } from '#functions/orders/invoices/links.ts';
import { invoicePages, invoicesOf } from '#functions/orders/invoices/read-invoices.ts';
import { LINK_HOURS, makeOrderLink } from '#functions/orders/links/links.ts';
import { findOrderById } from '#functions/orders/read-orders.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import type { Invoice } from '#src/core/invoices/invoice.ts';
import { moneyText } from '#src/core/money-text.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { storeNow } from '#src/lib/clock.ts';
import { type Care, confirm } from '../command-line/confirm.ts';
import { CommandError } from '../command-line/errors.ts';
import { INVOICES_CSV_HEAD, invoicesCsv } from './invoices-csv.ts';

export type InvoiceOptions = Care & { link?: boolean; issue?: boolean };

/**
 * Lists the invoice and the credit notes of an order, with links to print them,
 * or has a missing invoice issued.
 */
export async function invoiceCommand(db: Database, id: string, options: InvoiceOptions): Promise<void> {
  const order = await findOrderById(db, id);
  if (!order) throw new CommandError(`There is no order ${id}.`);
  const invoices = await invoicesOf(db, id);
  if (options.issue) return issue(db, id, invoices, options);
  if (invoices.length === 0)
    throw new CommandError(
      `${id} has no invoice. An order gets one when it is paid and not on hold, within a minute; an earlier one with --issue.`,
    );
  print(invoices);
  if (!options.link) return;
  const site = process.env.SITE_URL || process.env.URL;
  if (!site) throw new CommandError('A link needs the address of the shop: set SITE_URL.');
  const page = await makeOrderLink(db, id, site.replace(/\/$/, ''), LINK_HOURS.asked, storeNow());
  for (const one of invoices) console.log(linkOf(one, page).href);
}

/** Lists the invoices and credit notes of a period, or their sums by rate as a table. */
export async function listInvoices(
  db: Database,
  period: { from: Date; to: Date },
  isTable: boolean,
): Promise<void> {
  if (isTable) process.stdout.write(INVOICES_CSV_HEAD);
  for await (const page of invoicePages(db, period))
    if (isTable) process.stdout.write(invoicesCsv(page));
    else print(page);
}

async function issue(db: Database, id: string, invoices: readonly Invoice[], care: Care): Promise<void> {
  if (!hasFeature('invoices'))
    throw new CommandError('The shop has no invoices: features.invoices of the settings is off.');
  const [known] = invoices;
  if (known) throw new CommandError(`${id} has the invoice ${known.number}.`);
  if (!(await confirm([`Have the invoice of ${id} issued. It takes the next number, for good.`], care)))
    return;
  const now = storeNow();
  await enqueueInvoices(db, id, { cause: `asked:${now.getTime()}`, isInvoiced: true }, now);
  console.log('The shop issues it within a minute.');
}

function print(invoices: readonly Invoice[]): void {
  for (const { number, kind, issuedAt, content } of invoices) {
    const { total, currency, tax, corrects, orderId } = content;
    const sums = `${moneyText(total, currency)}  tax ${moneyText(tax, currency)}`;
    const of = corrects ? `  corrects ${corrects}` : '';
    console.log(forTerminal(`${issuedAt.slice(0, 10)}  ${number}  ${kind}  ${orderId}  ${sums}${of}`));
  }
}
