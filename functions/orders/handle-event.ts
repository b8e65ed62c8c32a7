import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { log } from '../platform/log.ts';
import { recordFraudWarning } from './fraud-warnings.ts';
import { noteForeign, ownerOf } from './session-owner.ts';
import { FRAUD_EVENT, paymentOfEvent, sessionOfEvent } from './stripe-events.ts';
import { type Services, syncSession } from './sync-session.ts';

/**
 * Syncs the session of an event. Events arrive late, twice and out of order, so the session is read from
 * Stripe again: its current state counts, not the event's.
 * @throws when Stripe or the database fails; the event must then be delivered again
 */
export async function handleEvent(event: Stripe.Event, services: Services, now: Date): Promise<void> {
  const found = await sessionOfEvent(event, services);
  if (!found) return;
  const { id: sessionId, said } = found;
  if (said && (await isForeign(said, services.db, now))) return;
  const notice = { id: event.id, type: event.type };
  const mayBeDisputed = event.type.startsWith('charge.dispute.');
  const done = await syncSession(sessionId, services, now, notice, { mayBeDisputed });
  const paymentId = event.type === FRAUD_EVENT ? paymentOfEvent(event) : undefined;
  if (paymentId !== undefined && done !== 'foreign') await recordFraudWarning(services.db, paymentId, now);
  log('info', 'payment_event', { eventId: event.id, type: event.type, session: sessionId, done });
}

/**
 * Skips sessions of other shops on the account without a call to Stripe: the event's own data is enough, and
 * such shops send events all day.
 */
async function isForeign(session: Stripe.Checkout.Session, db: Database, now: Date): Promise<boolean> {
  const owner = await ownerOf(db, session);
  if (!('foreign' in owner)) return false;
  await noteForeign(db, [{ session, reason: owner.foreign }], now);
  return true;
}
