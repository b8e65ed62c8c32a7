import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#functions/db/open.ts';
import { newsOptIn, newsRequest } from '#functions/db/schema/news-opt-ins.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { NEWS_WORDINGS, NEWSLETTER_WORDING, type NewsWordingId } from '#src/core/news/wordings.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { enqueueNewsConfirmation, enqueueNewsWelcome } from '../enqueue.ts';
import { saveConsent } from './consents.ts';
import { newsToConfirm } from './sign-up-requests.ts';

type Asked = { email: string; region: RegionCode; wordingId: NewsWordingId | undefined };

/**
 * Saves a newsletter request and mails the address a confirmation link. Links of earlier mails keep working.
 * An address that is already subscribed gets no mail.
 */
export async function requestSignUp(
  db: Database,
  { email: typed, region, wordingId = NEWSLETTER_WORDING.id }: Asked,
  now: Date,
): Promise<void> {
  const email = comparableAddress(typed);
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
 * Subscribes the address of a request, with the wording and the times of the request and the confirmation.
 * Idempotent.
 * @returns false for a request that has expired or was withdrawn
 */
export async function confirmSignUp(db: Database, requestId: string, now: Date): Promise<boolean> {
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
    await saveConsent(queries, {
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
