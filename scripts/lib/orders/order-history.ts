import type { OrderDetails } from '#functions/orders/order-details.ts';
import { moneyText } from '#src/core/money-text.ts';

/** The events of an order, oldest first, as lines with times in UTC. */
export function orderHistory(details: OrderDetails): string[] {
  const { order, fraudWarningAt, attempt, refunds, disputes, mails, files } = details;
  const money = (amount: number) => moneyText(amount, order.currency);
  const events: [Date | null | undefined, string][] = [
    [attempt?.createdAt, 'payment page requested'],
    [order.createdAt, order.heldReason ? 'paid and put on hold' : 'paid'],
    [order.releasedAt, 'released'],
    [order.fulfilledAt, order.tracking ? `sent, tracking ${order.tracking}` : 'sent'],
    [fraudWarningAt, 'fraud warning by the payment provider'],
    ...refunds.map(({ createdAt, amount, state }): [Date, string] => [
      createdAt,
      `refund of ${money(amount)} (${state})`,
    ]),
    ...disputes.map(({ createdAt, amount, state }): [Date, string] => [
      createdAt,
      `dispute of ${money(amount)} (${state})`,
    ]),
    ...files.map(({ firstDownloadAt, file }): [Date | null, string] => [
      firstDownloadAt,
      `first download of ${file}`,
    ]),
    ...mails.map(({ kind, status, doneAt, dueAt }): [Date, string] => [
      doneAt ?? dueAt,
      `mail ${kind} (${status})`,
    ]),
  ];
  return events
    .flatMap(([at, what]) => (at ? [{ at, what }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, what }) => `${at.toISOString().slice(0, 16).replace('T', ' ')}  ${what}`);
}
