import { scale, split } from './split.ts';

/** The inputs of a total. Amounts are minor units of one currency. */
export type Bill = {
  lines: readonly {
    subtotal: number;
    isInclusive: boolean;
    isDiscounted: boolean;
    /** The rate of this line, if it differs from the session's. */
    taxBasisPoints?: number | null;
  }[];
  /** One coupon: percent off or amount off. */
  discount: { percent: number } | { amount: number } | null;
  shipping: { amount: number; isInclusive: boolean } | null;
  /** Basis points; null if the country is not known yet or no tax is calculated. */
  taxBasisPoints: number | null;
};

export type Totals = {
  lines: {
    subtotal: number;
    discount: number;
    tax: number;
    total: number;
    /** The rate of `tax`. Missing in sessions from before several rates were supported. */
    taxBasisPoints?: number | null;
  }[];
  subtotal: number;
  discount: number;
  shipping: { subtotal: number; tax: number; total: number } | null;
  tax: number;
  total: number;
};

/** Subtotal, discount per line, shipping, tax and total, as in a Checkout Session. */
export function totals(bill: Bill): Totals {
  const eligible = bill.lines.map((line) => (line.isDiscounted ? line.subtotal : 0));
  const discount = discountOf(bill.discount, eligible.reduce(sum, 0));
  const shares = split(discount, eligible);
  const lines = bill.lines.map((line, index) => {
    const net = line.subtotal - (shares[index] as number);
    const taxBasisPoints = line.taxBasisPoints ?? bill.taxBasisPoints;
    const tax = taxOf(net, line.isInclusive, taxBasisPoints);
    return { subtotal: line.subtotal, discount: shares[index] as number, ...tax, taxBasisPoints };
  });
  const shipping = bill.shipping && {
    subtotal: bill.shipping.amount,
    ...taxOf(bill.shipping.amount, bill.shipping.isInclusive, bill.taxBasisPoints),
  };
  return {
    lines,
    subtotal: lines.map((line) => line.subtotal).reduce(sum, 0),
    discount,
    shipping,
    tax: lines.map((line) => line.tax).reduce(sum, 0) + (shipping?.tax ?? 0),
    total: lines.map((line) => line.total).reduce(sum, 0) + (shipping?.total ?? 0),
  };
}

function discountOf(discount: Bill['discount'], eligible: number): number {
  if (!discount) return 0;
  if ('amount' in discount) return Math.min(discount.amount, eligible);
  // A percentage has up to four decimals; calculates with an integer.
  return scale(eligible, Math.round(discount.percent * 10_000), 1_000_000);
}

function taxOf(
  net: number,
  isInclusive: boolean,
  basisPoints: number | null,
): { tax: number; total: number } {
  if (!basisPoints) return { tax: 0, total: net };
  if (isInclusive) return { tax: scale(net, basisPoints, 10_000 + basisPoints), total: net };
  const tax = scale(net, basisPoints, 10_000);
  return { tax, total: net + tax };
}

function sum(a: number, b: number): number {
  return a + b;
}
