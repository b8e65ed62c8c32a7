/** One API operation of the provider: its path, and its parameter type in the SDK. */
type Operation = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path of the URL; `:id` is one segment. */
  readonly path: string;
  /** Type name in the SDK's `Stripe` namespace. */
  readonly params: string;
};

export const operations = [
  op('sessions.create', 'POST', '/v1/checkout/sessions', 'Checkout.SessionCreateParams'),
  op('sessions.list', 'GET', '/v1/checkout/sessions', 'Checkout.SessionListParams'),
  op('sessions.retrieve', 'GET', '/v1/checkout/sessions/:id', 'Checkout.SessionRetrieveParams'),
  op('sessions.expire', 'POST', '/v1/checkout/sessions/:id/expire', 'Checkout.SessionExpireParams'),
  op('sessions.lines', 'GET', '/v1/checkout/sessions/:id/line_items', 'Checkout.SessionListLineItemsParams'),
  op('coupons.create', 'POST', '/v1/coupons', 'CouponCreateParams'),
  op('coupons.list', 'GET', '/v1/coupons', 'CouponListParams'),
  op('coupons.retrieve', 'GET', '/v1/coupons/:id', 'CouponRetrieveParams'),
  op('coupons.delete', 'DELETE', '/v1/coupons/:id', 'CouponDeleteParams'),
  op('customers.create', 'POST', '/v1/customers', 'CustomerCreateParams'),
  op('customers.retrieve', 'GET', '/v1/customers/:id', 'CustomerRetrieveParams'),
  op('customers.delete', 'DELETE', '/v1/customers/:id', 'CustomerDeleteParams'),
  op('payment_intents.list', 'GET', '/v1/payment_intents', 'PaymentIntentListParams'),
  op('payment_intents.retrieve', 'GET', '/v1/payment_intents/:id', 'PaymentIntentRetrieveParams'),
  op('charges.list', 'GET', '/v1/charges', 'ChargeListParams'),
  op('charges.retrieve', 'GET', '/v1/charges/:id', 'ChargeRetrieveParams'),
  op('refunds.create', 'POST', '/v1/refunds', 'RefundCreateParams'),
  op('refunds.list', 'GET', '/v1/refunds', 'RefundListParams'),
  op('refunds.retrieve', 'GET', '/v1/refunds/:id', 'RefundRetrieveParams'),
  op('disputes.list', 'GET', '/v1/disputes', 'DisputeListParams'),
  op('disputes.retrieve', 'GET', '/v1/disputes/:id', 'DisputeRetrieveParams'),
  op('warnings.list', 'GET', '/v1/radar/early_fraud_warnings', 'Radar.EarlyFraudWarningListParams'),
  op(
    'warnings.retrieve',
    'GET',
    '/v1/radar/early_fraud_warnings/:id',
    'Radar.EarlyFraudWarningRetrieveParams',
  ),
  op('balance_transactions.list', 'GET', '/v1/balance_transactions', 'BalanceTransactionListParams'),
  op(
    'balance_transactions.retrieve',
    'GET',
    '/v1/balance_transactions/:id',
    'BalanceTransactionRetrieveParams',
  ),
  op('payouts.list', 'GET', '/v1/payouts', 'PayoutListParams'),
  op('payouts.retrieve', 'GET', '/v1/payouts/:id', 'PayoutRetrieveParams'),
  op('events.list', 'GET', '/v1/events', 'EventListParams'),
  op('events.retrieve', 'GET', '/v1/events/:id', 'EventRetrieveParams'),
  op('webhook_endpoints.create', 'POST', '/v1/webhook_endpoints', 'WebhookEndpointCreateParams'),
  op('webhook_endpoints.list', 'GET', '/v1/webhook_endpoints', 'WebhookEndpointListParams'),
  op('webhook_endpoints.retrieve', 'GET', '/v1/webhook_endpoints/:id', 'WebhookEndpointRetrieveParams'),
] as const;

export type OperationName = (typeof operations)[number]['name'];

function op<const N extends string>(name: N, method: Operation['method'], path: string, params: string) {
  return { name, method, path, params } as const;
}
