import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { invoice } from '#functions/db/schema/invoices.ts';
import type { Invoice } from '#src/core/invoices/invoice.ts';

/** The invoice of an order, then its credit notes and their cancellations, as they were issued. */
export async function invoicesOf(
  queries: Queries,
  orderId: string,
): Promise<(Invoice & { refundId: string | null })[]> {
  const rows = await queries
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.issuedAt), asc(invoice.sequence));
  return rows.map(toInvoice).sort((a, b) => Number(b.kind === 'invoice') - Number(a.kind === 'invoice'));
}

/**
 * An order's invoice or credit note with this number; without one, its invoice. Undefined when there is none.
 */
export async function findInvoice(
  queries: Queries,
  orderId: string,
  number: string | null,
): Promise<Invoice | undefined> {
  const which = number === null ? eq(invoice.kind, 'invoice') : eq(invoice.number, number);
  const [row] = await queries
    .select()
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), which));
  return row && toInvoice(row);
}

const PAGE_INVOICES = 2_000;
/** Invoices and credit notes of a period, oldest first, in pages. `from` is inclusive, `to` exclusive. */
export async function* invoicePages(
  queries: Queries,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<Invoice[]> {
  const { issuedAt, series, sequence } = invoice;
  let last: typeof invoice.$inferSelect | undefined;
  do {
    const after =
      last &&
      sql`(${issuedAt}, ${series}, ${sequence}) > (${last.issuedAt.toISOString()}::timestamptz, ${last.series}, ${last.sequence})`;
    const rows = await queries
      .select()
      .from(invoice)
      .where(and(gte(issuedAt, from), lt(issuedAt, to), after))
      .orderBy(asc(issuedAt), asc(series), asc(sequence))
      .limit(PAGE_INVOICES);
    if (rows.length > 0) yield rows.map(toInvoice);
    last = rows.length === PAGE_INVOICES ? rows.at(-1) : undefined;
  } while (last);
}

function toInvoice({ number, kind, issuedAt, content, buyer, refundId }: typeof invoice.$inferSelect) {
  return { number, kind, issuedAt: issuedAt.toISOString(), content, buyer, refundId };
}
