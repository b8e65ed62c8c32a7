import type Stripe from 'stripe';
import { newId } from './ids.ts';

const WEEK = 7 * 24 * 60 * 60;

type Facts = { amount: number; reason: string; isInquiry: boolean };

/** A new dispute. An inquiry does not withdraw the money, and the store may still refund it. */
export function buildDispute(charge: Stripe.Charge, facts: Facts, created: number): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: facts.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: facts.isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: String(charge.payment_intent),
    reason: facts.reason,
    status: facts.isInquiry ? 'warning_needs_response' : 'needs_response',
  };
}

/** The card network's warning that the payment may be fraudulent. */
export function buildFraudWarning(charge: Stripe.Charge, created: number): Stripe.Radar.EarlyFraudWarning {
  return {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created,
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: String(charge.payment_intent),
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
