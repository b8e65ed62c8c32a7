import { eq } from 'drizzle-orm';
import { storeSettings } from '#functions/catalogue/snapshot.ts';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { mayGoAhead } from '#functions/db/order-rows.ts';
import { invoice } from '#functions/db/schema/invoices.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { refund } from '#functions/db/schema/refunds-and-disputes.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { dayOf } from '#src/core/dates.ts';
import type { InvoiceContent, InvoiceKind, InvoiceSums } from '#src/core/invoices/invoice.ts';
import { correctionSums, type Descriptions, invoiceSums } from '#src/core/invoices/invoice-sums.ts';
import { type InvoicedOrder, takenOff, taxedParts } from '#src/core/invoices/taxed-parts.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import * as words from '#src/words/en/invoices.ts';
import { fill } from '#src/words/fill.ts';
import { buyerOfOrder } from './buyer.ts';
import { type Correction, correctionsDue } from './corrections-due.ts';
import { sellerOf } from './seller.ts';
import { numberText, takeNumber } from './take-number.ts';

type OrderRow = typeof order.$inferSelect;

/**
 * Issues what an order lacks: its invoice, if `isInvoiced` and it was paid for and is not on hold; then a
 * credit note for each refund, and a cancellation for each credit note whose refund the bank has returned.
 * Issued ones never change. The order's row is locked, so concurrent and repeated calls issue each once.
 */
export async function issueInvoices(
  db: Database,
  orderId: string,
  isInvoiced: boolean,
  now: Date,
): Promise<void> {
  if (!hasFeature('invoices')) return;
  await inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
    if (!known || known.total === 0) return;
    const issued = await queries.select().from(invoice).where(eq(invoice.orderId, orderId));
    const original = issued.find(({ kind }) => kind === 'invoice');
    if (!original && !(isInvoiced && mayGoAhead(known))) return;
    const lines = await queries
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, orderId))
      .orderBy(orderLine.position);
    const invoiced: InvoicedOrder = {
      ...known,
      lines,
      isTaxInside: regionOf(known.region).pricesIncludeTax,
    };
    const paid = paidParts(known, lines);
    const parts = taxedParts(invoiced, paid);
    const names = {
      lines: lines.map(({ name, formatName }) => fill(words.line, { name, format: formatName })),
      shipping: words.shipping,
    } satisfies Descriptions;
    const first =
      original?.number ??
      (await write(queries, known, { kind: 'invoice', sums: invoiceSums(invoiced, parts, names) }, now));
    const refunds = await queries
      .select()
      .from(refund)
      .where(eq(refund.orderId, orderId))
      .orderBy(refund.createdAt, refund.id);
    const numbers = new Map(issued.map(({ refundId, kind, number }) => [`${kind}:${refundId}`, number]));
    for (const due of correctionsDue(refunds, issued)) {
      const [before, after] = [takenOff(parts, paid, due.before), takenOff(parts, paid, due.after)];
      const isTaken = due.kind === 'credit-note';
      const sums = correctionSums(
        parts,
        isTaken ? { before, after } : { before: after, after: before },
        names,
      );
      const corrects = isTaken ? first : numbers.get(`credit-note:${due.refundId}`);
      const number = await write(queries, known, { ...due, sums, corrects }, now);
      numbers.set(`${due.kind}:${due.refundId}`, number);
    }
  });
}

type Issued = {
  kind: InvoiceKind;
  sums: InvoiceSums;
  refundId?: Correction['refundId'];
  corrects?: string | undefined;
};

/** Takes the next number and writes the row. Returns the number. */
async function write(
  queries: Queries,
  known: OrderRow,
  { kind, sums, refundId, corrects }: Issued,
  now: Date,
): Promise<string> {
  const { id, region, currency, createdAt, giftCardAmount } = known;
  const settings = storeSettings();
  const series = kind === 'invoice' ? 'invoice' : 'credit-note';
  const { sequence, issuedAt } = await takeNumber(queries, series, now);
  const { prefix, creditNotePrefix } = settings.invoices;
  const number = numberText(series === 'invoice' ? prefix : creditNotePrefix, sequence);
  const content: InvoiceContent = {
    orderId: id,
    region,
    currency: currency as CurrencyCode,
    country: known.taxCountry,
    paidOn: dayOf(createdAt),
    isTaxInside: regionOf(region).pricesIncludeTax,
    seller: sellerOf(settings, region),
    ...(kind === 'invoice' && giftCardAmount > 0 && { giftCardAmount }),
    ...(corrects && { corrects }),
    ...sums,
  };
  await queries.insert(invoice).values({
    number,
    series,
    sequence,
    kind,
    orderId: id,
    refundId: refundId ?? null,
    issuedAt,
    content,
    buyer: known.personalDataDeletedAt ? null : (known.invoiceBuyer ?? buyerOfOrder(known)),
  });
  return number;
}
