import type { Quote } from '#src/core/checkout/quote.ts';
import { countsFor, isOpen, stateAt } from '#src/core/fundings/progress.ts';
import type { Region } from '#src/core/regions/regions.ts';
import { fundingOfProduct } from '../catalogue/snapshot.ts';
import type { OrderLine, Pledge } from '../db/order-types.ts';

/** What a basket contributes to fundings: the price paid for each product whose funding is open `now`. */
export function pledgesOf(
  lines: readonly OrderLine[],
  { lineDiscounts }: Pick<Quote, 'lineDiscounts'>,
  { currency }: Region,
  now: Date,
): Pledge[] {
  return lines.flatMap((line, index) => {
    const funding = fundingOfProduct(line.productId);
    if (!funding || !isOpen(stateAt(funding, 0, now))) return [];
    const amount = line.unitAmount * line.quantity - (lineDiscounts[index] ?? 0);
    if (amount <= 0) return [];
    return [
      {
        fundingId: funding._id,
        rewardId: null,
        amount,
        goalAmount: countsFor(amount, currency, funding),
        line: index,
      },
    ];
  });
}
