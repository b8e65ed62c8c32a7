import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { metadataOf } from './plain.ts';

type RefundInput = { amount: number; reason: Stripe.Refund.Reason | null; metadata: unknown };

/** A new refund: pending until the bank has accepted it. */
export function buildRefund(charge: Stripe.Charge, refund: RefundInput, created: number): Stripe.Refund {
  const type = charge.payment_method_details?.type ?? 'card';
  return {
    id: newId(charge.id.startsWith('ch_') ? 're' : 'pyr'),
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: destination(type),
    metadata: metadataOf(refund.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    pending_reason: 'processing',
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'pending',
    transfer_reversal: null,
  };
}

/** The list of a charge's refunds, newest first, as it appears when expanded. */
export function refundList(charge: string, refunds: readonly Stripe.Refund[]): object {
  return {
    object: 'list',
    data: structuredClone(refunds.slice(0, 10)),
    has_more: refunds.length > 10,
    url: `/v1/charges/${charge}/refunds`,
  };
}

/** The card network's reference number, which lets a bank find the refund. */
export function cardReference(): Stripe.Refund.DestinationDetails {
  const reference = newId('', 23)
    .slice(1)
    .replace(/\D/g, (letter) => String(letter.charCodeAt(0) % 10));
  return {
    card: {
      reference,
      reference_status: 'available',
      reference_type: 'acquirer_reference_number',
      type: 'refund',
    },
    type: 'card',
  };
}

function destination(type: string): Stripe.Refund.DestinationDetails {
  if (type === 'card') {
    return {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type,
    };
  }
  if (type === 'klarna' || type === 'afterpay_clearpay') {
    return { [type]: { reference: null, reference_status: null }, type };
  }
  return { type };
}
