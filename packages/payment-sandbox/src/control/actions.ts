import type Stripe from 'stripe';
import { isAwaitingDebit, settleDebit } from '../checkout/settle.ts';
import type { Context } from '../context.ts';
import { closeDispute, type DisputeRequest, openDispute, raiseFraudWarning } from '../disputes/lifecycle.ts';
import { ApiError, noSuch } from '../http/errors.ts';
import { failPayout } from '../payouts/run-payouts.ts';
import { createRefund, type RefundRequest } from '../refunds/create.ts';
import { settleRefund } from '../refunds/settle.ts';
import { expireSession, sessionOf } from '../sessions/lifecycle.ts';
import type { SessionRecord, Spoiling } from '../state/tables.ts';
import { type Payment, payAtOnce } from './pay.ts';

/**
 * Actions of a bank, a cardholder, a merchant in the Dashboard, or time.
 * Each throws an `ApiError` if it is not possible.
 */
export type Actions = {
  /**
   * Pays an open session like its page, without the page.
   * Resolves when the store has responded to the webhook.
   */
  pay(session: string, payment?: Payment): Promise<Stripe.Checkout.Session>;
  /** Expires an open session. */
  expire(session: string): Stripe.Checkout.Session;
  /** The bank's result of a delayed debit. */
  settle(session: string, hasPaid: boolean): Stripe.Checkout.Session;
  /** Refunds an amount in minor units, or all that is left, like a merchant in the Dashboard. */
  refund(session: string, request?: RefundRequest): Stripe.Refund;
  /** The bank's result of a refund: of a pending one, or of one that it returns later. */
  settleRefund(refund: string, hasArrived: boolean): Stripe.Refund;
  openDispute(session: string, request?: DisputeRequest): Stripe.Dispute;
  closeDispute(dispute: string, isWon: boolean): Stripe.Dispute;
  /** The bank returns a payout: its amount is in the balance again. */
  failPayout(payout: string): Stripe.Payout;
  raiseFraudWarning(session: string): Stripe.Radar.EarlyFraudWarning;
  /**
   * Sends an event again to every endpoint, with a wrong or an old signature if requested. Resolves when
   * each has responded.
   */
  resend(event: string, spoiled?: Spoiling): Promise<void>;
};

export function createActions(context: Context): Actions {
  const { tables } = context;
  const recordOf = (id: string): SessionRecord => {
    const record = sessionOf(context, id);
    if (!record) throw noSuch('checkout.session', id, 'session');
    return record;
  };
  const chargeOf = (id: string): Stripe.Charge => {
    const intent = tables.intents.get(String(recordOf(id).session.payment_intent));
    const charge = tables.charges.get(String(intent?.latest_charge));
    if (!charge) throw new ApiError(400, `Session ${id} has no payment.`);
    return charge;
  };
  const known = <T>(found: T | undefined, kind: string, id: string): T => {
    if (found === undefined) throw noSuch(kind, id, 'id');
    return found;
  };
  const done = <T>(result: T): T => {
    context.state.changed();
    return result;
  };
  return {
    pay: async (id, payment = {}) => payAtOnce(context, recordOf(id), payment),
    expire(id) {
      const record = recordOf(id);
      if (record.session.status !== 'open') throw new ApiError(400, `Session ${id} is not open.`);
      expireSession(context, record, null);
      return done(record.session);
    },
    settle(id, hasPaid) {
      const record = recordOf(id);
      if (!isAwaitingDebit(context, record)) throw new ApiError(400, `Session ${id} waits for no bank.`);
      settleDebit(context, record, hasPaid);
      return done(record.session);
    },
    refund: (id, request = {}) => done(createRefund(context, chargeOf(id), request, null)),
    settleRefund(id, hasArrived) {
      const record = known(tables.refunds.get(id), 'refund', id);
      settleRefund(context, record, hasArrived);
      return done(record.refund);
    },
    openDispute: (id, request) => done(openDispute(context, chargeOf(id), request)),
    closeDispute(id, isWon) {
      const dispute = known(tables.disputes.get(id), 'dispute', id);
      closeDispute(context, dispute, isWon);
      return done(dispute);
    },
    failPayout: (id) => done(known(failPayout(context, id), 'payout', id)),
    raiseFraudWarning: (id) => done(raiseFraudWarning(context, chargeOf(id))),
    resend: async (id, spoiled) =>
      context.deliveries.deliver(known(tables.events.get(id), 'event', id), spoiled),
  };
}
