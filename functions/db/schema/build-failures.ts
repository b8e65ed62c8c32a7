import { pgTable, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/** The failed builds of the published site. Who made which change is only in the mail about it. */
export const buildFailure = pgTable('build_failure', {
  /** The platform's id of the deploy. */
  deployId: text('deploy_id').primaryKey(),
  /** The change that was to be published. Null if the platform did not name it. */
  commit: text(),
  /** When the build was requested or started. */
  begunAt: when('begun_at').notNull(),
  /** When a later build was live. Null until then. */
  solvedAt: when('solved_at'),
});
