import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { MESSAGE_KINDS, type MessageKind } from '../../src/features/messages/forms.ts';
import { sweepTokens } from '../captcha/tokens.ts';
import type { Database } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { message } from '../db/schema/messages.ts';
import { newsOptIn, newsRequest } from '../db/schema/news-opt-ins.ts';
import { order } from '../db/schema/orders.ts';
import { sweepLimits } from '../limits/consume.ts';
import { forgetMailboxes } from '../mail/mailbox-budget.ts';
import { deleteOldRequests } from '../news/read-news.ts';
import { deleteExpiredLinks } from '../order-links/order-links.ts';
import { deleteAddressedTo, deleteDone } from '../outbox/outbox.ts';
import { deleteOldReviews } from '../reviews/moderate.ts';
import { deleteOldNotices, eraseNotices } from '../stock/notices.ts';

/**
 * For how many months what people gave us is kept at most. `src/content/legal/privacy.md` promises these numbers in words, and
 * tests/functions/messages/retention.test.ts holds the two together.
 */
const MESSAGE_MONTHS: Readonly<Record<MessageKind, number>> = {
  contact: 24,
  'creator-request': 12,
  feedback: 24,
  withdrawal: 24,
};
/** An attempt to pay that came to nothing; one that was paid stays with its order. */
const ATTEMPT_MONTHS = 3;
/** So many rows go in one statement, which must end within the few seconds that a query may take. */
const BATCH = 5_000;
/** A yes to news that was taken back, as proof that there was one. */
const OPT_IN_MONTHS = 36;

/** How many rows of each kind are gone. */
export type Deleted = { messages: number; attempts: number; newsOptIns: number };
type Overdue = Deleted & { notices: number; mails: number; links: number };

/** Deletes what has been kept for as long as the privacy page promises. @returns how much that was, but for counters. */
export async function deleteOverdue(db: Database, now: Date): Promise<Overdue> {
  let messages = 0;
  for (const kind of MESSAGE_KINDS) {
    const gone = await db
      .delete(message)
      .where(and(eq(message.kind, kind), lt(message.createdAt, monthsBefore(now, MESSAGE_MONTHS[kind]))))
      .returning({ id: message.id });
    messages += gone.length;
  }
  const attempts = await deleteUnpaid(db, lt(checkoutAttempt.createdAt, monthsBefore(now, ATTEMPT_MONTHS)));
  const optIns = await db
    .delete(newsOptIn)
    .where(lt(newsOptIn.withdrawnAt, monthsBefore(now, OPT_IN_MONTHS)))
    .returning({ email: newsOptIn.email });
  await deleteOldRequests(db, now);
  await deleteOldReviews(db, now);
  const notices = await deleteOldNotices(db, now);
  await forgetVisitors(db, lt(checkoutAttempt.createdAt, monthsBefore(now, ATTEMPT_MONTHS)));
  await forgetGifts(db, now);
  await sweepLimits(db, now);
  await forgetMailboxes(db, now);
  await sweepTokens(db, now);
  const [mails, links] = [await deleteDone(db, now), await deleteExpiredLinks(db, now)];
  return { messages, attempts, newsOptIns: optIns.length, notices, mails, links };
}

/** Deletes what came from an e-mail address, but for its orders, which the law wants kept. @returns how much that was. */
export async function eraseAddress(db: Database, address: string): Promise<Deleted> {
  const email = address.trim().toLowerCase();
  await deleteAddressedTo(db, email);
  await eraseNotices(db, email);
  await db.delete(newsRequest).where(eq(newsRequest.email, email));
  const messages = await db.delete(message).where(eq(message.email, email)).returning({ id: message.id });
  const isTyped = sql`${email} in (lower(${checkoutAttempt.customerRequest} ->> 'email'), lower(${checkoutAttempt.sessionRequest} ->> 'customer_email'))`;
  const attempts = await deleteUnpaid(db, isTyped);
  // One that may still be paid, or waits for its bank, stays, so that its order finds what was bought; what was typed goes.
  await db
    .update(checkoutAttempt)
    .set({
      newsWording: null,
      gift: null,
      consentedVisitor: null,
      customerRequest: null,
      sessionRequest: sql`${checkoutAttempt.sessionRequest} - 'customer_email'`,
    })
    .where(isTyped);
  // Who gave a present, and whom it was for: the order stays, and the words go.
  const isOfGift = sql`${email} in (lower(${order.gift} ->> 'email'), lower(${order.shippingEmail}))`;
  await db
    .update(order)
    .set({ gift: null })
    .where(and(isNotNull(order.gift), isOfGift));
  const isTypedGift = sql`lower(${checkoutAttempt.gift} ->> 'email') = ${email}`;
  await db.update(checkoutAttempt).set({ gift: null }).where(isTypedGift);
  const optIns = await db
    .delete(newsOptIn)
    .where(eq(newsOptIn.email, email))
    .returning({ email: newsOptIn.email });
  return { messages: messages.length, attempts, newsOptIns: optIns.length };
}

/** What was said of a present goes three months after it was bought or, where that is later, after the day on which it was sent. */
async function forgetGifts(db: Database, now: Date): Promise<void> {
  const before = monthsBefore(now, ATTEMPT_MONTHS).toISOString();
  for (const table of [order, checkoutAttempt]) {
    const sentAt = sql`greatest(${table.createdAt}, (${table.gift} ->> 'deliverOn')::timestamptz)`;
    await db
      .update(table)
      .set({ gift: null })
      .where(and(isNotNull(table.gift), sql`${sentAt} < ${before}::timestamptz`));
  }
}

/** What a service was not told of in all that time it is not told of any more: the numbers that it knew the shopper by go. */
async function forgetVisitors(db: Database, condition: SQL): Promise<void> {
  await db
    .update(checkoutAttempt)
    .set({ consentedVisitor: null })
    .where(and(condition, isNotNull(checkoutAttempt.consentedVisitor)));
}

/** Deletes attempts that came to nothing: one that may still be paid is none of them, and one that was paid stays with its order. */
async function deleteUnpaid(db: Database, condition: SQL): Promise<number> {
  // An array and no subquery to join: the rows are then found by their key, and not by going through the table for each batch.
  const overdue = db
    .select({ id: checkoutAttempt.id })
    .from(checkoutAttempt)
    .where(and(condition, inArray(checkoutAttempt.state, ['expired', 'failed', 'replaced'])))
    .limit(BATCH);
  let deleted = 0;
  for (;;) {
    const gone = await db
      .delete(checkoutAttempt)
      .where(sql`${checkoutAttempt.id} = any(array(${overdue}))`)
      .returning({ id: checkoutAttempt.id });
    deleted += gone.length;
    if (gone.length < BATCH) return deleted;
  }
}

/** The same day that many months earlier; at the end of a longer month a day or two later. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
