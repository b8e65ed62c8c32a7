import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/** Rows of a lower number are carried out first. `later`: what nobody waits for, and what people who paid nothing can cause. */
export const PRIORITY = { first: 0, later: 1 } as const;

/** `given-up`: tried as often as there is any point; a person must look. */
export type OutboxStatus = 'waiting' | 'done' | 'given-up';

/**
 * What is still to be done because of something that was written: a mail, mostly. A row is written in the transaction of what
 * causes it, so that it is there exactly when that is, and carried out afterwards.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Names the consequence, such as `order-confirmation:F-7K3M9-QXAB4`: told of twice, it is one. */
    key: text().primaryKey(),
    kind: text().notNull(),
    /** What it is about, by number rather than by name or address. Emptied once it is done. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** One of {@link PRIORITY}. */
    priority: smallint().notNull().default(PRIORITY.later),
    status: text().$type<OutboxStatus>().notNull().default('waiting'),
    /** Not before then. While somebody is at work on it, the moment from which another may take it over. */
    dueAt: when('due_at').notNull(),
    /** Who is at work on it: a random id for each claim. */
    claim: text(),
    attempts: integer().notNull().default(0),
    /** The class of the last failure, never its words: those may name an address. */
    lastError: text('last_error'),
    createdAt: when('created_at').notNull(),
    doneAt: when('done_at'),
    /** Of a mail that counts against its recipient: a keyed hash of the mailbox. Forgotten when it no longer counts. */
    mailbox: text(),
    /** When it was counted. Null while it waits for its turn. */
    countedAt: when('counted_at'),
  },
  (table) => [
    index('outbox_due').on(table.priority, table.dueAt).where(sql`${table.status} = 'waiting'`),
    index('outbox_done_at').on(table.doneAt).where(sql`${table.status} = 'done'`),
    index('outbox_mailbox').on(table.mailbox, table.countedAt).where(sql`${table.mailbox} is not null`),
  ],
);

export type OutboxRow = typeof outbox.$inferSelect;
