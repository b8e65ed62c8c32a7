import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '#src/core/currencies.ts';
import type { ShareKind } from '#src/core/payouts/share.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { when } from './columns.ts';
import { order } from './orders.ts';

const currency = (name = 'currency') => text(name).$type<CurrencyCode>();

/**
 * Orders whose entries may be out of date. Triggers add a row in the transaction of each change, and the job
 * that books removes it. An order may have several rows.
 */
export const ledgerDue = pgTable(
  'ledger_due',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    /** When to book it: at once, or when a commission becomes payable. */
    dueAt: when('due_at').notNull(),
  },
  (table) => [index('ledger_due_at').on(table.dueAt, table.id), index('ledger_due_order').on(table.orderId)],
);

/**
 * A line of an order that a creator earns from, with the terms at the time of the sale. Rows never change
 * (enforced by a trigger): later changes of the content have no effect.
 */
export const creatorSale = pgTable(
  'creator_sale',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    position: integer().notNull(),
    creatorId: text('creator_id').notNull(),
    productId: text('product_id').notNull(),
    formatId: text('format_id').notNull(),
    name: text().notNull(),
    kind: text().$type<ShareKind>().notNull(),
    /** Set for a pledge, which is booked when its funding has reached its goal. */
    fundingId: text('funding_id'),
    region: text().$type<RegionCode>().notNull(),
    quantity: integer().notNull(),
    /** The creator's share in whole percent. */
    share: integer().notNull(),
    /** The cost of printing the line, in minor units of the order's currency. */
    printing: integer().notNull(),
    /** The estimated payment fee of the whole order, until the provider's is known. */
    estimatedFee: integer('estimated_fee').notNull(),
    /** The creator's currency, and the day's rate from the order's: `over` / `under`. */
    payCurrency: currency('pay_currency').notNull(),
    rateOver: bigint('rate_over', { mode: 'bigint' }).notNull(),
    rateUnder: bigint('rate_under', { mode: 'bigint' }).notNull(),
    soldAt: when('sold_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('creator_sale_creator').on(table.creatorId, table.soldAt, table.orderId, table.position),
    check('creator_sale_rate', sql`${table.rateOver} > 0 and ${table.rateUnder} > 0`),
  ],
);

export type EntryKind =
  | 'sale'
  | 'refund'
  | 'refund_failed'
  | 'dispute'
  | 'dispute_won'
  | 'commission'
  | 'correction'
  | 'payment'
  | 'advance';

/** What an order's entries so far have taken into account, to name the next one. */
export type BookedState = { refunded: number; disputed: number; commission: number };

/** An entry of the ledger. Entries and their lines never change (enforced by triggers). */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it books, so that it is booked once: `order:FD-…:2`, `payment:12`. */
    key: text().notNull().unique(),
    kind: text().$type<EntryKind>().notNull(),
    orderId: text('order_id').references(() => order.id),
    /** The month of the statement that it is in. */
    month: text().notNull(),
    occurredAt: when('occurred_at').notNull(),
    bookedAt: when('booked_at').notNull(),
    state: jsonb().$type<BookedState>(),
    /** Why an operator made it. */
    note: text(),
  },
  (table) => [
    index('ledger_entry_order').on(table.orderId, table.id),
    index('ledger_entry_month').on(table.month),
  ],
);

export const ACCOUNTS = [
  /** What shoppers paid for a line. */
  'received',
  'tax',
  'printing',
  'fee',
  /** The shop's own part. */
  'shop',
  /** Between two currencies. */
  'exchange',
  /** What the shop owes the party. */
  'payable',
  'commission',
  'bank',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/**
 * A line of an entry. `amount` in minor units: above 0 for debit, below for credit. Each entry adds up to 0
 * in each currency.
 */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntry.id),
    number: integer().notNull(),
    account: text().$type<Account>().notNull(),
    /** A creator's id, or `code:` and a payout code. */
    party: text().notNull(),
    currency: currency().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The order line. */
    position: integer(),
    /** Pieces sold, on lines of `received`; below 0 when they are refunded. */
    quantity: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.number] }),
    index('ledger_line_party').on(table.party, table.account, table.currency),
  ],
);

/** The closed months. What happens later is booked in the first open month. */
export const ledgerMonth = pgTable('ledger_month', {
  month: text().primaryKey(),
  closedAt: when('closed_at').notNull(),
});

/** `closed`: nothing is due, and the balance moves on. */
export type StatementState = 'closed' | 'due' | 'paid';

/** The statement of a party for a closed month, in minor units. Only its payment changes it later. */
export const statement = pgTable(
  'statement',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    party: text().notNull(),
    currency: currency().notNull(),
    month: text().notNull(),
    opening: bigint({ mode: 'number' }).notNull(),
    earned: bigint({ mode: 'number' }).notNull(),
    paid: bigint({ mode: 'number' }).notNull(),
    closing: bigint({ mode: 'number' }).notNull(),
    /** What is paid for it. 0 when the balance is too small. */
    due: bigint({ mode: 'number' }).notNull(),
    state: text().$type<StatementState>().notNull(),
    closedAt: when('closed_at').notNull(),
    paidAt: when('paid_at'),
  },
  (table) => [
    uniqueIndex('statement_once').on(table.party, table.currency, table.month),
    index('statement_month').on(table.month, table.party),
    index('statement_due').on(table.id).where(sql`${table.state} = 'due'`),
    check('statement_sum', sql`${table.opening} + ${table.earned} - ${table.paid} = ${table.closing}`),
    check(
      'statement_due_amount',
      sql`${table.due} >= 0 and (${table.state} = 'closed') = (${table.due} = 0)`,
    ),
    check('statement_paid', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

/** The bank account of a party. Deleted when the shop deletes it. */
export const payee = pgTable('payee', {
  party: text().primaryKey(),
  holder: text().notNull(),
  /** Either an IBAN, or a British sort code and account number. Without spaces. */
  iban: text(),
  sortCode: text('sort_code'),
  accountNumber: text('account_number'),
  version: integer().notNull().default(1),
  changedAt: when('changed_at').notNull(),
});

/** The European Central Bank's rates: millionths of the currency for one euro. */
export const exchangeRate = pgTable(
  'exchange_rate',
  { day: text().notNull(), currency: currency().notNull(), micros: bigint({ mode: 'number' }).notNull() },
  (table) => [
    primaryKey({ columns: [table.currency, table.day] }),
    check('exchange_rate_micros', sql`${table.micros} > 0`),
  ],
);

/** The milestones of a funding that its creator got a mail about. */
export const fundingMilestone = pgTable(
  'funding_milestone',
  {
    fundingId: text('funding_id').notNull(),
    percent: integer().notNull(),
    reachedAt: when('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundingId, table.percent] })],
);
