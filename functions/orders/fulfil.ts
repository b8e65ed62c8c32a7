import type Stripe from 'stripe';
import type { CurrencyCode } from '../../src/core/money.ts';
import { closeAttempt, markProcessing } from '../attempts/attempts.ts';
import { type Database, inTransaction } from '../db/open.ts';
import type { Attempt } from '../db/schema/attempts.ts';
import { enqueuePaymentFailed, enqueuePaymentPending } from '../mail/enqueue.ts';
import { followMoneyBack } from './money-back.ts';
import { type Notice, recordOrder } from './record-order.ts';
import { noteForeign, type Owner, ownerOf } from './session-owner.ts';

export type Services = { db: Database; stripe: Stripe };

/** What the provider says of a session. `foreign`: none of the store's, so nothing follows from it. */
export type Fulfilled = 'recorded' | 'known' | 'processing' | 'open' | 'expired' | 'failed' | 'foreign';

/** All that a session's state is read from: ask the provider for it with these expanded. */
export const SESSION_EXPANSIONS = ['payment_intent.latest_charge.refunds', 'shipping_cost.taxes'];

/** What whoever asks knows beside the session: there may be a dispute, whatever its charge says of itself. */
export type Hint = { mayBeDisputed?: boolean };

/** How long what is scarce waits for a bank that takes its time, in ms: direct debits are sure within a fortnight. */
const BANK_MS = 15 * 24 * 3_600_000;

/**
 * Brings the store to where the provider says a session is: its order recorded once, its attempt closed, what was given back or
 * disputed followed. Webhook, success page, reconciliation and commands all come through here, and since it reads what
 * is true now instead of what an event said, late, repeated and reordered events lead to the same end.
 * @throws when the provider or the database cannot be asked; nothing is half done then
 */
export async function fulfil(
  sessionId: string,
  { db, stripe }: Services,
  now: Date,
  notice?: Notice,
  hint: Hint = {},
): Promise<Fulfilled> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: SESSION_EXPANSIONS });
  return fulfilSession(session, { db, stripe }, now, notice, hint);
}

/**
 * The same for a session that was read a moment ago, with {@link SESSION_EXPANSIONS} or from a list that shows its charge.
 * @throws as `fulfil`
 */
export async function fulfilSession(
  session: Stripe.Checkout.Session,
  { db, stripe }: Services,
  now: Date,
  notice?: Notice,
  hint: Hint = {},
): Promise<Fulfilled> {
  return fulfilOwned(session, await ownerOf(db, session), { db, stripe }, now, notice, hint);
}

/**
 * The same where it is known whose the session is.
 * @throws as `fulfil`
 */
export async function fulfilOwned(
  session: Stripe.Checkout.Session,
  owner: Owner,
  { db, stripe }: Services,
  now: Date,
  notice?: Notice,
  hint: Hint = {},
): Promise<Fulfilled> {
  if ('foreign' in owner) {
    await noteForeign(db, [{ session, reason: owner.foreign }], now);
    return 'foreign';
  }
  const { attempt } = owner;
  if (isPaid(session)) {
    // Our own record of the lines lacks the tax that the provider has worked out.
    const isComplete = attempt && !session.automatic_tax?.enabled;
    const lines = isComplete ? [] : await allLines(stripe, session.id);
    const isNew = await recordOrder(db, { session, attempt, lines, notice }, now);
    await followMoneyBack(session, { db, stripe }, now, hint);
    return isNew ? 'recorded' : 'known';
  }
  return attempt ? followUnpaid(db, session, attempt, now) : 'known';
}

/** True when the provider says that this session's money is sure. */
export function isPaid(session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>): boolean {
  return (
    session.status === 'complete' &&
    (session.payment_status === 'paid' || session.payment_status === 'no_payment_required')
  );
}

/** A debit that the bank refused leaves its session complete and unpaid for good; only the payment itself tells. */
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
): Promise<Fulfilled> {
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

/** Every line of a session: the provider hands out a page at a time. */
async function allLines(stripe: Stripe, sessionId: string): Promise<Stripe.LineItem[]> {
  const lines: Stripe.LineItem[] = [];
  for await (const line of stripe.checkout.sessions.listLineItems(sessionId, {
    limit: 100,
    expand: ['data.taxes'],
  }))
    lines.push(line);
  return lines;
}
