import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { NEWS_WORDINGS, NEWSLETTER_WORDING, type NewsWordingId } from '../../src/core/news/wordings.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { type Database, inTransaction } from '../db/open.ts';
import { newsOptIn, newsRequest } from '../db/schema/news-opt-ins.ts';
import { enqueueNewsConfirmation, enqueueNewsWelcome } from '../mail/enqueue.ts';
import { keepYes } from '../news/news-opt-in.ts';
import { newsToConfirm } from '../news/read-news.ts';

type Asked = { email: string; region: RegionCode; wordingId: NewsWordingId | undefined };

/**
 * Notes that news were asked for with an address, and has it asked by mail whether it wants them. The link of an earlier mail goes on
 * working. An address that is on the list already gets no mail.
 */
export async function askForNews(
  db: Database,
  { email: typed, region, wordingId = NEWSLETTER_WORDING.id }: Asked,
  now: Date,
): Promise<void> {
  const email = typed.toLowerCase();
  const id = randomBytes(16).toString('base64url');
  await inTransaction(db, async (queries) => {
    const [yes] = await queries.select().from(newsOptIn).where(eq(newsOptIn.email, email));
    if (yes && !yes.withdrawnAt) return;
    const [request] = await queries
      .insert(newsRequest)
      .values({ email, id, region, wordingId, askedAt: now })
      .onConflictDoUpdate({
        target: newsRequest.email,
        set: {
          id: sql`case when ${newsRequest.confirmedAt} is null then ${newsRequest.id} else excluded.id end`,
          region,
          wordingId,
          askedAt: now,
          confirmedAt: null,
        },
      })
      .returning({ id: newsRequest.id });
    if (request) await enqueueNewsConfirmation(queries, request.id, now);
  });
}

/**
 * Puts an address on the list of who said yes to news, with the words and the time at which it asked and at which it confirmed. Pressed
 * twice it is one yes. @returns false for a request that has run out or was taken back
 */
export async function confirmNews(db: Database, requestId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (queries) => {
    const request = await newsToConfirm(queries, requestId, now);
    if (!request) {
      const [known] = await queries
        .select({ id: newsRequest.id })
        .from(newsRequest)
        .where(and(eq(newsRequest.id, requestId), isNotNull(newsRequest.confirmedAt)));
      return known !== undefined;
    }
    const { email, region, wordingId, askedAt } = request;
    const wording = NEWS_WORDINGS.find(({ id }) => id === wordingId)?.text ?? '';
    await keepYes(queries, {
      email,
      region,
      wordingId,
      wording,
      givenAt: askedAt,
      orderId: null,
      confirmedAt: now,
    });
    await queries.update(newsRequest).set({ confirmedAt: now }).where(eq(newsRequest.id, requestId));
    const [yes] = await queries.select().from(newsOptIn).where(eq(newsOptIn.email, email));
    if (yes && !yes.withdrawnAt) await enqueueNewsWelcome(queries, yes.linkId, now);
    return true;
  });
}
