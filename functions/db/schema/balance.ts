import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/** A payout of the provider to the shop's bank. */
export const providerPayout = pgTable(
  'provider_payout',
  {
    id: text().primaryKey(),
    /** In minor units; negative when the provider takes money from the bank account. */
    amount: integer().notNull(),
    /** In upper case, as in orders. */
    currency: text().notNull(),
    /** `pending`, `in_transit`, `paid`, `failed` or `canceled`. */
    status: text().notNull(),
    /** Why the bank returned it: the provider's code. */
    failureCode: text('failure_code'),
    /** False for a payout by hand. The provider does not say what those are made of. */
    isAutomatic: boolean('is_automatic').notNull(),
    arrivesAt: when('arrives_at').notNull(),
    createdAt: when('created_at').notNull(),
    /** When the transactions that it is made of were read. Null: not yet. */
    readAt: when('read_at'),
  },
  (table) => [
    index('provider_payout_created_at').on(table.createdAt, table.id),
    // Few rows.
    index('provider_payout_unread').on(table.id).where(sql`${table.readAt} is null`),
  ],
);

/**
 * A movement of the shop's balance at the provider. What it says never changes; only its payout is added
 * (enforced by a trigger).
 */
export const balanceTransaction = pgTable(
  'balance_transaction',
  {
    id: text().primaryKey(),
    /** Such as `charge`, `payment_refund` or `adjustment`. */
    type: text().notNull(),
    /**
     * The provider's reporting category, such as `charge`, `refund`, `refund_failure`, `dispute` or `payout`.
     */
    category: text().notNull(),
    /** The charge, refund, dispute or payout. */
    sourceId: text('source_id'),
    /** The payment that it belongs to, as in `order.payment_id`. Null for payouts and fees of the account. */
    paymentId: text('payment_id'),
    /** In minor units of `currency`, the currency it settles in. `net` is `amount - fee`. */
    amount: integer().notNull(),
    fee: integer().notNull(),
    net: integer().notNull(),
    /** In upper case, as in orders. */
    currency: text().notNull(),
    /** The same amount in the currency of the payment, with the sign of `amount`. */
    sourceAmount: integer('source_amount').notNull(),
    sourceCurrency: text('source_currency').notNull(),
    /** `amount / sourceAmount`, before rounding. Null: both have the same currency. */
    exchangeRate: doublePrecision('exchange_rate'),
    availableAt: when('available_at').notNull(),
    createdAt: when('created_at').notNull(),
    /** Null until the payout that contains it was read. */
    payoutId: text('payout_id').references(() => providerPayout.id),
  },
  (table) => [
    index('balance_transaction_created_at').on(table.createdAt, table.id),
    index('balance_transaction_payment').on(table.paymentId),
    index('balance_transaction_source').on(table.sourceId),
    index('balance_transaction_payout').on(table.payoutId),
    check('balance_transaction_net', sql`${table.net} = ${table.amount} - ${table.fee}`),
  ],
);
