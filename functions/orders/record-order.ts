import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { DEFAULT_REGION, isRegionCode } from '../../src/core/regions/regions.ts';
import { keepAll } from '../allotments/allotments.ts';
import { closeAttempt } from '../attempts/attempts.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import type { Order, OrderLine } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { foreignPayment, order, orderLine, webhookEvent } from '../db/schema/orders.ts';
import { whyNotSpendable } from '../gift-cards/balance.ts';
import { expectedTotal } from '../tax/expected-total.ts';
import { taxOfSession } from '../tax/tax-of-session.ts';
import { applyRecorded } from './effects.ts';

/** The event that told of a session, remembered in the same transaction as the order it caused. */
export type Notice = { id: string; type: string };

type Paid = {
  session: Stripe.Checkout.Session;
  /** The one that made the session; undefined when our record of it is gone. */
  attempt: Attempt | undefined;
  /** What the provider says was bought: needed without an attempt, and where it works out tax. */
  lines?: readonly Stripe.LineItem[];
  notice?: Notice | undefined;
};

/**
 * Records the order of a paid session with all that follows from it, once, whoever asks and however often: the webhook, the
 * success page, both at the same moment. The attempt's row is locked, so that whoever comes second finds the order there.
 * `now` is the time that its rows bear. Answers false when it was there already. @throws when the database refuses: nothing is written then.
 */
