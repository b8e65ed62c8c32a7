import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { MESSAGE_KINDS, type MessageKind } from '../../src/features/messages/forms.ts';
import { sweepTokens } from '../captcha/tokens.ts';
import type { Database } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { message } from '../db/schema/messages.ts';
import { newsOptIn } from '../db/schema/news-opt-ins.ts';
import { order } from '../db/schema/orders.ts';
import { sweepLimits } from '../limits/consume.ts';
import { forgetMailboxes } from '../mail/mailbox-budget.ts';
import { deleteOldRequests } from '../news/read-news.ts';
import { deleteExpiredLinks } from '../order-links/order-links.ts';
import { deleteDone } from '../outbox/outbox.ts';
import { deleteOldReviews } from '../reviews/moderate.ts';
import { deleteOldNotices } from '../stock/notices.ts';
import { deletePersonalData } from './order-years.ts';
import { deleteUnpaid } from './unpaid-attempts.ts';

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
/** A yes to news that was taken back, as proof that there was one. */
const OPT_IN_MONTHS = 36;

/** How many rows of each kind are gone; `customers`: how many are to be deleted at the payment provider. */
export type Deleted = { messages: number; attempts: number; customers: number; newsOptIns: number };
/** `orders`: how many have lost their personal data. */
type Overdue = Deleted & { orders: number; notices: number; mails: number; links: number };

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
  const isOld = lt(checkoutAttempt.createdAt, monthsBefore(now, ATTEMPT_MONTHS));
  const { attempts, customers } = await deleteUnpaid(db, isOld, now);
  const optIns = await db
    .delete(newsOptIn)
    .where(lt(newsOptIn.withdrawnAt, monthsBefore(now, OPT_IN_MONTHS)))
    .returning({ email: newsOptIn.email });
  await deleteOldRequests(db, now);
  await deleteOldReviews(db, now);
  const notices = await deleteOldNotices(db, now);
  await forgetVisitors(db, isOld);
  await forgetGifts(db, now);
  await sweepLimits(db, now);
  await forgetMailboxes(db, now);
  await sweepTokens(db, now);
  const orders = await deletePersonalData(db, now);
  const [mails, links] = [await deleteDone(db, now), await deleteExpiredLinks(db, now)];
  return { messages, attempts, customers, newsOptIns: optIns.length, orders, notices, mails, links };
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

/** The same day that many months earlier; at the end of a longer month a day or two later. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
