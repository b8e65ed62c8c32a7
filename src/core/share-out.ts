import { isAmount, sum } from './money.ts';

/**
 * Splits `amount` in proportion to `weights` (non-negative integers) into integers that add up to `amount`.
 * Shares are rounded down; the rest goes unit by unit to the largest remainders, on a tie to the first
 * (Hamilton's method). All parts are 0 when all weights are.
 *
 * @throws RangeError for an invalid amount or weight
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (![amount, ...weights].every(isAmount)) throw new RangeError('Only amounts can be allocated');
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / all));
  const byRemainder = products
    .map((product, at) => ({ at, remainder: product % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1));
  const left = amount - sum(parts);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/**
 * Splits `amount` in proportion to `weights`, each part at most its limit. The parts are integers that add up
 * to `amount`, or to the sum of limits if that is less. A larger amount never makes a part smaller, and a
 * limit that is not reached has no effect (a divisor method).
 *
 * @throws RangeError for an invalid amount, weight or limit
 */
export function shareOutUpTo(
  amount: number,
  weights: readonly number[],
  limits: readonly number[],
): number[] {
  if (![amount, ...weights, ...limits].every(isAmount)) throw new RangeError('Only amounts can be allocated');
  const parts = limits.map((limit, at) => ({ limit, part: 0, at, weight: BigInt(weights[at] ?? 0) }));
  let open = parts.filter(({ limit, weight }) => limit > 0 && weight > 0n);
  let rest = Math.min(amount, sum(open.map(({ limit }) => limit)));
  for (;;) {
    const all = open.reduce((total, { weight }) => total + weight, 0n);
    const full = open.filter(({ weight, limit }) => BigInt(rest) * weight >= BigInt(limit) * all);
    for (const one of full) one.part = one.limit;
    rest -= sum(full.map(({ limit }) => limit));
    open = open.filter((one) => !full.includes(one));
    if (full.length > 0 && open.length > 0) continue;
    for (const one of open) one.part = Number((BigInt(rest) * one.weight) / all);
    break;
  }
  for (let left = rest - sum(open.map(({ part }) => part)); left > 0; left -= 1) {
    const next = open
      .filter(({ part, limit }) => part < limit)
      .reduce((a, b) => (BigInt(b.part + 1) * a.weight < BigInt(a.part + 1) * b.weight ? b : a));
    next.part += 1;
  }
  return parts.map(({ part }) => part);
}
