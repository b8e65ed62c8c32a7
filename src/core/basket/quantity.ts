import type { Quantity } from './types.ts';

export const MIN_QUANTITY = 1;
/** Maximum quantity per line. */
export const MAX_QUANTITY = 99;
/** Maximum number of lines per order: Stripe's limit. */
export const MAX_LINES = 100;

/** The quantities in the select box. The basket also accepts others. */
export const QUANTITY_OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The most pieces of a product in one order. */
export function mostOf({
  maximumPerPerson = MAX_QUANTITY,
}: {
  maximumPerPerson?: number | undefined;
}): number {
  return Math.min(MAX_QUANTITY, maximumPerPerson);
}

/**
 * Turns any value into an integer from 1 to `most`. An empty value stays empty, so that the shopper can type.
 */
export function clampQuantity(value: unknown, most = MAX_QUANTITY): Quantity {
  if (value === '') return '';
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return MIN_QUANTITY;
  return Math.min(most, Math.max(MIN_QUANTITY, Math.trunc(number)));
}
