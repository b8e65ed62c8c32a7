import type Stripe from 'stripe';
import { log } from '../platform/log.ts';
import { fulfil, type Services } from './fulfil.ts';
import { noteFraudWarning } from './money-back.ts';
import { FRAUD_EVENT, paymentOfEvent, sessionOfEvent } from './session-of-event.ts';

/**
 * Brings the store to where the provider says the event's session is. Events come late, twice and out of order, so what they are about
 * is read anew: what it says now is what counts.
 * @throws when the provider or the database cannot be asked: the event must be delivered again then
 */
export async function followEvent(event: Stripe.Event, services: Services, now: Date): Promise<void> {
  const sessionId = await sessionOfEvent(event, services);
  if (sessionId === undefined) return;
  const notice = { id: event.id, type: event.type };
  const mayBeDisputed = event.type.startsWith('charge.dispute.');
  const done = await fulfil(sessionId, services, now, notice, { mayBeDisputed });
  const paymentId = event.type === FRAUD_EVENT ? paymentOfEvent(event) : undefined;
  if (paymentId !== undefined) await noteFraudWarning(services.db, paymentId, now);
  log('info', 'payment_event', { eventId: event.id, type: event.type, session: sessionId, done });
}
