import type Stripe from 'stripe';
import type { Decline } from '../money/cards.ts';
import type { PaymentKind } from '../money/methods.ts';
import type { Attempt, SessionRecord } from '../state/tables.ts';
import { newId } from './ids.ts';
import { metadataOf } from './plain.ts';

/** The PaymentIntent that Stripe creates when the shopper first confirms. Retries use the same one. */
export function buildIntent(record: SessionRecord, created: number): Stripe.PaymentIntent {
  const { session, intentData } = record;
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    ...unusedParts,
    amount: session.amount_total ?? 0,
    client_secret: `${id}_${newId('secret')}`,
    created,
    currency: session.currency ?? '',
    customer: session.customer,
    description: intentData.description ?? null,
    metadata: metadataOf(intentData.metadata),
    payment_method_types: session.payment_method_types,
    receipt_email: intentData.receipt_email ?? null,
    statement_descriptor: intentData.statement_descriptor ?? null,
    statement_descriptor_suffix: intentData.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
  };
}

/** Starts a new attempt on the same intent: sets the payment method and clears the last error. */
export function attempt(
  intent: Stripe.PaymentIntent,
  record: SessionRecord,
  { kind, shopper }: Attempt,
): void {
  Object.assign(intent, {
    amount: record.session.amount_total ?? 0,
    last_payment_error: null,
    next_action: null,
    payment_method: newId('pm'),
    payment_method_options: { [kind]: methodOptions[kind] },
    shipping: shopper.isShipped
      ? {
          address: shopper.address,
          carrier: null,
          name: shopper.name,
          phone: shopper.phone,
          tracking_number: null,
        }
      : null,
  } satisfies Partial<Stripe.PaymentIntent>);
}

/** Sends the shopper to another page first. */
export function requireAction(intent: Stripe.PaymentIntent, url: string, returnUrl: string): void {
  intent.status = 'requires_action';
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

export function succeed(intent: Stripe.PaymentIntent, charge: string): void {
  Object.assign(intent, {
    status: 'succeeded',
    latest_charge: charge,
    amount_received: intent.amount,
    next_action: null,
  });
}

export function fail(
  intent: Stripe.PaymentIntent,
  charge: string | null,
  decline: Decline,
  kind: string,
): void {
  const isCard = decline.code !== 'payment_intent_payment_attempt_failed';
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge,
    next_action: null,
    payment_method: null,
    last_payment_error: {
      type: isCard ? 'card_error' : 'invalid_request_error',
      code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
      message: decline.message,
      payment_method_type: kind,
      ...(charge && { charge }),
      ...(decline.decline_code && { decline_code: decline.decline_code }),
    },
  } satisfies Partial<Stripe.PaymentIntent>);
}

const methodOptions = {
  card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  klarna: { preferred_locale: null },
  afterpay_clearpay: { reference: null },
  bacs_debit: {},
  sepa_debit: {},
  us_bank_account: { verification_method: 'automatic' },
  acss_debit: { verification_method: 'automatic' },
} satisfies Pick<Stripe.PaymentIntent.PaymentMethodOptions, PaymentKind>;

const unusedParts = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: { enabled: false },
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
