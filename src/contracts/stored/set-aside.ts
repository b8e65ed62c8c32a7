import type { BasketItem } from '../../core/basket/types.ts';
import { basketItem } from './basket.ts';
import { listOf, readJson } from './tolerant.ts';

const items = listOf(basketItem);

/** Reads the lines that a tab has set aside. What is damaged or foreign among them is left out; it never throws. */
export function decodeSetAside(stored: unknown): BasketItem[] {
  return (readJson(items, stored) ?? []) as BasketItem[];
}
