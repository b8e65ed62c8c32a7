import type { Handlers } from './calls.ts';
import * as coupons from './coupons.ts';
import * as customers from './customers.ts';
import * as events from './events.ts';
import * as money from './money.ts';
import * as reads from './reads.ts';
import * as refunds from './refunds.ts';
import * as sessions from './sessions.ts';
import * as endpoints from './webhook-endpoints.ts';

export const handlers: Handlers = {
  'sessions.create': sessions.create,
  'sessions.list': sessions.list,
  'sessions.retrieve': sessions.retrieve,
  'sessions.expire': sessions.expire,
  'sessions.lines': sessions.lines,
  'coupons.create': coupons.create,
  'coupons.list': coupons.list,
  'coupons.retrieve': coupons.retrieve,
  'coupons.delete': coupons.remove,
  'customers.create': customers.create,
  'customers.retrieve': customers.retrieve,
  'customers.delete': customers.remove,
  'payment_intents.list': reads.intents,
  'payment_intents.retrieve': reads.intent,
  'charges.list': reads.charges,
  'charges.retrieve': reads.charge,
  'refunds.create': refunds.create,
  'refunds.list': refunds.list,
  'refunds.retrieve': refunds.retrieve,
  'disputes.list': reads.disputes,
  'disputes.retrieve': reads.dispute,
  'warnings.list': reads.warnings,
  'warnings.retrieve': reads.warning,
  'balance_transactions.list': money.transactions,
  'balance_transactions.retrieve': money.transaction,
  'payouts.list': money.payouts,
  'payouts.retrieve': money.payout,
  'events.list': events.list,
  'events.retrieve': reads.event,
  'webhook_endpoints.create': endpoints.create,
  'webhook_endpoints.list': endpoints.list,
  'webhook_endpoints.retrieve': endpoints.retrieve,
};
