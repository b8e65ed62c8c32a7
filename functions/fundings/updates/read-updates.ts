import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { fundingUpdate } from '#functions/db/schema/funding-updates.ts';
import type { FundingNews } from '#src/contracts/fundings.ts';

export type FundingUpdate = typeof fundingUpdate.$inferSelect;

/** How many updates of a funding are listed, and shown on its page. */
const MAX_UPDATES = 50;

/** The updates of a funding, newest first, drafts included. */
export function updatesOf(queries: Queries, fundingId: string): Promise<FundingUpdate[]> {
  return queries
    .select()
    .from(fundingUpdate)
    .where(eq(fundingUpdate.fundingId, fundingId))
    .orderBy(desc(fundingUpdate.createdAt))
    .limit(MAX_UPDATES);
}

/** An update; undefined when there is none. */
export async function findUpdate(queries: Queries, id: string): Promise<FundingUpdate | undefined> {
  const [row] = await queries.select().from(fundingUpdate).where(eq(fundingUpdate.id, id));
  return row;
}

/** How many drafts wait, by funding. */
export async function draftsByFunding(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: fundingUpdate.fundingId, count: count() })
    .from(fundingUpdate)
    .where(eq(fundingUpdate.state, 'draft'))
    .groupBy(fundingUpdate.fundingId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What the page of a funding shows: its published updates, newest first. */
export async function publishedUpdates(queries: Queries, fundingId: string): Promise<FundingNews[]> {
  const rows = await queries
    .select()
    .from(fundingUpdate)
    .where(and(eq(fundingUpdate.fundingId, fundingId), eq(fundingUpdate.state, 'published')))
    .orderBy(desc(fundingUpdate.publishedAt))
    .limit(MAX_UPDATES);
  return rows.map(({ id, title, text, publishedAt }) => ({
    _id: id,
    title,
    text,
    publishedAt: publishedAt?.toISOString() ?? '',
  }));
}
