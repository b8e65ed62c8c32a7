import type Stripe from 'stripe';
import type { Database } from '../db/open.ts';
import { log } from '../platform/log.ts';
import { fulfil, type Services } from './fulfil.ts';
import { noteFraudWarning } from './money-back.ts';
import { FRAUD_EVENT, paymentOfEvent, sessionOfEvent } from './session-of-event.ts';
import { noteForeign, ownerOf } from './session-owner.ts';

/**
 * Brings the store to where the provider says the event's session is. Events come late, twice and out of order, so what they are about
 * is read anew: what it says now is what counts.
 * @throws when the provider or the database cannot be asked: the event must be delivered again then
 */
export async function followEvent(event: Stripe.Event, services: Services, now: Date): Promise<void> {
  const found = await sessionOfEvent(event, services);
  if (!found) return;
  const { id: sessionId, said } = found;
  if (said && (await isForeign(said, services.db, now))) return;
  const notice = { id: event.id, type: event.type };
  const mayBeDisputed = event.type.startsWith('charge.dispute.');
  const done = await fulfil(sessionId, services, now, notice, { mayBeDisputed });
  const paymentId = event.type === FRAUD_EVENT ? paymentOfEvent(event) : undefined;
  if (paymentId !== undefined) await noteFraudWarning(services.db, paymentId, now);
  log('info', 'payment_event', { eventId: event.id, type: event.type, session: sessionId, done });
}

/** Another shop on the account is busy all day: what the event itself says is enough to leave its sessions alone, without a call. */
async function isForeign(session: Stripe.Checkout.Session, db: Database, now: Date): Promise<boolean> {
  const owner = await ownerOf(db, session);
  if (!('foreign' in owner)) return false;
  await noteForeign(db, [{ session, reason: owner.foreign }], now);
  return true;
}
