import { commissionableGoods, rateOf } from '#src/core/payouts/commission.ts';
import { isGiftCard } from '#src/core/products/tax-kind.ts';
import { findPayoutCode } from '../catalogue/snapshot.ts';
import type { CommissionTerms, OrderLine, Pledge } from '../db/order-types.ts';

/** The parts of a priced basket or pledge that the terms need. */
type Sold = {
  payoutCode?: string;
  lines: readonly OrderLine[];
  /** In minor units, one per line. */
  lineDiscounts: readonly number[];
  pledges: readonly Pledge[];
};

/**
 * The commission terms of a purchase, fixed when its payment page is requested: later changes of the rate or
 * the code have no effect. Null without a code. Contributions to fundings earn nothing, because the shop
 * keeps too little of them. Gift cards earn nothing either; what is bought with them does.
 */
export function commissionTerms({ payoutCode, lines, lineDiscounts, pledges }: Sold): CommissionTerms | null {
  const found = payoutCode === undefined ? undefined : findPayoutCode(payoutCode);
  if (!found) return null;
  const pledged = new Set(pledges.map(({ line }) => line));
  return {
    code: found.code,
    source: found.source,
    rate: rateOf(found.rate),
    lines: lines.map((line, position) => ({
      // Includes the tax in the price, which is subtracted when the order is paid (record-commissions.ts).
      goods: commissionableGoods({ ...line, discount: lineDiscounts[position] ?? 0 }),
      reason: pledged.has(position) ? 'pledge' : isGiftCard(line) ? 'gift_card' : null,
    })),
  };
}
