import { storeSettings } from '#functions/catalogue/snapshot.ts';
import type { Database } from '#functions/db/open.ts';
import type { Invoice } from '#src/core/invoices/invoice.ts';
import { issueInvoices } from './issue-invoices.ts';
import { invoicesOf } from './read-invoices.ts';
import { renderInvoice } from './render-invoice.ts';

/**
 * The invoice of an order, or with `refundId` the credit note of that refund, for a mail about it. Issues it
 * if the outbox has not yet, so that the mail has its number. Undefined when there is none. `files`: the
 * document, if the settings want it in mails.
 */
export async function invoiceOfMail(
  db: Database,
  { orderId, refundId }: { orderId: string; refundId?: string | undefined },
  now: Date,
): Promise<{ invoice: Invoice; files: { name: string; html: string }[] } | undefined> {
  const find = async () =>
    (await invoicesOf(db, orderId)).find(
      (one) => one.refundId === (refundId ?? null) && one.kind !== 'cancellation',
    );
  let found = await find();
  if (!found) {
    await issueInvoices(db, orderId, refundId === undefined, now);
    found = await find();
  }
  if (!found) return undefined;
  const { isAttached } = storeSettings().invoices;
  const name = `${found.number.replaceAll('/', '-')}.html`;
  return { invoice: found, files: isAttached ? [{ name, html: renderInvoice(found) }] : [] };
}
