import type { RefundRequest } from '#src/core/orders/refund-plan.ts';

/**
 * What to refund: an amount in minor units, or lines (by number, starting at 1) and shipping. Empty:
 * all that is left.
 */
export type RefundParams = {
  amount?: number | undefined;
  lines?: readonly number[] | undefined;
  /** How many pieces of some of `lines`, by number. All that is left of a line when missing. */
  pieces?: Readonly<Record<number, number>> | undefined;
  shipping?: boolean | undefined;
};

/** The same for the plan of a refund, with lines by position. */
export function planOf({ lines, pieces, ...rest }: RefundParams): RefundRequest {
  return {
    ...rest,
    ...(lines && { lines: lines.map((number) => number - 1) }),
    ...(pieces && {
      pieces: new Map(Object.entries(pieces).map(([number, quantity]) => [Number(number) - 1, quantity])),
    }),
  };
}

/** The key of a request. The same refund has the same key, however it was entered. */
export function requestKeyOf({ amount, lines, pieces = {}, shipping }: RefundParams): string {
  const named = (number: number) =>
    pieces[number] === undefined ? `${number}` : `${number}x${pieces[number]}`;
  const parts = [
    ...(amount === undefined ? [] : [`amount:${amount}`]),
    ...(lines
      ? [
          `lines:${lines
            .toSorted((a, b) => a - b)
            .map(named)
            .join(',')}`,
        ]
      : []),
    ...(shipping ? ['shipping'] : []),
  ];
  return parts.join('+') || 'all';
}
