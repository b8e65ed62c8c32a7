import type { Database } from '#functions/db/open.ts';
import { findOrderById } from '#functions/orders/read-orders.ts';
import { previewRefund, type RefundPreview, refundOrder } from '#functions/orders/refunds/refund-order.ts';
import type { Money } from '#src/core/money.ts';
import { moneyText } from '#src/core/money-text.ts';
import { storeNow } from '#src/lib/clock.ts';
import { type Care, confirm } from '../command-line/confirm.ts';
import { CommandError, UsageError } from '../command-line/errors.ts';
import { operatorStripe } from '../operator-stripe.ts';

/**
 * The options of `npx found orders refund`: an amount, or line numbers and shipping.
 * Without any, the rest of the payment is refunded.
 */
type RefundOptions = Care & {
  amount?: Money | undefined;
  lines?: number[] | undefined;
  shipping?: boolean | undefined;
};

/**
 * Shows the refund, asks for confirmation, and creates it.
 * @throws OrderCommandError if the refund is not possible
 */
export async function refundCommand(db: Database, id: string, options: RefundOptions): Promise<void> {
  const order = await findOrderById(db, id);
  if (!order) throw new CommandError(`There is no order ${id}.`);
  const { amount, lines, shipping } = options;
  if (amount && amount.currency !== order.currency)
    throw new UsageError(`${id} was paid in ${order.currency}, and the amount is in ${amount.currency}.`);
  const minor = { amount: amount?.amount, lines, shipping };
  const preview = await previewRefund(db, id, minor);
  const paid = moneyText(order.total, order.currency);
  const before = moneyText(order.refunded, order.currency);
  const summary = [...summaryOf(id, preview), `${paid} was paid, and ${before} was refunded before.`];
  if (!(await confirm(summary, options))) return;
  const given = await refundOrder(id, minor, { db, stripe: await operatorStripe() }, storeNow());
  const resumed = given.isResumed ? ' by the pending refund' : '';
  console.log(`${moneyText(given.amount, given.currency)} of ${id} refunded${resumed}.`);
}

function summaryOf(id: string, preview: RefundPreview): string[] {
  const { amount, currency, lines, shipping, provider, giftCard, resumes } = preview;
  const money = (minor: number) => moneyText(minor, currency);
  return [
    resumes
      ? `Resume the pending refund of ${money(amount)} of ${id} (request ${resumes}).`
      : `Refund ${money(amount)} of ${id}.`,
    ...lines.map(
      ({ number, name, formatName, amount: price, tax }) =>
        `  ${number}. ${name} (${formatName})  ${money(price)}${tax > 0 ? ` and tax of ${money(tax)}` : ''}`,
    ),
    ...(shipping > 0 ? [`  Shipping  ${money(shipping)}`] : []),
    ...(giftCard > 0
      ? [`  ${money(provider)} through the payment provider, ${money(giftCard)} to the gift card`]
      : []),
  ];
}
