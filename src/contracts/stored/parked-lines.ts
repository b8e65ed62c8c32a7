import type { BasketItem } from '#src/core/basket/types.ts';
import { basketItem } from './basket.ts';
import { listOf, readJson } from './tolerant.ts';

const items = listOf(basketItem);

/** Reads the lines that a tab has parked. Drops invalid lines. Never throws. */
export function decodeParkedLines(stored: unknown): BasketItem[] {
  return (readJson(items, stored) ?? []) as BasketItem[];
}
