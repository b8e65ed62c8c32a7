import { eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { type Attempt, checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { newsOptIn, newsRequest } from '#functions/db/schema/news-opt-ins.ts';
import type { order } from '#functions/db/schema/orders.ts';
import type { Env } from '#functions/platform/env.ts';
import type { BasketRequest } from '#src/contracts/checkout.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { NEWS_WORDING, NEWS_WORDINGS } from '#src/core/news/wordings.ts';

export type NewsletterConsent = typeof newsOptIn.$inferSelect;

/**
 * The id of the newsletter wording that the customer agreed to, to be saved with the attempt; null without
 * consent. While the store has no newsletter, a consent is ignored and the purchase goes on: the page may be
 * older than the setting.
 */
export function newsWordingOf(
  customer: BasketRequest['customer'],
  { OPT_IN_ENABLED }: Pick<Env, 'OPT_IN_ENABLED'>,
): string | null {
  if (!OPT_IN_ENABLED || !customer?.enableOptIn) return null;
  return customer.optInWording ?? NEWS_WORDING.id;
}

/**
 * Saves the newsletter consent of a paid order, for the order's email address, with its wording and time.
 * The latest consent of an address counts; one withdrawn later stays withdrawn. Removes it from the attempt,
 * so that it is stored once.
 */
export async function recordConsent(
  queries: Queries,
  { id, region, shippingEmail }: typeof order.$inferSelect,
  { newsWording, createdAt, id: attemptId }: Attempt,
): Promise<void> {
  const wording = NEWS_WORDINGS.find((one) => one.id === newsWording);
  const email = shippingEmail && comparableAddress(shippingEmail);
  if (!wording || !email) return;
  const said = { region, wordingId: wording.id, wording: wording.text, givenAt: createdAt, orderId: id };
  await saveConsent(queries, { ...said, email, confirmedAt: null });
  await queries.update(checkoutAttempt).set({ newsWording: null }).where(eq(checkoutAttempt.id, attemptId));
}

/** Saves a consent. The latest one of an address counts; one withdrawn later stays withdrawn. */
export async function saveConsent(
  queries: Queries,
  { email, ...said }: Omit<typeof newsOptIn.$inferInsert, 'linkId' | 'withdrawnAt'>,
): Promise<void> {
  await queries
    .insert(newsOptIn)
    .values({ email, ...said })
    .onConflictDoUpdate({
      target: newsOptIn.email,
      set: { ...said, withdrawnAt: null },
      setWhere: sql`excluded.given_at > greatest(${newsOptIn.givenAt}, ${newsOptIn.withdrawnAt})`,
    });
}

/** All active consents, newest first. */
export function listConsents(db: Database): Promise<NewsletterConsent[]> {
  return db
    .select()
    .from(newsOptIn)
    .where(isNull(newsOptIn.withdrawnAt))
    .orderBy(sql`${newsOptIn.givenAt} desc`, newsOptIn.email);
}

/** Withdraws the consent of an unsubscribe link, and deletes later requests of its address. */
export async function withdrawByLink(db: Database, linkId: string, now: Date): Promise<void> {
  const [row] = await db
    .select({ email: newsOptIn.email })
    .from(newsOptIn)
    .where(sql`${newsOptIn.linkId}::text = ${linkId}`);
  if (row) await withdrawConsent(db, row.email, now);
}

/**
 * Withdraws the consent of an address. It is kept as proof until retention deletes it.
 * @returns false when none was active
 */
export async function withdrawConsent(db: Database, address: string, now: Date): Promise<boolean> {
  const email = comparableAddress(address);
  await db.delete(newsRequest).where(eq(newsRequest.email, email));
  const taken = await db
    .update(newsOptIn)
    .set({ withdrawnAt: now })
    .where(sql`${newsOptIn.email} = ${email} and ${newsOptIn.withdrawnAt} is null`)
    .returning({ email: newsOptIn.email });
  return taken.length > 0;
}
