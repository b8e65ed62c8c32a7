import { REFUND_BACKER } from '../fundings/outcomes.ts';
import { handlerOf } from '../mail/handlers.ts';
import type { Handlers } from '../mail/outbox/drain.ts';
import { writeWeeklyReport } from '../mail/weekly-report.ts';
import { ISSUE_INVOICES } from '../orders/invoices/enqueue.ts';
import { issueInvoices } from '../orders/invoices/issue-invoices.ts';
import { refundBacker } from '../orders/refunds/refund-backer.ts';
import { DELETE_CUSTOMER, deleteCustomer } from '../people/retention/provider-customers.ts';
import { stripe } from '../platform/stripe.ts';
import { MAILS } from './mail-handlers.ts';
import { PURCHASE_HANDLERS } from './purchase-handlers.ts';

/** The handlers of all kinds of outbox rows. Add a line for each new kind. */
export const HANDLERS: Handlers = {
  ...MAILS,
  ...PURCHASE_HANDLERS,
  'weekly-report': handlerOf('weekly-report', writeWeeklyReport),
  [REFUND_BACKER]: async ({ payload }, { db, now }) =>
    refundBacker(
      { orderId: String(payload.orderId), fundingId: String(payload.fundingId) },
      { db, stripe: await stripe() },
      now,
    ),
  [ISSUE_INVOICES]: ({ payload }, { db, now }) =>
    issueInvoices(db, String(payload.orderId), payload.isInvoiced === true, now),
  [DELETE_CUSTOMER]: async ({ payload }) => deleteCustomer(payload, await stripe()),
};
