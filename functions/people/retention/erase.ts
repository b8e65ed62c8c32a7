import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '#functions/db/open.ts';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { message } from '#functions/db/schema/messages.ts';
import { newsOptIn, newsRequest } from '#functions/db/schema/news-opt-ins.ts';
import { addressChange, orderNote } from '#functions/db/schema/order-desk.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { deleteAddressedTo, deleteInvitations } from '#functions/mail/outbox/outbox.ts';
import { eraseNotices } from '#functions/stock/notices/stock-notices.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { hasGiftLine, linesWithout } from './lines-without.ts';
import { keptUntil, ORDER_YEARS } from './order-years.ts';
import type { Deleted } from './retention.ts';
import { deleteUnpaid } from './unpaid-attempts.ts';

/** What is kept of an address: required by law, or because a payment may still arrive. */
export type Kept = {
  /** Order numbers, with the last day (ISO date) on which they have personal data. */
  orders: { id: string; until: string }[];
  /** Attempts that can still be paid, or wait for their bank. */
  openAttempts: number;
};

/**
 * Deletes the data of an email address, here and at Stripe, except for its orders, which the law requires to
 * be kept.
 * @returns the numbers of deleted rows, and what is kept
 */
export async function eraseAddress(
  db: Database,
  address: string,
  now: Date,
): Promise<Deleted & { notes: number; addressChanges: number; kept: Kept }> {
  const email = comparableAddress(address);
  await deleteAddressedTo(db, email);
  const orders = await db
    .select({ id: order.id, createdAt: order.createdAt })
    .from(order)
    .where(and(eq(sql`lower(${order.shippingEmail})`, email), isNull(order.personalDataDeletedAt)))
    .orderBy(asc(order.createdAt));
  await deleteInvitations(
    db,
    orders.map(({ id }) => id),
  );
  // Tax law requires neither: what the staff noted about an order, nor where it went before its address was
  // changed.
  const notes = await db.delete(orderNote).where(isNoteOf(db, email)).returning({ id: orderNote.id });
  const addressChanges = await db
    .delete(addressChange)
    .where(isChangeOf(email))
    .returning({ id: addressChange.id });
  await eraseNotices(db, email);
  await db.delete(newsRequest).where(eq(newsRequest.email, email));
  const messages = await db.delete(message).where(eq(message.email, email)).returning({ id: message.id });
  const isTyped = sql`${email} in (lower(${checkoutAttempt.customerRequest} ->> 'email'), lower(${checkoutAttempt.sessionRequest} ->> 'customer_email'))`;
  const { attempts, customers } = await deleteUnpaid(db, isTyped, now);
  // Attempts that can still be paid stay, so that an order finds its lines. Their personal data is deleted.
  const left = await db
    .update(checkoutAttempt)
    .set({
      newsWording: null,
      gift: null,
      lines: linesWithout('gift'),
      consentedVisitor: null,
      customerRequest: null,
      sessionRequest: sql`${checkoutAttempt.sessionRequest} - 'customer_email'`,
    })
    .where(isTyped)
    .returning({ state: checkoutAttempt.state });
  await eraseGifts(db, email);
  const optIns = await db
    .delete(newsOptIn)
    .where(eq(newsOptIn.email, email))
    .returning({ email: newsOptIn.email });
  return {
    messages: messages.length,
    attempts,
    customers,
    newsOptIns: optIns.length,
    notes: notes.length,
    addressChanges: addressChanges.length,
    kept: {
      orders: orders.map(({ id, createdAt }) => ({ id, until: keptUntil(createdAt) })),
      openAttempts: left.filter(({ state }) => state === 'open' || state === 'processing').length,
    },
  };
}

/** Notes about the orders of this email address. */
export const isNoteOf = (db: Queries, email: string) =>
  inArray(
    orderNote.orderId,
    db
      .select({ id: order.id })
      .from(order)
      .where(eq(sql`lower(${order.shippingEmail})`, email)),
  );

/** Changes of the shipping address or email address, from this email address or to it. */
export const isChangeOf = (email: string) =>
  sql`${email} in (lower(${addressChange.before} ->> 'email'), lower(${addressChange.after} ->> 'email'))`;

/** What an erasure deleted, and what is kept, why and until when: one sentence per line. */
export function eraseReport({
  messages,
  attempts,
  customers,
  newsOptIns,
  notes,
  addressChanges,
  kept,
}: Awaited<ReturnType<typeof eraseAddress>>): string[] {
  const { orders, openAttempts } = kept;
  return [
    `Deleted: ${messages} message(s), ${attempts} unpaid checkout(s), ${newsOptIns} newsletter consent(s), ${notes} note(s) about orders, ${addressChanges} earlier address(es).`,
    ...(customers > 0
      ? [`${customers} customer(s) will be deleted at the payment provider by the outbox (npx found outbox).`]
      : []),
    ...orders.map(
      ({ id, until }) =>
        `Kept: order ${id} with name, addresses and email address, until ${until}. Tax law requires its records for ${ORDER_YEARS} years after the year of the payment (Directive 2006/112/EC, article 369k).`,
    ),
    ...(openAttempts > 0
      ? [
          `Kept: ${openAttempts} payment page(s) that can still be paid, without their personal data. They become orders, or are deleted after three months.`,
        ]
      : []),
    ...(orders.length + openAttempts === 0 ? ['Nothing is kept.'] : []),
    'The payment provider keeps its own records of payments under its own privacy policy.',
  ];
}

/** Deletes the gift details where the address is the giver's or the recipient's. The order stays. */
async function eraseGifts(db: Database, email: string): Promise<void> {
  const isOfGift = sql`${email} in (lower(${order.gift} ->> 'email'), lower(${order.shippingEmail}))`;
  await db
    .update(order)
    .set({ gift: null })
    .where(and(isNotNull(order.gift), isOfGift));
  const ofOrders = db
    .select({ id: order.id })
    .from(order)
    .where(eq(sql`lower(${order.shippingEmail})`, email));
  const isOfLine = or(
    sql`lower(${orderLine.gift} ->> 'email') = ${email}`,
    inArray(orderLine.orderId, ofOrders),
  );
  await db
    .update(orderLine)
    .set({ gift: null })
    .where(and(isNotNull(orderLine.gift), isOfLine));
  await db
    .update(checkoutAttempt)
    .set({ gift: null })
    .where(
      and(
        isNotNull(checkoutAttempt.gift),
        sql`(lower(${checkoutAttempt.gift} ->> 'email') = ${email} or ${inArray(checkoutAttempt.id, ofOrders)})`,
      ),
    );
  const isOfAttempt = sql`(exists (select from jsonb_array_elements(${checkoutAttempt.lines}) as line
    where lower(line -> 'gift' ->> 'email') = ${email}) or ${inArray(checkoutAttempt.id, ofOrders)})`;
  await db
    .update(checkoutAttempt)
    .set({ lines: linesWithout('gift') })
    .where(and(hasGiftLine, isOfAttempt));
}
