import type Stripe from 'stripe';
import { ApiError, noSuch } from '../http/errors.ts';
import { createSession } from '../sessions/create.ts';
import { expireIfDue, expireSession, sessionOf } from '../sessions/lifecycle.ts';
import { checkSessionParams } from '../sessions/rules.ts';
import type { SessionRecord } from '../state/tables.ts';
import type { Call, Handler } from './calls.ts';
import { listPage, paginate } from './paginate.ts';

export const create: Handler<Stripe.Checkout.SessionCreateParams> = {
  kind: 'session',
  check: checkSessionParams,
  run({ context, params }) {
    const record = createSession(context, params);
    context.timer.arm(record.session.expires_at * 1000);
    context.state.changed();
    return { object: record.session };
  },
};

export const retrieve: Handler<Stripe.Checkout.SessionRetrieveParams> = {
  kind: 'session',
  run: (call) => ({ object: known(call).session }),
};

export const expire: Handler<Stripe.Checkout.SessionExpireParams> = {
  kind: 'session',
  run(call) {
    const record = known(call);
    const { status } = record.session;
    if (status !== 'open') {
      throw new ApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
      );
    }
    expireSession(call.context, record, call.cause);
    return { object: record.session };
  },
};

export const lines: Handler<Stripe.Checkout.SessionListLineItemsParams> = {
  kind: 'item',
  isList: true,
  run(call) {
    const record = known(call);
    const url = `/v1/checkout/sessions/${call.id}/line_items`;
    return { object: paginate(record.lines, { url, kind: 'line item', params: call.params }), record };
  },
};

export const list: Handler<Stripe.Checkout.SessionListParams> = {
  kind: 'session',
  isList: true,
  run({ context, params }) {
    const { payment_intent: intent } = params;
    const listing = {
      table: context.tables.sessions,
      within: intent === undefined ? undefined : { index: 'intent', key: intent },
      isWanted(record: SessionRecord) {
        expireIfDue(context, record);
        return isWanted(record.session, params);
      },
    };
    const page = { url: '/v1/checkout/sessions', kind: 'checkout session', params };
    return { object: listPage(listing, ({ session }) => session, page) };
  },
};

function isWanted(session: Stripe.Checkout.Session, params: Stripe.Checkout.SessionListParams): boolean {
  const { status, customer_details } = params;
  // This provider has no accounts, subscriptions or payment links.
  if (params.customer_account || params.subscription || params.payment_link) return false;
  if (params.customer && session.customer !== params.customer) return false;
  if (status && session.status !== status) return false;
  return !customer_details || session.customer_details?.email === customer_details.email;
}

function known({ context, id }: Call<unknown>): SessionRecord {
  const record = sessionOf(context, id);
  if (!record) throw noSuch('checkout.session', id, 'session');
  return record;
}
