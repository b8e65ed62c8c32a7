import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/**
 * The rate limits, used only by functions/limits. A visitor is stored as a keyed hash of the IP address,
 * never the address itself. Expired rows are deleted soon.
 */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** The limit's name and its subject: `messages:contact:all`. */
    key: text().primaryKey(),
    /** The newest allowed calls, at most as many as the limit allows, oldest first. */
    hits: timestamp({ withTimezone: true }).array().notNull(),
    /** When the newest call leaves the window. */
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('rate_limit_expires_at').on(table.expiresAt)],
);
