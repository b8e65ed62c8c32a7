import { percentOf } from '../money.ts';
import type { Goods } from '../products/goods.ts';

/** The kinds of sale that creators have a share of. */
export const SHARE_KINDS = ['books', 'files', 'goods', 'fundings'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** The kind of a sale, by its product's goods and by how it is delivered. */
export function shareKindOf(sold: {
  goods: Goods | undefined;
  isFile: boolean;
  isPledge: boolean;
}): ShareKind {
  if (sold.isPledge) return 'fundings';
  if (sold.isFile) return 'files';
  return sold.goods === 'book' ? 'books' : 'goods';
}

/** The price of a sale, and the deductions from it, in minor units. `share`: in whole percent. */
export type Sale = { price: number; tax: number; printing: number; payment: number; share: number };
/** The rest to share, and its two parts. With the deductions they add up to the price. */
export type SharedSale = { rest: number; creator: number; store: number };

/**
 * Shares a sale as the page for new creators says. When costs leave nothing, the creator gets nothing and
 * owes nothing: the store pays the difference.
 */
export function shareSale({ price, tax, printing, payment, share }: Sale): SharedSale {
  const rest = price - tax - printing - payment;
  const creator = rest > 0 ? percentOf(rest, share) : 0;
  return { rest, creator, store: rest - creator };
}
