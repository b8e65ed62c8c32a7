import type Stripe from 'stripe';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { closeAttempt, markProcessing } from '../checkout/attempts/attempts.ts';
import { BANK_MS } from '../checkout/attempts/session-and-reservation-times.ts';
import { type Database, inTransaction } from '../db/open.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { enqueuePaymentFailed, enqueuePaymentPending } from '../mail/enqueue.ts';
import { type Notice, recordOrder } from './record-order.ts';
import { syncRefundsAndDisputes } from './refunds/sync-refunds-and-disputes.ts';
import { noteForeign, type Owner, ownerOf } from './session-owner.ts';

export type Services = { db: Database; stripe: Stripe };

/** The state of a session at Stripe. `foreign`: it is not of this store, so nothing happens. */
export type SyncResult = 'recorded' | 'known' | 'processing' | 'open' | 'expired' | 'failed' | 'foreign';

/** The expansions to request from Stripe for a session that is synced. */
export const SESSION_EXPANSIONS = ['payment_intent.latest_charge.refunds', 'shipping_cost.taxes'];

/** What the caller knows beside the session. `mayBeDisputed`: list disputes even if the charge names none. */
export type Hint = { mayBeDisputed?: boolean };

/**
 * Brings the store to the state of a session at Stripe: records its order once, closes its attempt, syncs
 * refunds and disputes. Webhook, success page, reconciliation and commands all call this. It reads Stripe's
 * current state instead of an event, so late, repeated and reordered events lead to the same result.
 * @throws when Stripe or the database fails; each step is one transaction, so a retry is safe
 */
export async function syncSession(
  sessionId: string,
  { db, stripe }: Services,
  now: Date,
  notice?: Notice,
  hint: Hint = {},
): Promise<SyncResult> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: SESSION_EXPANSIONS });
  return syncLoadedSession(session, { db, stripe }, now, notice, hint);
}

/**
 * As `syncSession`, for a session that was just read with {@link SESSION_EXPANSIONS}, or from a list that
 * includes its charge.
 * @throws as `syncSession`
 */
async function syncLoadedSession(
  session: Stripe.Checkout.Session,
  { db, stripe }: Services,
  now: Date,
  notice?: Notice,
  hint: Hint = {},
): Promise<SyncResult> {
  return syncOwnSession(session, await ownerOf(db, session), { db, stripe }, now, notice, hint);
}

/**
 * As `syncSession`, when the session's owner is already known.
 * @throws as `syncSession`
 */
export async function syncOwnSession(
  session: Stripe.Checkout.Session,
  owner: Owner,
  { db, stripe }: Services,
  now: Date,
  notice?: Notice,
  hint: Hint = {},
): Promise<SyncResult> {
  if ('foreign' in owner) {
    await noteForeign(db, [{ session, reason: owner.foreign }], now);
    return 'foreign';
  }
  const { attempt } = owner;
  if (isPaid(session)) {
    // The attempt's own lines lack the tax that Stripe calculates.
    const isComplete = attempt && !session.automatic_tax?.enabled;
    const lines = isComplete ? [] : await allLines(stripe, session.id);
    const isNew = await recordOrder(db, { session, attempt, lines, notice }, now);
    await syncRefundsAndDisputes(session, { db, stripe }, now, hint);
    return isNew ? 'recorded' : 'known';
  }
  return attempt ? followUnpaid(db, session, attempt, now) : 'known';
}

/** True when Stripe says that the payment has succeeded. */
export function isPaid(session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>): boolean {
  return (
    session.status === 'complete' &&
    (session.payment_status === 'paid' || session.payment_status === 'no_payment_required')
  );
}

/**
 * True while the bank may still pay. A refused debit leaves its session `complete` and `unpaid`; only the
 * payment intent tells.
 */
function isAwaited({ payment_intent: payment }: Pick<Stripe.Checkout.Session, 'payment_intent'>): boolean {
  return (
    typeof payment !== 'object' || !['requires_payment_method', 'canceled'].includes(payment?.status ?? '')
  );
}

async function followUnpaid(
  db: Database,
  session: Stripe.Checkout.Session,
  attempt: Attempt,
  now: Date,
): Promise<SyncResult> {
  if (session.status === 'open') return 'open';
  return inTransaction(db, async (queries) => {
    if (session.status !== 'complete') {
      await closeAttempt(queries, attempt, 'expired');
      return 'expired';
    }
    const to = session.customer_details?.email;
    if (isAwaited(session)) {
      const isNew = await markProcessing(queries, attempt.id, new Date(now.getTime() + BANK_MS));
      if (isNew && to) await enqueuePaymentPending(queries, to, unpaidOf(attempt), now);
      return 'processing';
    }
    const hasFailed = await closeAttempt(queries, attempt, 'failed');
    if (hasFailed && to) await enqueuePaymentFailed(queries, to, unpaidOf(attempt), now);
    return 'failed';
  });
}

function unpaidOf({ id, intent, region, currency, total, lines }: Attempt) {
  return {
    id,
    isPledge: intent === 'Funding',
    region,
    currency: currency as CurrencyCode,
    total,
    names: lines.map(({ name }) => name),
  };
}

/** All line items of a session. Stripe returns them in pages. */
async function allLines(stripe: Stripe, sessionId: string): Promise<Stripe.LineItem[]> {
  const lines: Stripe.LineItem[] = [];
  for await (const line of stripe.checkout.sessions.listLineItems(sessionId, {
    limit: 100,
    expand: ['data.taxes'],
  }))
    lines.push(line);
  return lines;
}
