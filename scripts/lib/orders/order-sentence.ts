import type { Order } from '#functions/db/order-types.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { moneyText } from '#src/core/money-text.ts';

/** An order as one line for the operator, including the reason if it is on hold. */
export function orderSentence(order: Order): string {
  const lines = order.lines.map((line) => `${line.quantity} × ${line.name} (${line.formatName})`).join(', ');
  const gift = order.gift ? '  GIFT: no prices in the parcel' : '';
  const reason = order.heldReason ?? (order.fraudWarningAt ? 'the bank warns of fraud' : null);
  const isWaiting = order.releasedAt === null && reason !== null;
  const held = isWaiting ? `  ON HOLD: ${reason}` : '';
  const { createdAt, id, region, total, currency } = order;
  return forTerminal(
    `${createdAt.toISOString().slice(0, 16)}  ${id}  ${region}  ${moneyText(total, currency)}  ${lines}${gift}${held}`,
  );
}
