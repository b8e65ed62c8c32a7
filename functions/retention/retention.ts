import { and, eq, exists, lt, not, type SQL, sql } from 'drizzle-orm';
import { MESSAGE_KINDS, type MessageKind } from '../../src/features/messages/forms.ts';
import type { Database } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { message } from '../db/schema/messages.ts';
import { order } from '../db/schema/orders.ts';
import { deleteExpiredLinks } from '../order-links/order-links.ts';
import { deleteAddressedTo, deleteDone } from '../outbox/outbox.ts';

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

/** Deletes what has been kept for as long as the privacy page promises. @returns how much that was. */
export async function deleteOverdue(
  db: Database,
  now: Date,
): Promise<{ messages: number; attempts: number; mails: number; links: number }> {
  let messages = 0;
  for (const kind of MESSAGE_KINDS) {
    const gone = await db
      .delete(message)
      .where(and(eq(message.kind, kind), lt(message.createdAt, monthsBefore(now, MESSAGE_MONTHS[kind]))))
      .returning({ id: message.id });
    messages += gone.length;
  }
  const attempts = await deleteUnpaid(db, lt(checkoutAttempt.createdAt, monthsBefore(now, ATTEMPT_MONTHS)));
  return { messages, attempts, mails: await deleteDone(db, now), links: await deleteExpiredLinks(db, now) };
}

/** Deletes what came from an e-mail address, but for its orders, which the law wants kept. @returns how much that was. */
export async function eraseAddress(
  db: Database,
  address: string,
): Promise<{ messages: number; attempts: number }> {
  const email = address.trim().toLowerCase();
  await deleteAddressedTo(db, email);
  const messages = await db.delete(message).where(eq(message.email, email)).returning({ id: message.id });
  const attempts = await deleteUnpaid(
    db,
    sql`${email} in (lower(${checkoutAttempt.customerRequest} ->> 'email'), lower(${checkoutAttempt.sessionRequest} ->> 'customer_email'))`,
  );
  return { messages: messages.length, attempts };
}

async function deleteUnpaid(db: Database, condition: SQL): Promise<number> {
  const itsOrder = db.select({ id: order.id }).from(order).where(eq(order.id, checkoutAttempt.id));
  const gone = await db
    .delete(checkoutAttempt)
    .where(and(condition, not(exists(itsOrder))))
    .returning({ id: checkoutAttempt.id });
  return gone.length;
}

/** The same day that many months earlier; at the end of a longer month a day or two later. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
