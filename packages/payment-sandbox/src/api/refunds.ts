import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { ApiError, noSuch, unsupported } from '../http/errors.ts';
import { createRefund } from '../refunds/create.ts';
import type { Handler } from './calls.ts';
import { listPage } from './paginate.ts';

/**
 * The supported parameters. The others belong to Connect,
 * customer balances and payments that cannot be refunded directly.
 */
const served = ['charge', 'payment_intent', 'amount', 'reason', 'metadata', 'expand'];

export const create: Handler<Stripe.RefundCreateParams> = {
  kind: 'refund',
  check(params) {
    const other = Object.keys(params).find((name) => !served.includes(name));
    if (other) throw unsupported(other);
    if (params.charge === undefined && params.payment_intent === undefined) {
      throw new ApiError(
        400,
        'One of the following params should be provided for this request: payment_intent or charge.',
        { code: 'parameter_missing' },
      );
    }
  },
  run({ context, params, cause }) {
    const refund = createRefund(context, chargeOf(context, params), params, cause);
    context.state.changed();
    return { object: refund };
  },
};

export const retrieve: Handler<Stripe.RefundRetrieveParams> = {
  kind: 'refund',
  run({ context, id }) {
    const record = context.tables.refunds.get(id);
    if (!record) throw noSuch('refund', id, 'refund');
    return { object: record.refund };
  },
};

export const list: Handler<Stripe.RefundListParams> = {
  kind: 'refund',
  isList: true,
  run({ context, params }) {
    const { charge, payment_intent: intent } = params;
    const within = charge ? { index: 'charge', key: charge } : intent && { index: 'intent', key: intent };
    const listing = {
      table: context.tables.refunds,
      within: within || undefined,
      isWanted: ({ refund }: { refund: Stripe.Refund }) => !intent || refund.payment_intent === intent,
    };
    const page = { url: '/v1/refunds', kind: 'refund', params };
    return { object: listPage(listing, ({ refund }) => refund, page) };
  },
};

/**
 * The charge to refund.
 * @throws {ApiError} 400 if there is none, or it was not paid
 */
function chargeOf({ tables }: Context, params: Stripe.RefundCreateParams): Stripe.Charge {
  if (params.charge !== undefined) {
    const charge = tables.charges.get(params.charge);
    if (!charge) throw noSuch('charge', params.charge, 'charge', 400);
    return charge;
  }
  const id = String(params.payment_intent);
  const intent = tables.intents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent', 400);
  const charge = tables.charges.get(String(intent.latest_charge));
  if (charge) return charge;
  throw new ApiError(400, `This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}
