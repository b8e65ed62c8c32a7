import type { order, orderLine } from '#functions/db/schema/orders.ts';
import type { Refund } from '#functions/mail/templates/payments.ts';
import type { RefundAmounts } from '#src/core/orders/refunds.ts';
import * as words from '#src/words/en/mails/refund.ts';
import { fill } from '#src/words/fill.ts';

/** What the mail about a refund says, from its order, the order's lines and the refund. */
export function refundOf(
  { refunded, total }: Pick<typeof order.$inferSelect, 'refunded' | 'total'>,
  lines: readonly (typeof orderLine.$inferSelect)[],
  { amount, lines: named, toGiftCard }: RefundAmounts & { toGiftCard: boolean },
): Refund {
  return {
    amount,
    isWhole: refunded >= total,
    ...(toGiftCard && { toGiftCard }),
    ...(named.length > 0 && {
      names: lines
        .filter((line) => named.some(({ position }) => position === line.position))
        .map(({ name, formatName }) => fill(words.thing, { name, format: formatName })),
    }),
  };
}
