import { findEntry, findFunding, findProduct } from '#functions/catalogue/snapshot.ts';
import type { Pledge } from '#functions/db/order-types.ts';
import type { order, orderLine } from '#functions/db/schema/orders.ts';
import type { ContractEntry } from '#src/catalogue/schemas/contract.ts';
import type { CreatorTermsEntry } from '#src/catalogue/schemas/policy.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { percentOf, times } from '#src/core/money.ts';
import { type ShareKind, shareKindOf } from '#src/core/payouts/share.ts';
import { isGiftCard } from '#src/core/products/tax-kind.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { SaleRow } from './target.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;
/** A sale without its rate of exchange. */
export type Termed = Omit<SaleRow, 'rateOver' | 'rateUnder'>;

/** A contract as the snapshot has it: dates are texts. */
type Contract = Omit<ContractEntry, 'agreed'> & {
  agreed: (Omit<ContractEntry['agreed'][number], 'from'> & { from: string })[];
};

/** The contract of a creator, if there is one. */
export const contractOf = (creatorId: string) => findEntry<Contract>('contract', creatorId);
const shopTerms = () => findEntry<CreatorTermsEntry>('creator-terms', 'terms');

/**
 * The lines of an order that a creator earns from, with what was agreed at the time. Bought gift cards are no
 * sale.
 * @param pledges of the attempt; without an attempt none
 */
export function termsOfOrder(
  order: OrderRow,
  lines: readonly LineRow[],
  pledges: readonly Pledge[],
): Termed[] {
  const estimatedFee = estimatedFeeOf(order);
  return lines.flatMap((line): Termed[] => {
    if (isGiftCard({ taxKind: line.taxKind ?? undefined })) return [];
    const { position, productId, formatId, quantity } = line;
    const fundingId = pledges.find((one) => one.line === position)?.fundingId ?? null;
    const product = findProduct(productId);
    const creatorId = (fundingId ? findFunding(fundingId)?.creator : undefined)?._id ?? product?.creator._id;
    if (!creatorId) return [];
    const isFile = product?.formats.find(({ _id }) => _id === formatId)?.type === 'Digital File';
    const kind = shareKindOf({ goods: product?.goods, isFile, isPledge: fundingId !== null });
    const costs = findEntry<Partial<Record<RegionCode, number>>>('printing-cost', `${productId}/${formatId}`);
    return [
      {
        orderId: order.id,
        position,
        creatorId,
        productId,
        formatId,
        name: `${line.name}, ${line.formatName}`,
        kind,
        fundingId,
        region: order.region,
        quantity,
        ...agreedOn(creatorId, { kind, productId }, order.createdAt),
        printing: kind === 'books' ? times(costs?.[order.region] ?? 0, quantity) : 0,
        estimatedFee,
        soldAt: order.createdAt,
      },
    ];
  });
}

/** A creator's share of a sale and their currency on a day. */
function agreedOn(
  creatorId: string,
  { kind, productId }: { kind: ShareKind; productId: string },
  at: Date,
): { share: number; payCurrency: CurrencyCode } {
  const agreed = contractOf(creatorId)?.agreed ?? [];
  const now = agreed.findLast(({ from }) => Date.parse(from) <= at.getTime());
  const own =
    now?.shares.find(({ product }) => product === productId) ?? now?.shares.find((one) => one.kind === kind);
  return {
    share: own?.creator ?? shopTerms()?.shares.find(({ id }) => id === kind)?.creator ?? 0,
    payCurrency: (now ?? agreed[0])?.currency ?? regionOf(DEFAULT_REGION).currency,
  };
}

/** The payment fee that the terms name, for the part that was paid through the provider. */
function estimatedFeeOf({ total, giftCardAmount, region }: OrderRow): number {
  const paid = total - giftCardAmount;
  const payment = shopTerms()?.payment;
  return payment && paid > 0 ? Math.min(paid, percentOf(paid, payment.percent) + payment.fixed[region]) : 0;
}
