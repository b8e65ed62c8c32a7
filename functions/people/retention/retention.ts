import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { deskSession, deskVerification } from '#functions/db/schema/desk.ts';
import { message } from '#functions/db/schema/messages.ts';
import { newsOptIn } from '#functions/db/schema/news-opt-ins.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { earlyFraudWarning } from '#functions/db/schema/provider.ts';
import { sweepTokens } from '#functions/limits/captcha/tokens.ts';
import { sweepLimits } from '#functions/limits/consume.ts';
import { forgetMailboxes } from '#functions/mail/mailbox-budget.ts';
import { deleteOldRequests } from '#functions/mail/newsletter/sign-up-requests.ts';
import { deleteDone } from '#functions/mail/outbox/outbox.ts';
import { deleteExpiredLinks } from '#functions/orders/links/links.ts';
import { deleteOldNotices } from '#functions/stock/notices/stock-notices.ts';
import { MESSAGE_KINDS, type MessageKind } from '#src/core/messages/forms.ts';
import { deleteOldReviews } from '../reviews/moderate.ts';
import { hasGiftLine, linesWithout } from './lines-without.ts';
import { deletePersonalData } from './order-years.ts';
import { deleteUnpaid } from './unpaid-attempts.ts';

/**
 * The longest retention of messages, in months. `src/content/legal/privacy.md` promises these numbers;
 * tests/functions/people/messages/retention.test.ts compares the two.
 */
const MESSAGE_MONTHS: Readonly<Record<MessageKind, number>> = {
  contact: 24,
  'creator-request': 12,
  feedback: 24,
  withdrawal: 24,
};
/** For an unpaid attempt, in months. A paid one is kept with its order. */
const ATTEMPT_MONTHS = 3;
/** For a withdrawn newsletter consent, which is kept as proof, in months. */
const OPT_IN_MONTHS = 36;

/** The numbers of deleted rows; `customers`: the customers that will be deleted at Stripe. */
export type Deleted = { messages: number; attempts: number; customers: number; newsOptIns: number };
/** `orders`: the number of orders whose personal data was deleted. */
type Overdue = Deleted & { orders: number; notices: number; mails: number; links: number };

/**
 * Deletes everything past the retention promised on the privacy page.
 * @returns the numbers, except for counters
 */
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
  // No payment is recorded that late.
  await db.delete(earlyFraudWarning).where(lt(earlyFraudWarning.notedAt, monthsBefore(now, ATTEMPT_MONTHS)));
  await deleteOldRequests(db, now);
  await deleteOldReviews(db, now);
  const notices = await deleteOldNotices(db, now);
  await forgetVisitors(db, isOld);
  await forgetGifts(db, now);
  await sweepLimits(db, now);
  await forgetMailboxes(db, now);
  await sweepTokens(db, now);
  // Ended sessions of the desk name a browser; used links and passkey challenges are of no use.
  await db.delete(deskSession).where(lt(deskSession.expiresAt, now));
  await db.delete(deskVerification).where(lt(deskVerification.expiresAt, now));
  const orders = await deletePersonalData(db, now);
  const [mails, links] = [await deleteDone(db, now), await deleteExpiredLinks(db, now)];
  return { messages, attempts, customers, newsOptIns: optIns.length, orders, notices, mails, links };
}

/** Deletes gift details three months after the order or, if later, three months after the gift's day. */
async function forgetGifts(db: Database, now: Date): Promise<void> {
  const before = monthsBefore(now, ATTEMPT_MONTHS).toISOString();
  for (const table of [order, checkoutAttempt]) {
    const sentAt = sql`greatest(${table.createdAt}, (${table.gift} ->> 'deliverOn')::timestamptz)`;
    await db
      .update(table)
      .set({ gift: null })
      .where(and(isNotNull(table.gift), sql`${sentAt} < ${before}::timestamptz`));
  }
  const sentAt = sql`greatest(${order.createdAt}, (${orderLine.gift} ->> 'deliverOn')::timestamptz)`;
  await db
    .update(orderLine)
    .set({ gift: null })
    .from(order)
    .where(
      and(
        eq(order.id, orderLine.orderId),
        isNotNull(orderLine.gift),
        sql`${sentAt} < ${before}::timestamptz`,
      ),
    );
  const isOver = sql`greatest(${checkoutAttempt.createdAt}, (select max((line -> 'gift' ->> 'deliverOn')::timestamptz)
    from jsonb_array_elements(${checkoutAttempt.lines}) as line)) < ${before}::timestamptz`;
  await db
    .update(checkoutAttempt)
    .set({ lines: linesWithout('gift') })
    .where(and(hasGiftLine, isOver));
}

/** Deletes the tracking ids of attempts that were not reported to the services in time. */
async function forgetVisitors(db: Database, condition: SQL): Promise<void> {
  await db
    .update(checkoutAttempt)
    .set({ consentedVisitor: null })
    .where(and(condition, isNotNull(checkoutAttempt.consentedVisitor)));
}

/** The same day that many months earlier. At the end of a longer month it is a day or more later. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
