import type { Quantity } from './types.ts';

export const MIN_QUANTITY = 1;
/** Of one thing in one order. */
export const MAX_QUANTITY = 99;
/** Lines of one order: the payment provider takes no more. */
export const MAX_LINES = 100;

/** What a shopper is offered to choose from; more can be typed in the basket. */
export const QUANTITY_OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A whole number from 1 to 99, whatever was given; an empty value stays empty, so that it can be typed over. */
export function clampQuantity(value: unknown): Quantity {
  if (value === '') return '';
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(number)));
}
