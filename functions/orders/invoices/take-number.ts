import { sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { invoiceSeries } from '#functions/db/schema/invoices.ts';
import type { InvoiceSeries } from '#src/core/invoices/invoice.ts';

/**
 * Takes the next number of a series, and locks the series until the end of the transaction: call it last. A
 * rollback gives the number back, so there are no gaps. `issuedAt` is `now`, or the time of the number before
 * it if that is later, so numbers and times have the same order.
 */
export async function takeNumber(
  queries: Queries,
  series: InvoiceSeries,
  now: Date,
): Promise<{ sequence: number; issuedAt: Date }> {
  const [taken] = await queries
    .insert(invoiceSeries)
    .values({ series, last: 1, lastAt: now })
    .onConflictDoUpdate({
      target: invoiceSeries.series,
      set: {
        last: sql`${invoiceSeries.last} + 1`,
        lastAt: sql`greatest(${invoiceSeries.lastAt}, excluded.last_at)`,
      },
    })
    .returning();
  if (!taken) throw new Error(`The series ${series} gave no number`);
  return { sequence: taken.last, issuedAt: taken.lastAt };
}

/** The number as it is written: `FD-000012`. Longer ones are not cut. */
export function numberText(prefix: string, sequence: number): string {
  return prefix + String(sequence).padStart(6, '0');
}
