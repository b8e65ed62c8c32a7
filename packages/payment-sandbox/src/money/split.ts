/**
 * Splits `total` in proportion to `weights` with the largest remainder method, so that the parts add up to
 * the total. All numbers are integers of minor units. If remainders are equal, the earlier part gets the
 * unit.
 */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(sum)));
  let left = total - parts.reduce((a, b) => a + b, 0);
  const order = exact
    .map((product, index) => ({ index, rest: product % BigInt(sum) }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of order) {
    if (left === 0) break;
    parts[index] = (parts[index] as number) + 1;
    left -= 1;
  }
  return parts;
}

/** `amount * numerator / denominator`, rounded half up. All are non-negative integers. */
export function scale(amount: number, numerator: number, denominator: number): number {
  const twice = 2n * BigInt(amount) * BigInt(numerator);
  return Number((twice + BigInt(denominator)) / (2n * BigInt(denominator)));
}

/** The amount for `quantity` units. `unit` is a decimal text of minor units, such as '12.345'. */
export function multiply(unit: string, quantity: number): number {
  const [whole = '0', fraction = ''] = unit.split('.');
  const power = 10n ** BigInt(fraction.length);
  const product = (BigInt(whole) * power + BigInt(fraction || '0')) * BigInt(quantity);
  return Number((2n * product + power) / (2n * power));
}
