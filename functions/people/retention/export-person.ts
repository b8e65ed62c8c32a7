import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { surveyAnswer } from '#functions/db/schema/funding-surveys.ts';
import { message, messageLine } from '#functions/db/schema/messages.ts';
import { newsOptIn } from '#functions/db/schema/news-opt-ins.ts';
import { addressChange, orderNote } from '#functions/db/schema/order-desk.ts';
import { order } from '#functions/db/schema/orders.ts';
import { stockNotice } from '#functions/db/schema/stock-notices.ts';
import { orderPages } from '#functions/orders/read-orders.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { isChangeOf, isNoteOf } from './erase.ts';

/**
 * All that the shop has of an email address, for the person who asks for it (article 15 of the GDPR): orders
 * with their lines, notes and answers about rewards, earlier addresses, messages with what was answered,
 * consents and stock notices. Reviews are not in it: they are kept without a trace to an address. Notes of
 * the shop about a person are in it.
 */
export async function exportPerson(db: Database, address: string) {
  const email = comparableAddress(address);
  const orders = [];
  for await (const page of orderPages(db, { email })) orders.push(...page);
  const buyers = await db
    .select({
      id: order.id,
      name: order.shippingName,
      email: order.shippingEmail,
      phone: order.shippingPhone,
      address: order.shippingAddress,
    })
    .from(order)
    .where(sql`lower(${order.shippingEmail}) = ${email}`)
    .orderBy(desc(order.createdAt), desc(order.id));
  const messages = await db
    .select()
    .from(message)
    .where(eq(message.email, email))
    .orderBy(desc(message.createdAt));
  const lines = await db
    .select({
      messageId: messageLine.messageId,
      kind: messageLine.kind,
      text: messageLine.text,
      createdAt: messageLine.createdAt,
    })
    .from(messageLine)
    .innerJoin(message, eq(message.id, messageLine.messageId))
    .where(eq(message.email, email))
    .orderBy(messageLine.id);
  const consents = await db.select().from(newsOptIn).where(eq(newsOptIn.email, email));
  const notices = await db.select().from(stockNotice).where(eq(stockNotice.email, email));
  const notes = await db
    .select({ orderId: orderNote.orderId, text: orderNote.text, createdAt: orderNote.createdAt })
    .from(orderNote)
    .where(isNoteOf(db, email))
    .orderBy(orderNote.id);
  const changes = await db.select().from(addressChange).where(isChangeOf(email)).orderBy(addressChange.id);
  // Only their own: after a slip in an address, the other one is somebody else's.
  const earlierAddresses = changes.flatMap(({ orderId, before, after, createdAt }) =>
    [before, after].flatMap((one) =>
      comparableAddress(one.email ?? '') === email ? { orderId, ...one, changedAt: createdAt } : [],
    ),
  );
  const surveyAnswers = await db
    .select({ orderId: surveyAnswer.orderId, position: surveyAnswer.position, answers: surveyAnswer.answers })
    .from(surveyAnswer)
    .innerJoin(order, eq(order.id, surveyAnswer.orderId))
    .where(sql`lower(${order.shippingEmail}) = ${email}`)
    .orderBy(surveyAnswer.orderId, surveyAnswer.position);
  const buyerOf = new Map(buyers.map((buyer) => [buyer.id, buyer]));
  const linesOf = Map.groupBy(lines, ({ messageId }) => messageId);
  return {
    email,
    orders: orders.map((one) => ({ ...one, buyer: buyerOf.get(one.id) })),
    messages: messages.map(({ key: _, fingerprint: __, ...one }) => ({
      ...one,
      lines: linesOf.get(one.id) ?? [],
    })),
    notes,
    earlierAddresses,
    surveyAnswers,
    consents,
    notices,
  };
}
