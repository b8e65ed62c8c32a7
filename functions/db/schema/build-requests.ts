import { integer, pgTable } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/** The builds that the store has requested, one row for each publishing time. */
export const buildRequest = pgTable('build_request', {
  /** The time when the build is due. */
  dueAt: when('due_at').primaryKey(),
  /** When a run last started to call the build hook. */
  calledAt: when('called_at').notNull(),
  /** When the build hook accepted the last call. Null while none was accepted. */
  acceptedAt: when('accepted_at'),
  calls: integer().notNull(),
});
