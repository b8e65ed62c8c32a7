import { commissionableGoods, rateOf } from '#src/core/payouts/commission.ts';
import { isGiftCard } from '#src/core/products/tax-kind.ts';
import type { CommissionTerms, Intent, OrderLine, Pledge } from '../db/order-types.ts';
import { findPayoutCode, fundingOfProduct } from '../platform/catalogue.ts';

/** What of a priced basket or pledge the terms are made from. */
type Sold = {
  intent: Intent;
  payoutCode?: string;
  lines: readonly OrderLine[];
  /** In minor units, one for each line. */
  lineDiscounts: readonly number[];
  pledges: readonly Pledge[];
};

/**
 * What a purchase's payout code will earn, frozen when its payment page is asked for: a rate that changes while somebody pays, or a code
 * that is switched off meanwhile, changes nothing. Null where there is no code. What goes to a funding earns nothing, whether it is
 * pledged or bought, since the shop keeps too little of it, nor does a gift card: what is
 * bought with it does.
 */
export function commissionTerms({
  intent,
  payoutCode,
  lines,
  lineDiscounts,
  pledges,
}: Sold): CommissionTerms | null {
  const found = payoutCode === undefined ? undefined : findPayoutCode(payoutCode);
  if (!found) return null;
  const funded = new Set(pledges.map(({ fundingId }) => fundingId));
  const isPledged = ({ productId }: OrderLine) =>
    intent === 'Funding' || (funded.size > 0 && funded.has(fundingOfProduct(productId)?._id ?? ''));
  return {
    code: found.code,
    source: found.source,
    rate: rateOf(found.rate),
    lines: lines.map((line, position) => ({
      // Before the tax that is inside its price, which is known once it is paid (record-commissions.ts).
      goods: commissionableGoods({ ...line, discount: lineDiscounts[position] ?? 0 }),
      reason: isPledged(line) ? 'pledge' : isGiftCard(line) ? 'gift_card' : null,
    })),
  };
}
