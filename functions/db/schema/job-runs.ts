import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/** The last run of each scheduled job. */
export const jobRun = pgTable('job_run', {
  job: text().primaryKey(),
  startedAt: when('started_at').notNull(),
  /** Null while the job runs, and for ever if its process was ended. */
  finishedAt: when('finished_at'),
  outcome: text().$type<'ok' | 'failed'>(),
  /** Why it failed. No personal data. */
  error: text(),
  /** Whether it ran with a live key: then this is the database of a live shop. */
  isLive: boolean('is_live').notNull(),
});
