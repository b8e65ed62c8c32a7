import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { newsOptIn, newsRequest } from '#functions/db/schema/news-opt-ins.ts';
import { daysLater } from '#src/core/dates.ts';

/** How long a request can be confirmed and is kept, in days. `privacy.md` promises the same. */
const REQUEST_DAYS = 7;

/** A request that can still be confirmed; undefined for any other. */
export async function newsToConfirm(queries: Queries, id: string, now: Date) {
  const [row] = await queries
    .select()
    .from(newsRequest)
    .where(
      and(
        eq(newsRequest.id, id),
        isNull(newsRequest.confirmedAt),
        gt(newsRequest.askedAt, daysLater(now, -REQUEST_DAYS)),
      ),
    )
    .for('update');
  return row;
}

/** The active consent of an unsubscribe link. */
export async function activeConsent(queries: Queries, linkId: string) {
  const [row] = await queries
    .select()
    .from(newsOptIn)
    .where(and(sql`${newsOptIn.linkId}::text = ${linkId}`, isNull(newsOptIn.withdrawnAt)));
  return row;
}

/** The number of unconfirmed requests. */
export function countUnconfirmed(db: Database): Promise<number> {
  return db.$count(newsRequest, isNull(newsRequest.confirmedAt));
}

/** Deletes expired requests. */
export async function deleteOldRequests(db: Database, now: Date): Promise<void> {
  await db.delete(newsRequest).where(lt(newsRequest.askedAt, daysLater(now, -REQUEST_DAYS)));
}
