import type { Database } from '../../../functions/db/open.ts';
import { findOrderById } from '../../../functions/orders/read-orders.ts';
import { refundOrder } from '../../../functions/orders/refund-order.ts';
import type { Money } from '../../../src/core/money.ts';
import { storeNow } from '../../../src/lib/clock.ts';
import { type Care, confirm } from '../command-line/confirm.ts';
import { CommandError, UsageError } from '../command-line/errors.ts';
import { moneyText } from '../money-text.ts';
import { operatorStripe } from '../operator-stripe.ts';
import { priceOf } from './order-page.ts';

/** What was typed behind `--refund`: an amount, or lines by their numbers; all that is left where neither is named. */
type Wish = Care & { amount?: Money | undefined; lines?: number[] | undefined };

/** Shows what would be given back, asks, and gives it back. */
export async function refundCommand(db: Database, id: string, wish: Wish): Promise<void> {
  const order = await findOrderById(db, id);
  if (!order) throw new CommandError(`There is no order ${id}.`);
  const { amount, lines } = wish;
  const { currency, total, refunded } = order;
  if (amount && amount.currency !== currency)
    throw new UsageError(`${id} was paid in ${currency}, and the amount is in ${amount.currency}.`);
  const money = (minor: number) => moneyText(minor, currency);
  const what = amount
    ? [`Give back ${money(amount.amount)} of ${id}.`]
    : lines
      ? [`Give back lines of ${id}:`, ...lines.map((number) => `  ${number}. ${lineText(number)}`)]
      : [`Give back all that is left of ${id}: ${money(total - refunded)} at most.`];
  const summary = [...what, `It was paid with ${money(total)}; ${money(refunded)} were given back before.`];
  if (!(await confirm(summary, wish))) return;
  const given = await refundOrder(
    id,
    { amount: amount?.amount, lines },
    { db, stripe: await operatorStripe() },
    storeNow(),
  );
  console.log(`${moneyText(given.amount, given.currency)} of ${id} given back.`);

  function lineText(number: number): string {
    const line = order?.lines[number - 1];
    if (!line) throw new CommandError(`${id} has no line ${number}: it has ${order?.lines.length}.`);
    return `${line.quantity} × ${line.name} (${line.formatName})  ${money(priceOf(line))}`;
  }
}
