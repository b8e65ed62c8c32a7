import type { Queries } from '../db/open.ts';
import type { OrderLine } from '../db/order-types.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import type { order } from '../db/schema/orders.ts';
import { grantDownloads } from '../downloads/grants.ts';
import { recordPledges } from '../fundings/record-pledges.ts';
import { queueProduction } from '../production/jobs.ts';

/** An order that has just been recorded. Without an attempt of ours it is held, and nothing follows from it. */
export type RecordedOrder = {
  order: typeof order.$inferSelect;
  lines: readonly OrderLine[];
  attempt: Attempt | undefined;
};

/**
 * What follows from a newly recorded order, in the order's own transaction: all of it is there with the order, once, or nothing is.
 * What leaves the database (a mail) is only written down here, and sent from there.
 */
export async function applyRecorded(queries: Queries, recorded: RecordedOrder, now: Date): Promise<void> {
  const { order, lines, attempt } = recorded;
  if (!attempt) return;
  await recordPledges(queries, order, attempt, now);
  await grantDownloads(queries, order, lines, now);
  await queueProduction(queries, order, lines, now);
}
