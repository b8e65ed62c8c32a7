import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/** Foreign payments on the Stripe account. They have no effect, but the operator should know about them. */
export const foreignPayment = pgTable(
  'foreign_payment',
  {
    sessionId: text('session_id').primaryKey(),
    /** Stripe's payment id, to recognise its refunds and disputes without a call. */
    paymentId: text('payment_id'),
    reason: text().notNull(),
    amount: integer(),
    currency: text(),
    seenAt: when('seen_at').notNull(),
  },
  (table) => [index('foreign_payment_payment').on(table.paymentId)],
);

/** Paid sessions that could not be recorded. Each reconciliation retries them without stopping for them. */
export const unrecordedPayment = pgTable('unrecorded_payment', {
  sessionId: text('session_id').primaryKey(),
  tries: integer().notNull().default(1),
  /** The class of the last error; never its message, which may repeat user input. */
  reason: text().notNull(),
  triedAt: when('tried_at').notNull(),
});

/** Fraud warnings whose order is not recorded yet. Some may belong to other shops on the account. */
export const earlyFraudWarning = pgTable('early_fraud_warning', {
  paymentId: text('payment_id').primaryKey(),
  notedAt: when('noted_at').notNull(),
});

/** The processed Stripe events, to recognise repeated deliveries. */
export const webhookEvent = pgTable('webhook_event', {
  id: text().primaryKey(),
  type: text().notNull(),
  sessionId: text('session_id'),
  receivedAt: when('received_at').notNull().defaultNow(),
});

/** The progress of a job in a Stripe list: everything created before `reached` has been read. */
export const watermark = pgTable('watermark', {
  name: text().primaryKey(),
  reached: when('reached').notNull(),
  /** In a window with several pages: its end, and the last entry that was read. Null between windows. */
  windowEnd: when('window_end'),
  cursor: text(),
});
