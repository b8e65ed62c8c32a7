import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceBuyer, InvoiceContent, InvoiceKind, InvoiceSeries } from '#src/core/invoices/invoice.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';
import { refund } from './refunds-and-disputes.ts';

/**
 * The last number of each series. A row that is locked, and not a sequence of the database, which has gaps
 * when a transaction is rolled back.
 */
export const invoiceSeries = pgTable('invoice_series', {
  series: text().$type<InvoiceSeries>().primaryKey(),
  last: integer().notNull(),
  lastAt: when('last_at').notNull(),
});

/**
 * Invoices, credit notes and their cancellations, as they were issued. A row never changes and is never
 * deleted (enforced by a trigger), except that the buyer is deleted at the end of the retention period.
 */
export const invoice = pgTable(
  'invoice',
  {
    /** With the prefix of the settings: `FD-000012`. */
    number: text().primaryKey(),
    series: text().$type<InvoiceSeries>().notNull(),
    /** 1, 2, 3 … in its series. */
    sequence: integer().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** The refund of a credit note or its cancellation. */
    refundId: text('refund_id').references(() => refund.id),
    issuedAt: when('issued_at').notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    buyer: jsonb().$type<InvoiceBuyer>(),
  },
  (table) => [
    uniqueIndex('invoice_sequence').on(table.series, table.sequence),
    uniqueIndex('invoice_once').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('invoice_refund_once').on(table.refundId, table.kind),
    index('invoice_order').on(table.orderId),
    // For the list of a period.
    index('invoice_issued_at').on(table.issuedAt, table.series, table.sequence),
  ],
);
