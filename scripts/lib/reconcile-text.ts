import type { PaymentsReport } from '#functions/orders/reconciliation/payments-report.ts';
import type { Progress, Reconciled } from '#functions/orders/reconciliation/run.ts';
import type { OpenRefund } from '#functions/orders/refunds/send-refund-request.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { moneyText } from '#src/core/money-text.ts';

/** The result of the reconciliation as text that ends with a newline. */
export function doneText({ recorded, failed }: Reconciled): string {
  const many = (count: number) => `${count} ${count === 1 ? 'payment' : 'payments'}`;
  return `${many(recorded)} recorded that had no webhook, ${many(failed)} could not be synced.\n`;
}

/** Pending refunds, one line each, ending with a newline; empty if there are none. */
export function openRefundsText(refunds: readonly OpenRefund[]): string {
  return refunds
    .map(({ orderId, amount, currency, since }) => {
      const day = since.toISOString().slice(0, 16).replace('T', ' ');
      return `refund pending         ${orderId}  ${moneyText(amount, currency)}  since ${day}\n`;
    })
    .join('');
}

/** The progress as one line. */
export function progressText({ list, read, reached }: Progress): string {
  return `${read} ${list} read, up to ${reached.toISOString().slice(0, 16)}`;
}

/** Writes at most one line per second. Writes the first line at once; drops the others. */
export function oncePerSecond(write: (line: string) => void): (line: string) => void {
  let next = 0;
  return (line) => {
    if (performance.now() < next) return;
    next = performance.now() + 1000;
    write(line);
  };
}

/** The report as text that ends with a newline. */
export function reportText({
  payments,
  orders,
  others,
  withoutOrder,
  withoutPayment,
}: PaymentsReport): string {
  const lines = [
    ...withoutOrder.map(
      ({ sessionId, why, amount, currency }) =>
        `paid without order   ${sessionId}  ${moneyText(amount, currency)}  ${why}`,
    ),
    ...withoutPayment.map(
      ({ orderId, sessionId, why }) => `order without payment  ${orderId}  ${sessionId}  ${why}`,
    ),
  ];
  const ofOthers = others > 0 ? ` ${others} of the payments belong to other shops on the account.` : '';
  const head = `Compared ${payments} payments at the payment provider with ${orders} orders.${ofOthers}`;
  if (lines.length === 0) return `${head} Every payment has an order, and every order has a payment.\n`;
  return `${[head, ...lines.map(forTerminal)].join('\n')}\n`;
}
