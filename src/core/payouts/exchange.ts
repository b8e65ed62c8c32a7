/**
 * How many units of the second currency one of the first is worth, as a fraction of whole numbers above 0.
 */
export type Rate = { over: bigint; under: bigint };

export const SAME: Rate = { over: 1n, under: 1n };

/**
 * An amount in minor units in the other currency, rounded down: a remainder of a cent stays with the shop.
 */
export function convert(amount: number, { over, under }: Rate): number {
  return Number((BigInt(amount) * over) / under);
}