export async function recordOrder(db: Database, paid: Paid, now: Date): Promise<boolean> {
  return inTransaction(db, async (queries) => {
    const { session, notice } = paid;
    if (notice)
      await queries
        .insert(webhookEvent)
        .values({ ...notice, sessionId: session.id, receivedAt: now })
        .onConflictDoNothing();
    const tries = paid.attempt ? await lockAttempts(queries, paid.attempt.key) : [];
    const attempt = tries.find(({ id }) => id === paid.attempt?.id);
    if (await isRecorded(queries, session.id)) return false;
    const heldReason = attempt
      ? await settleAttempt(queries, attempt, tries, session, now)
      : 'no attempt of ours is known for this session';
    const row = orderRow(session, attempt);
    const items = paid.lines ?? [];
    const bought = attempt ? attempt.lines : items.map(toLine);
    const { order: tax, lines } = taxOfSession(session, items, { ...row, lines: bought });
    const [made] = await queries
      .insert(order)
      .values({ ...row, ...tax, heldReason: heldReason ?? null, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) return false;
    if (lines.length > 0)
      await queries
        .insert(orderLine)
        .values(lines.map((line, position) => ({ ...line, orderId: made.id, position })));
    await queries.delete(foreignPayment).where(eq(foreignPayment.sessionId, session.id));
    await applyRecorded(queries, { order: made, lines, attempt }, now);
    return true;
  });
}

/** Every attempt of a purchase, in one statement and always in the same order: two of them paid at once do not wait for each other. */
function lockAttempts(queries: Queries, key: string): Promise<Attempt[]> {
  return queries
    .select()
    .from(checkoutAttempt)
    .where(eq(checkoutAttempt.key, key))
    .orderBy(checkoutAttempt.id)
    .for('update');
}

async function isRecorded(queries: Queries, sessionId: string): Promise<boolean> {
  const known = await queries.select({ id: order.id }).from(order).where(eq(order.sessionId, sessionId));
  return known.length > 0;
}

/** Marks the attempt as paid and gives it for good what it holds. Answers why a person should look first, if anything. */
async function settleAttempt(
  queries: Queries,
  attempt: Attempt,
  tries: readonly Attempt[],
  session: Stripe.Checkout.Session,
  now: Date,
): Promise<string | undefined> {
  const others = tries.filter(({ id }) => id !== attempt.id);
  const twin = others.find(({ state }) => state === 'paid');
  // What is still open for the same purchase leads nowhere now.
  for (const other of others) await closeAttempt(queries, other, 'replaced');
  await queries
    .update(checkoutAttempt)
    .set({ state: twin ? 'paid_again' : 'paid' })
    .where(eq(checkoutAttempt.id, attempt.id));
  const short = await keepAll(queries, attempt.id, attempt.limits, { orderId: attempt.id, now });
  const reasons = [
    reasonToHold(session, attempt),
    twin && `paid once more: the same purchase is paid as ${twin.id}`,
    short && `paid for ${short.key} when nothing of it was left`,
    attempt.giftCard && (await whyNotSpendable(queries, attempt.giftCard.cardId)),
  ];
  return reasons.filter(Boolean).join('; ') || undefined;
}

function orderRow(
  session: Stripe.Checkout.Session,
  attempt: Attempt | undefined,
): Omit<typeof order.$inferInsert, 'createdAt' | 'heldReason'> & Pick<Order, 'region' | 'shipping'> {
  const region = session.metadata?.region;
  const shipping = session.collected_information?.shipping_details;
  const payment = session.payment_intent;
  // What a gift card pays is no discount: the order has the sums as they are without it.
  const byCard = attempt?.giftCard ?? { goods: 0, shipping: 0, amount: 0 };
  const details = session.total_details;
  return {
    id: attempt?.id ?? session.client_reference_id ?? session.id,
    sessionId: session.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    intent: attempt?.intent ?? (session.metadata?.intent === 'Funding' ? 'Funding' : 'Standard'),
    region: attempt?.region ?? (isRegionCode(region) ? region : DEFAULT_REGION),
    currency: (session.currency ?? '').toUpperCase(),
    subtotal: session.amount_subtotal ?? 0,
    discount: Math.max(0, (details?.amount_discount ?? 0) - byCard.goods),
    shipping: (details?.amount_shipping ?? 0) + byCard.shipping,
    tax: details?.amount_tax ?? 0,
    total: (session.amount_total ?? 0) + byCard.amount,
    giftCardAmount: byCard.amount,
    payoutCode: attempt ? attempt.payoutCode : (session.metadata?.payoutCode ?? null),
    couponCode: attempt?.couponCode ?? null,
    digitalConsent: attempt?.digitalConsent ?? null,
    gift: attempt?.gift ?? null,
    delivery: attempt?.delivery ?? null,
    shippingName: shipping?.name ?? session.customer_details?.name ?? null,
    shippingEmail: session.customer_details?.email ?? null,
    // The payment page asks for no number: it is the one typed ahead in the basket, where there is one.
    shippingPhone: session.customer_details?.phone ?? phoneOf(attempt),
    shippingAddress: shipping?.address ? { ...shipping.address } : null,
  };
}

function phoneOf(attempt: Attempt | undefined): string | null {
  const phone = attempt?.customerRequest?.phone;
  return typeof phone === 'string' ? phone : null;
}

/** Why a person should look before anything is sent: what was paid is not what was asked for, in all or in a part. */
function reasonToHold(session: Stripe.Checkout.Session, attempt: Attempt): string | undefined {
  if (session.currency !== attempt.currency.toLowerCase())
    return `paid in ${session.currency}, asked in ${attempt.currency}`;
  const { giftCard: byCard } = attempt;
  const parts: [string, number | null | undefined, number][] = [
    ['', session.amount_total, expectedTotal(attempt, session)],
    [' before discount and shipping', session.amount_subtotal, attempt.subtotal],
    [' of discount', session.total_details?.amount_discount, attempt.discount + (byCard?.goods ?? 0)],
    [' for shipping', session.total_details?.amount_shipping, attempt.shipping - (byCard?.shipping ?? 0)],
  ];
  const wrong = parts.find(([, paid, asked]) => (paid ?? 0) !== asked);
  return wrong && `paid ${wrong[1] ?? 0}${wrong[0]}, asked ${wrong[2]}`;
}

/** A line as the provider tells of it: where our own record is gone. */
function toLine(item: Stripe.LineItem): OrderLine {
  const { productId = '', formatId = '', customization } = (item.metadata ?? {}) as Record<string, string>;
  const quantity = item.quantity ?? 1;
  const discount = item.amount_discount ?? 0;
  return {
    productId,
    formatId,
    name: item.description ?? productId,
    formatName: formatId,
    quantity,
    unitAmount: item.price?.unit_amount ?? Math.round(item.amount_subtotal / quantity),
    ...(discount > 0 && { discount }),
    ...(customization && { customization }),
  };
}
