import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { isRegionCode } from '#src/core/regions/regions.ts';
import * as holdReasons from '#src/words/en/hold-reasons.ts';
import { fill } from '#src/words/fill.ts';
import { closeAttempt } from '../checkout/attempts/attempts.ts';
import { isPersonLimit, personLimits } from '../checkout/attempts/person-limits.ts';
import { confirmAll } from '../checkout/attempts/reservations.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { foreignPayment, webhookEvent } from '../db/schema/provider.ts';
import { giftCardHoldReason } from '../gift-cards/balance.ts';
import { addressHoldReason } from './address-hold-reason.ts';
import { withSavedWarning } from './fraud-warnings.ts';
import { buyerOfSession } from './invoices/buyer.ts';
import { cardPartOf, lineOfItem, settleLost } from './lost-attempt.ts';
import { applyRecorded } from './order-side-effects.ts';
import { discountInPrices, expectedGoods, expectedTotal } from './tax/expected-amounts.ts';
import { taxOfSession } from './tax/tax-of-session.ts';

/** The event that caused the sync. It is saved in the same transaction as the order. */
export type Notice = { id: string; type: string };

type Paid = {
  session: Stripe.Checkout.Session;
  /** The attempt that made the session; undefined when the store's record of it is lost. */
  attempt: Attempt | undefined;
  /** The session's line items. Needed without an attempt, and where Stripe calculates the tax. */
  lines?: readonly Stripe.LineItem[];
  notice?: Notice | undefined;
};

/**
 * Records the order of a paid session with its side effects, exactly once: webhook and success page may call
 * it at the same time. The attempts are locked, so the second caller finds the order. `now` is the creation
 * time of the rows.
 * @returns false when the order was already recorded
 * @throws when the database fails; nothing is written then
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
      : await settleLost(queries, session, now);
    const row = orderRow(session, attempt);
    const items = paid.lines ?? [];
    const bought = attempt ? attempt.lines : items.map(lineOfItem);
    const { order: tax, lines } = taxOfSession(session, items, { ...row, lines: bought });
    const [inserted] = await queries
      .insert(order)
      .values({ ...row, ...tax, heldReason: heldReason ?? null, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!inserted) return false;
    const made = await withSavedWarning(queries, inserted, now);
    if (lines.length > 0)
      await queries
        .insert(orderLine)
        .values(lines.map((line, position) => ({ ...line, orderId: made.id, position })));
    await queries.delete(foreignPayment).where(eq(foreignPayment.sessionId, session.id));
    await applyRecorded(queries, { order: made, lines, attempt }, now);
    return true;
  });
}

/**
 * Locks all attempts of a purchase in one statement and in a fixed order,
 * so that two payments cannot deadlock.
 */
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

/**
 * Marks the attempt as paid and confirms its reservations. Returns why the order must be put on hold,
 * if it must.
 */
async function settleAttempt(
  queries: Queries,
  attempt: Attempt,
  tries: readonly Attempt[],
  session: Stripe.Checkout.Session,
  now: Date,
): Promise<string | undefined> {
  const others = tries.filter(({ id }) => id !== attempt.id);
  const twin = others.find(({ state }) => state === 'paid');
  // Other open attempts of the same purchase are closed.
  for (const other of others) await closeAttempt(queries, other, 'replaced');
  await queries
    .update(checkoutAttempt)
    .set({ state: twin ? 'paid_again' : 'paid' })
    .where(eq(checkoutAttempt.id, attempt.id));
  const byPayer = personLimits(attempt.lines, session.customer_details?.email);
  const late = byPayer.filter((limit) => !attempt.limits.some(({ key }) => key === limit.key));
  const limits = [...attempt.limits, ...late];
  const short = await confirmAll(queries, attempt.id, limits, { orderId: attempt.id, now });
  const reasons = [
    reasonToHold(session, attempt),
    addressHoldReason(session, attempt),
    twin && fill(holdReasons.paidAgain, { order: twin.id }),
    short && fill(isPersonLimit(short) ? holdReasons.boughtBefore : holdReasons.soldOut, { item: short.key }),
    attempt.giftCard && (await giftCardHoldReason(queries, attempt.giftCard.cardId)),
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
  // The amount paid by gift card is not a discount: the order keeps its amounts without it.
  const byCard = (attempt ? attempt.giftCard : cardPartOf(session)) ?? { goods: 0, shipping: 0, amount: 0 };
  const details = session.total_details;
  const inPrices = attempt ? discountInPrices(attempt) : 0;
  const address = shipping?.address ? { ...shipping.address } : null;
  const name = shipping?.name ?? session.customer_details?.name ?? null;
  return {
    id: attempt?.id ?? session.client_reference_id ?? session.id,
    sessionId: session.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    intent: attempt?.intent ?? (session.metadata?.intent === 'Funding' ? 'Funding' : 'Standard'),
    region: attempt?.region ?? (isRegionCode(region) ? region : DEFAULT_REGION),
    currency: (session.currency ?? '').toUpperCase(),
    subtotal: (session.amount_subtotal ?? 0) + inPrices,
    discount: Math.max(0, (details?.amount_discount ?? 0) - byCard.goods) + inPrices,
    shipping: (details?.amount_shipping ?? 0) + byCard.shipping,
    tax: details?.amount_tax ?? 0,
    total: (session.amount_total ?? 0) + byCard.amount,
    giftCardAmount: byCard.amount,
    payoutCode: attempt ? attempt.payoutCode : (session.metadata?.payoutCode ?? null),
    couponCode: attempt?.couponCode ?? null,
    digitalConsent: attempt?.digitalConsent ?? null,
    gift: attempt?.gift ?? null,
    delivery: attempt?.delivery ?? null,
    shippingName: name,
    shippingEmail: session.customer_details?.email ?? null,
    // The payment page does not ask for a phone number, so the one from the basket form is used.
    shippingPhone: session.customer_details?.phone ?? phoneOf(attempt),
    shippingAddress: address,
    invoiceBuyer: buyerOfSession(session, { shippingName: name, shippingAddress: address }),
  };
}

function phoneOf(attempt: Attempt | undefined): string | null {
  const phone = attempt?.customerRequest?.phone;
  return typeof phone === 'string' ? phone : null;
}

/**
 * Why the order must be put on hold: the amount paid differs from the amount asked for,
 * in total or in a part.
 */
function reasonToHold(session: Stripe.Checkout.Session, attempt: Attempt): string | undefined {
  if (session.currency !== attempt.currency.toLowerCase())
    return fill(holdReasons.otherCurrency, { paid: String(session.currency), asked: attempt.currency });
  const { giftCard: byCard } = attempt;
  const goods = expectedGoods(attempt);
  const parts: [word: string, paid: number | null | undefined, asked: number][] = [
    [holdReasons.otherTotal, session.amount_total, expectedTotal(attempt, session)],
    [holdReasons.otherSubtotal, session.amount_subtotal, goods.subtotal],
    [holdReasons.otherDiscount, session.total_details?.amount_discount, goods.discount],
    [
      holdReasons.otherShipping,
      session.total_details?.amount_shipping,
      attempt.shipping - (byCard?.shipping ?? 0),
    ],
  ];
  const wrong = parts.find(([, paid, asked]) => (paid ?? 0) !== asked);
  if (!wrong) return undefined;
  const [word, paid, asked] = wrong;
  return fill(word, { paid: String(paid ?? 0), asked: String(asked) });
}
