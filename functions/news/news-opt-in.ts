import { eq, isNull, sql } from 'drizzle-orm';
import type { BasketRequest } from '../../src/contracts/checkout.ts';
import { NEWS_WORDING, NEWS_WORDINGS } from '../../src/core/news/wordings.ts';
import type { Database, Queries } from '../db/open.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { newsOptIn, newsRequest } from '../db/schema/news-opt-ins.ts';
import type { order } from '../db/schema/orders.ts';
import type { Env } from '../platform/env.ts';

export type NewsOptIn = typeof newsOptIn.$inferSelect;

/**
 * The id of the wording to which a shopper said yes to news, to be frozen with the attempt; null without a yes. A yes is ignored,
 * and the purchase goes on, while the store does not offer news: a page may be older than the setting.
 */
export function newsWordingOf(
  customer: BasketRequest['customer'],
  { OPT_IN_ENABLED }: Pick<Env, 'OPT_IN_ENABLED'>,
): string | null {
  if (!OPT_IN_ENABLED || !customer?.enableOptIn) return null;
  return customer.optInWording ?? NEWS_WORDING.id;
}

/**
 * Writes down the yes that came with an order that was paid: for the address that the order was paid with, with the words and the
 * time at which it was said. The latest of an address stands, and one that was taken back later stays taken back. The attempt lets go
 * of it, so that the yes is in one place.
 */
export async function recordNewsOptIn(
  queries: Queries,
  { id, region, shippingEmail }: typeof order.$inferSelect,
  { newsWording, createdAt, id: attemptId }: Attempt,
): Promise<void> {
  const wording = NEWS_WORDINGS.find((one) => one.id === newsWording);
  const email = shippingEmail?.trim().toLowerCase();
  if (!wording || !email) return;
  const said = { region, wordingId: wording.id, wording: wording.text, givenAt: createdAt, orderId: id };
  await keepYes(queries, { ...said, email, confirmedAt: null });
  await queries.update(checkoutAttempt).set({ newsWording: null }).where(eq(checkoutAttempt.id, attemptId));
}

/** Writes a yes down. The latest of an address stands, and one that was taken back later stays taken back. */
export async function keepYes(
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

/** Everybody whose yes stands, the newest first. */
export function listNewsOptIns(db: Database): Promise<NewsOptIn[]> {
  return db
    .select()
    .from(newsOptIn)
    .where(isNull(newsOptIn.withdrawnAt))
    .orderBy(sql`${newsOptIn.givenAt} desc`, newsOptIn.email);
}

/** Takes back the yes that a link ends, and what its address has asked for since. */
export async function withdrawByLink(db: Database, linkId: string, now: Date): Promise<void> {
  const [row] = await db
    .select({ email: newsOptIn.email })
    .from(newsOptIn)
    .where(sql`${newsOptIn.linkId}::text = ${linkId}`);
  if (row) await withdrawNewsOptIn(db, row.email, now);
}

/** Takes back the yes of an address, which stays as proof until retention deletes it. @returns false where no yes stands. */
export async function withdrawNewsOptIn(db: Database, address: string, now: Date): Promise<boolean> {
  const email = address.trim().toLowerCase();
  await db.delete(newsRequest).where(eq(newsRequest.email, email));
  const taken = await db
    .update(newsOptIn)
    .set({ withdrawnAt: now })
    .where(sql`${newsOptIn.email} = ${email} and ${newsOptIn.withdrawnAt} is null`)
    .returning({ email: newsOptIn.email });
  return taken.length > 0;
}
