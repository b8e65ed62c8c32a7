import type { Account, creatorSale, ledgerLine } from '#functions/db/schema/ledger.ts';
import type { order, orderLine } from '#functions/db/schema/orders.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import { proportionOf, sum } from '#src/core/money.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { partsLeft, type RefundAmounts } from '#src/core/orders/refunds.ts';
import { convert, type Rate, SAME } from '#src/core/payouts/exchange.ts';
import { shareSale } from '#src/core/payouts/share.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { shareOut } from '#src/core/share-out.ts';
import { taxPlaceOf, taxRate } from '#src/core/tax/rates.ts';
import { taxIncluded } from '#src/core/tax/tax-included.ts';

type OrderRow = typeof order.$inferSelect;
export type SaleRow = typeof creatorSale.$inferSelect;
export type Line = Omit<typeof ledgerLine.$inferInsert, 'entryId' | 'number'>;

/** All that an order's entries depend on. */
export type OrderFacts = {
  order: OrderRow;
  lines: readonly (typeof orderLine.$inferSelect)[];
  /** The lines that count now: pledges only when their funding has reached its goal. */
  sales: readonly SaleRow[];
  /** Refunds that have not failed, and money that disputes have taken. */
  gone: readonly RefundAmounts[];
  /** What the provider credited, and its fee, in minor units of the currency of its account. */
  settlement: { amount: number; fee: number; currency: string } | undefined;
  /** The commissions that are payable now, less what refunds reversed. */
  commissions: readonly { code: string; amount: number }[];
};

/**
 * What all entries of an order must add up to, by its state alone. So an entry is the difference to what is
 * booked: a repeated, a late or a lost booking has the same result.
 */
export function targetOf(facts: OrderFacts): Line[] {
  const { order, lines, sales, commissions } = facts;
  const currency = order.currency as CurrencyCode;
  const paid = paidParts(order, lines);
  const left = partsLeft(paid, facts.gone).lines;
  const rest = Math.max(0, order.total - sum(paid.lines));
  const booked = sales.flatMap((sale) => {
    const { position } = sale;
    const price = paid.lines[position] ?? 0;
    const kept = left[position] ?? 0;
    if (price > 0 && kept === 0) return [];
    const part = (amount: number) => (price > 0 ? proportionOf(amount, kept, price) : amount);
    const fee = shareOut(feeOf(facts, sale), [...paid.lines, rest])[position] ?? 0;
    const parts = {
      price: kept,
      tax: part(taxOf(order, lines[position])),
      printing: part(sale.printing),
      payment: part(fee),
      share: sale.share,
    };
    const { creator, store } = shareSale(parts);
    const to = (account: Account, amount: number, more: Partial<Line> = {}): Line => ({
      account,
      party: sale.creatorId,
      currency,
      amount,
      position,
      ...more,
    });
    const isSame = sale.payCurrency === currency;
    const own = convert(creator, rateOf(facts, sale));
    return [
      to('received', kept, { quantity: sale.quantity }),
      to('tax', -parts.tax),
      to('printing', -parts.printing),
      to('fee', -parts.payment),
      to('shop', -store),
      ...(isSame
        ? [to('payable', -creator)]
        : [
            to('exchange', -creator),
            to('exchange', own, { currency: sale.payCurrency }),
            to('payable', -own, { currency: sale.payCurrency }),
          ]),
    ];
  });
  const earned = commissions.flatMap(({ code, amount }): Line[] => [
    { account: 'commission', party: `code:${code}`, currency, amount },
    { account: 'payable', party: `code:${code}`, currency, amount: -amount },
  ]);
  return [...booked, ...earned].filter(({ amount, quantity = 0 }) => amount !== 0 || quantity !== 0);
}

/** The part of an order that the provider collected. */
const collected = ({ total, giftCardAmount }: OrderRow) => total - giftCardAmount;

/** The fee of the whole payment in the order's currency: the provider's own when it is known. */
function feeOf({ order, settlement }: OrderFacts, { estimatedFee }: SaleRow): number {
  return settlement ? proportionOf(collected(order), settlement.fee, settlement.amount) : estimatedFee;
}

/** The provider's rate, when it settled the payment in the creator's currency; else the rate of the day. */
function rateOf({ order, settlement }: OrderFacts, sale: SaleRow): Rate {
  if (sale.payCurrency === order.currency) return SAME;
  const paid = collected(order);
  return settlement?.currency === sale.payCurrency && paid > 0
    ? { over: BigInt(settlement.amount), under: BigInt(paid) }
    : { over: sale.rateOver, under: sale.rateUnder };
}

/** The tax inside a line's price. Where it was not recorded, by the table of rates. */
function taxOf({ region, taxCountry }: OrderRow, line: OrderFacts['lines'][number] | undefined): number {
  if (!line || !regionOf(region).pricesIncludeTax) return 0;
  if (line.taxAmount !== null) return line.taxAmount;
  const place = taxPlaceOf(region, taxCountry);
  const paid = line.unitAmount * line.quantity - line.discount;
  return place ? taxIncluded(paid, taxRate(line.taxKind ?? 'goods', place)) : 0;
}
