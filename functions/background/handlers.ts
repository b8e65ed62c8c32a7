import { REFUND_BACKER } from '../fundings/outcomes.ts';
import { refundBacker } from '../orders/refund-backer.ts';
import type { Handlers } from '../outbox/drain.ts';
import { stripe } from '../platform/stripe.ts';
import { DELETE_CUSTOMER, deleteCustomer } from '../retention/provider-customers.ts';
import { MAILS } from './mails.ts';
import { PURCHASE_HANDLERS } from './purchases.ts';

/** Who carries out each kind of row in the outbox. A new kind of consequence is a line here. */
export const HANDLERS: Handlers = {
  ...MAILS,
  ...PURCHASE_HANDLERS,
  [REFUND_BACKER]: async ({ payload }, { db, now }) =>
    refundBacker(
      { orderId: String(payload.orderId), fundingId: String(payload.fundingId) },
      { db, stripe: await stripe() },
      now,
    ),
  [DELETE_CUSTOMER]: async ({ payload }) => deleteCustomer(payload, await stripe()),
};
