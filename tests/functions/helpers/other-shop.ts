import type { Provider } from 'payment-sandbox';
import type Stripe from 'stripe';

/** The kinds of copies. Each kind needs a different call to be followed. */
const KINDS = ['plain', 'taxed', 'refunded'] as const;

/**
 * Adds `count` paid sessions of another shop to the account, spread evenly over a period: plain, with tax by
 * the provider, and refunded, in turns. They are copies of one real payment, since real ones would take
 * minutes. Unix seconds; `to` is exclusive.
 */
export async function plantOtherShop(
  { tables, actions }: Provider,
  stripe: Stripe,
  { count, from, to }: { count: number; from: number; to: number },
): Promise<string[]> {
  const made = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'gbp', unit_amount: 990, product_data: { name: 'A bicycle bell' } },
      },
    ],
    success_url: 'https://bells.example/thanks',
  });
  await actions.pay(made.id);
  const record = tables.sessions.get(made.id)!;
  const intent = tables.intents.get(String(record.session.payment_intent))!;
  const charge = tables.charges.get(String(intent.latest_charge))!;
  return Array.from({ length: count }, (_, at) => {
    const created = from + Math.floor((at * (to - from)) / count);
    const kind = KINDS[at % KINDS.length];
    const id = `cs_test_other${String(at).padStart(12, '0')}${made.id.slice(-8)}`;
    const [intentId, chargeId] = [`pi_${id}`, `ch_${id}`];
    const amount_refunded = kind === 'refunded' ? 100 : 0;
    tables.charges.set(chargeId, {
      ...charge,
      id: chargeId,
      payment_intent: intentId,
      created,
      amount_refunded,
    });
    tables.intents.set(intentId, { ...intent, id: intentId, latest_charge: chargeId, created });
    tables.sessions.set(id, {
      ...record,
      session: {
        ...record.session,
        id,
        created,
        payment_intent: intentId,
        automatic_tax: { ...record.session.automatic_tax, enabled: kind === 'taxed' },
      },
    });
    if (kind === 'refunded') {
      const refundId = `re_${id}`;
      tables.refunds.set(refundId, {
        settlesAt: null,
        refund: {
          object: 'refund',
          id: refundId,
          amount: 100,
          charge: chargeId,
          payment_intent: intentId,
          created,
          currency: 'gbp',
          status: 'succeeded',
          customer: null,
          customer_account: null,
          payment_method: null,
          metadata: {},
          balance_transaction: null,
          reason: null,
          receipt_number: null,
          source_transfer_reversal: null,
          transfer_reversal: null,
        },
      });
    }
    return id;
  });
}
