import { ApiError } from '../http/errors.ts';

export type Kind =
  | 'session'
  | 'item'
  | 'intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'warning'
  | 'transaction'
  | 'payout'
  | 'source'
  | 'coupon'
  | 'customer'
  | 'rate'
  | 'product'
  | 'event'
  | 'endpoint';

/**
 * The expandable fields of each kind, and the kind of object that they contain; `null`:
 * nothing in it can be expanded.
 */
const fields: Record<Kind, Record<string, Kind | null>> = {
  session: {
    line_items: null,
    'line_items.data': 'item',
    payment_intent: 'intent',
    'discounts.coupon': 'coupon',
    'discounts.promotion_code': null,
    'shipping_cost.shipping_rate': 'rate',
    'shipping_cost.taxes': null,
    'shipping_options.shipping_rate': 'rate',
    'total_details.breakdown': null,
    customer: 'customer',
    invoice: null,
    payment_link: null,
    setup_intent: null,
    subscription: null,
  },
  item: { 'price.product': 'product', discounts: null, taxes: null },
  intent: {
    latest_charge: 'charge',
    application: null,
    customer: 'customer',
    on_behalf_of: null,
    payment_method: null,
    review: null,
  },
  charge: {
    payment_intent: 'intent',
    refunds: null,
    'refunds.data': 'refund',
    application_fee: null,
    balance_transaction: 'transaction',
    customer: 'customer',
    on_behalf_of: null,
    review: null,
  },
  refund: {
    charge: 'charge',
    payment_intent: 'intent',
    balance_transaction: 'transaction',
    failure_balance_transaction: 'transaction',
    customer: 'customer',
    payment_method: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  },
  dispute: { charge: 'charge', payment_intent: 'intent' },
  warning: { charge: 'charge', payment_intent: 'intent' },
  transaction: { source: 'source' },
  // What a balance transaction may be for: a charge, a refund, a dispute or a payout.
  source: { charge: 'charge', payment_intent: 'intent' },
  payout: {
    balance_transaction: 'transaction',
    failure_balance_transaction: 'transaction',
    destination: null,
  },
  coupon: { applies_to: null, currency_options: null },
  customer: { default_source: null, test_clock: null },
  rate: { 'fixed_amount.currency_options': null, tax_code: null },
  product: { default_price: null, tax_code: null },
  event: {},
  endpoint: {},
};

/**
 * Refuses invalid paths before the call changes anything. On a list each path starts with `data.`.
 * @throws {ApiError} 400 with Stripe's message
 */
export function checkExpand(paths: readonly string[] | undefined, kind: Kind, isList: boolean): void {
  for (const [index, path] of (paths ?? []).entries()) {
    const param = `expand[${index}]`;
    const steps = path.split('.');
    if (steps.length > 4 + Number(isList)) {
      throw new ApiError(400, `You cannot expand more than 4 levels of a property. Property: ${path}`, {
        param,
      });
    }
    if (isList && steps.shift() !== 'data') {
      throw new ApiError(
        400,
        `This property cannot be expanded (${path}). You may want to try data.${path}.`,
        { param },
      );
    }
    if (!isExpandable(kind, steps.join('.'))) {
      throw new ApiError(400, `This property cannot be expanded (${steps.join('.')}).`, { param });
    }
  }
}

function isExpandable(kind: Kind, path: string): boolean {
  return Object.entries(fields[kind]).some(([field, to]) => {
    if (path === field) return true;
    return to !== null && path.startsWith(`${field}.`) && isExpandable(to, path.slice(field.length + 1));
  });
}
