import type Stripe from 'stripe';
import type { Decline } from '../money/cards.ts';
import type { Attempt, CardFacts } from '../state/tables.ts';
import { newId } from './ids.ts';

type Outcome = 'succeeded' | 'pending' | 'failed';

/** Characters of a statement descriptor, as at Stripe. */
const MAX_DESCRIPTOR_LENGTH = 22;

/** The charge of one attempt to pay a PaymentIntent. */
export function buildCharge(
  intent: Stripe.PaymentIntent,
  attempt: Attempt,
  status: Outcome,
  decline: Decline | null,
  { created, businessName }: { created: number; businessName: string },
): Stripe.Charge {
  const { email, name, phone, address } = attempt.shopper;
  return {
    id: newId(attempt.kind === 'card' ? 'ch' : 'py'),
    object: 'charge',
    ...unusedParts,
    amount: intent.amount,
    amount_captured: status === 'succeeded' ? intent.amount : 0,
    billing_details: { address, email, name, phone, tax_id: null },
    calculated_statement_descriptor: businessName.toUpperCase().slice(0, MAX_DESCRIPTOR_LENGTH),
    captured: status === 'succeeded',
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: outcomeOf(status, decline),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: String(intent.payment_method),
    payment_method_details: methodDetails(attempt),
    receipt_email: intent.receipt_email,
    shipping: intent.shipping,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
  };
}

/** Sets a pending charge to succeeded, or to failed with the decline. */
export function settleCharge(charge: Stripe.Charge, decline: Decline | null): void {
  const hasPaid = decline === null;
  Object.assign(charge, {
    status: hasPaid ? 'succeeded' : 'failed',
    paid: hasPaid,
    captured: hasPaid,
    amount_captured: hasPaid ? charge.amount : 0,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(hasPaid ? 'succeeded' : 'failed', decline),
  } satisfies Partial<Stripe.Charge>);
}

function outcomeOf(status: Outcome, decline: Decline | null): Stripe.Charge.Outcome {
  const hasFailed = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: hasFailed ? 'declined_by_network' : 'approved_by_network',
    reason: hasFailed ? (decline?.decline_code ?? decline?.code ?? null) : null,
    risk_level: 'normal',
    seller_message: hasFailed ? 'The bank returned the decline code.' : 'Payment complete.',
    type: hasFailed ? 'issuer_declined' : 'authorized',
  };
}

function methodDetails({ kind, card, shopper }: Attempt): Stripe.Charge.PaymentMethodDetails {
  const bank = { fingerprint: newId('', 16).slice(1), last4: '6789' };
  switch (kind) {
    case 'card':
      return { type: 'card', card: cardDetails(card as CardFacts) };
    case 'klarna':
      return {
        type: 'klarna',
        klarna: {
          payer_details: { address: { country: shopper.address.country } },
          payment_method_category: 'pay_later',
          preferred_locale: null,
        },
      };
    case 'afterpay_clearpay':
      return { type: kind, afterpay_clearpay: { order_id: newId('order', 12), reference: null } };
    case 'bacs_debit':
      return { type: kind, bacs_debit: { ...bank, mandate: newId('mandate'), sort_code: '108800' } };
    case 'sepa_debit':
      return {
        type: kind,
        sepa_debit: {
          ...bank,
          bank_code: '37040044',
          branch_code: null,
          country: 'DE',
          mandate: newId('mandate'),
        },
      };
    case 'us_bank_account':
      return {
        type: kind,
        us_bank_account: {
          ...bank,
          account_holder_type: 'individual',
          account_type: 'checking',
          bank_name: 'Test bank',
          payment_reference: null,
          routing_number: '110000000',
        },
      };
    case 'acss_debit':
      return {
        type: kind,
        acss_debit: { ...bank, bank_name: 'Test bank', institution_number: '000', transit_number: '11000' },
      };
  }
}

function cardDetails(card: CardFacts): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: null,
    authorization_code: '123456',
    brand: card.brand,
    checks: { address_line1_check: 'pass', address_postal_code_check: 'pass', cvc_check: 'pass' },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.month,
    exp_year: card.year,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

const unusedParts = {
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  source: null,
  source_transfer: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;
