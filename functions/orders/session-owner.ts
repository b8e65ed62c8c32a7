import { and, eq, inArray, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { order } from '../db/schema/orders.ts';
import { foreignPayment } from '../db/schema/provider.ts';
import { signingSettings } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import { claimOf } from './session-signature.ts';

type Session = Stripe.Checkout.Session;

/**
 * The owner of a session. Ours: with its attempt, or undefined when the record is lost (a restored backup).
 * Foreign: with the reason to note, or undefined for a session that names another store.
 */
export type Owner = { attempt: Attempt | undefined } | { foreign: string | undefined };

/**
 * Finds the owner of each session, by session id. A session is ours if an attempt has its id. Otherwise this
 * store must have signed it, and its order number must not belong to another payment. The number of queries
 * does not depend on the number of sessions.
 */
export async function ownersOf(db: Database, sessions: readonly Session[]): Promise<Map<string, Owner>> {
  const owners = new Map<string, Owner>();
  if (sessions.length === 0) return owners;
  const ids = sessions.map(({ id }) => id);
  const attempts = await db.select().from(checkoutAttempt).where(inArray(checkoutAttempt.sessionId, ids));
  for (const attempt of attempts) owners.set(attempt.sessionId ?? '', { attempt });
  const store = signingSettings().STORE_ALIAS;
  const signed: Session[] = [];
  for (const session of sessions.filter(({ id }) => !owners.has(id))) {
    const claim = claimOf(session, store);
    if (claim === 'signed') signed.push(session);
    else owners.set(session.id, { foreign: REASONS[claim] });
  }
  await addSigned(db, signed, owners);
  return owners;
}

/** The payment names no store: any other shop on the same account makes such payments all day. */
export const UNRELATED = 'not opened by this store';
const REASONS = {
  unrelated: UNRELATED,
  unsigned: 'has an order number and no signature of this store',
  renamed: 'signed by this store under another STORE_ALIAS',
  other: undefined,
};

/**
 * The owner of one session.
 * @see ownersOf
 */
export async function ownerOf(db: Database, session: Session): Promise<Owner> {
  return (await ownersOf(db, [session])).get(session.id) ?? { foreign: UNRELATED };
}

async function addSigned(db: Database, signed: readonly Session[], owners: Map<string, Owner>) {
  if (signed.length === 0) return;
  const numbers = signed.map(numberOf);
  const [attempts, orders] = [
    await db.select().from(checkoutAttempt).where(inArray(checkoutAttempt.id, numbers)),
    await db
      .select({ id: order.id, sessionId: order.sessionId })
      .from(order)
      .where(inArray(order.id, numbers)),
  ];
  for (const session of signed) {
    const number = numberOf(session);
    const attempt = attempts.find(({ id }) => id === number);
    const known = attempt?.sessionId ?? orders.find(({ id }) => id === number)?.sessionId;
    if (known && known !== session.id)
      owners.set(session.id, { foreign: `has the order number ${number} of another payment` });
    // The event may arrive before the response of the call that created the session.
    else owners.set(session.id, { attempt: attempt && (await claim(db, attempt, session.id)) });
  }
}

async function claim(db: Database, attempt: Attempt, sessionId: string): Promise<Attempt> {
  await db
    .update(checkoutAttempt)
    .set({ sessionId })
    .where(and(eq(checkoutAttempt.id, attempt.id), isNull(checkoutAttempt.sessionId)));
  return { ...attempt, sessionId };
}

function numberOf(session: Session): string {
  return session.client_reference_id ?? '';
}

/**
 * Saves foreign payments for the operator, each once, with one statement and one log line. Unpaid sessions
 * and sessions that name another store are skipped.
 */
export async function noteForeign(
  db: Database,
  found: readonly { session: Session; reason: string | undefined }[],
  now: Date,
): Promise<void> {
  const rows = found.flatMap(({ session, reason }) =>
    session.status === 'complete' && reason !== undefined
      ? [
          {
            sessionId: session.id,
            paymentId: paymentOf(session),
            reason,
            amount: amountOf(session),
            currency: /^[a-z]{3}$/.exec(session.currency ?? '')?.[0].toUpperCase() ?? null,
            seenAt: now,
          },
        ]
      : [],
  );
  if (rows.length === 0) return;
  const noted = await db
    .insert(foreignPayment)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: foreignPayment.sessionId });
  const [first] = noted;
  if (first) log('warn', 'foreign_payment', { session: first.id, count: noted.length });
}

/** Null for an amount that does not fit the column: it would fail the whole statement. */
function amountOf({ amount_total: amount }: Session): number | null {
  return amount !== null && amount <= 2_147_483_647 ? amount : null;
}

function paymentOf({ payment_intent: payment }: Session): string | null {
  return typeof payment === 'string' ? payment : (payment?.id ?? null);
}
