import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/**
 * Rows with a lower number are processed first. `later`: not urgent,
 * or triggered by people who have not paid.
 */
export const PRIORITY = { first: 0, later: 1 } as const;

/** `given-up`: no retry makes sense any more; a person must look. */
export type OutboxStatus = 'waiting' | 'done' | 'given-up';

/**
 * The outbox: work that follows from other writes, mostly mails. A row is inserted in the same transaction as
 * its cause and processed afterwards.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** A unique name, such as `order-confirmation:F-7K3M9-QXAB4`: enqueued twice, it is processed once. */
    key: text().primaryKey(),
    kind: text().notNull(),
    /** The data, with ids rather than names or addresses. Emptied when the row is done. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** One of {@link PRIORITY}. */
    priority: smallint().notNull().default(PRIORITY.later),
    status: text().$type<OutboxStatus>().notNull().default('waiting'),
    /**
     * Not processed before this time. While a worker has the row, the time at which another may take it over.
     */
    dueAt: when('due_at').notNull(),
    /** The worker that has the row: a random id for each claim. */
    claim: text(),
    attempts: integer().notNull().default(0),
    /** The class of the last error, never its message, which may contain an address. */
    lastError: text('last_error'),
    createdAt: when('created_at').notNull(),
    doneAt: when('done_at'),
    /**
     * For a mail that counts against its recipient: a keyed hash of the mailbox.
     * Deleted when it no longer counts.
     */
    mailbox: text(),
    /** When it was counted. Null while it waits. */
    countedAt: when('counted_at'),
  },
  (table) => [
    index('outbox_due').on(table.priority, table.dueAt).where(sql`${table.status} = 'waiting'`),
    index('outbox_done_at').on(table.doneAt).where(sql`${table.status} = 'done'`),
    // Few rows.
    index('outbox_given_up').on(table.createdAt).where(sql`${table.status} = 'given-up'`),
    index('outbox_mailbox').on(table.mailbox, table.countedAt).where(sql`${table.mailbox} is not null`),
  ],
);

export type OutboxRow = typeof outbox.$inferSelect;
