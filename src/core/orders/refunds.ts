import { shareOut, sum } from '../money.ts';

/** What was paid for each part of an order, in minor units: each line after its discount, the shipping, and tax on top. */
export type PaidParts = { lines: readonly number[]; shipping: number; tax: number };

/** Money given back: for certain lines by position, or, without any, for the order at large. */
export type GivenBack = { amount: number; lines: readonly { position: number; amount: number }[] };

/**
 * What of each line was given back, in minor units, never more than was paid for it. What is for the order at large is shared by
 * what each part still has; so a whole refund empties every line. Tax on top goes back with what it was charged on.
 */
export function refundedByLine(parts: PaidParts, refunds: readonly GivenBack[]): number[] {
  const left = [...parts.lines, parts.shipping, parts.tax];
  for (const { amount, lines } of refunds) {
    let rest = amount;
    for (const line of lines) {
      const back = Math.min(line.amount, left[line.position] ?? 0, rest);
      left[line.position] = (left[line.position] ?? 0) - back;
      rest -= back;
    }
    if (lines.length > 0) continue;
    for (const [at, back] of shareOut(Math.min(rest, sum(left)), left).entries())
      left[at] = (left[at] ?? 0) - Math.min(back, left[at] ?? 0);
  }
  return parts.lines.map((paid, at) => paid - (left[at] ?? 0));
}
