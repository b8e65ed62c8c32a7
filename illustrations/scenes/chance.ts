import { nth } from '../../src/lib/nth.ts';
import { rng } from '../shapes.ts';

/** What a drawing decides by its slug: the same slug always decides the same. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  isLucky(share?: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
  /** An id no other part of this drawing has. */
  id(prefix: string): string;
}

export function chance(seed: string): Chance {
  const next = rng(seed);
  let ids = 0;
  // The first draws of near-equal seeds lie close together.
  next();
  const self: Chance = {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (list) => nth(list, Math.floor(next() * list.length)),
    isLucky: (share = 0.5) => next() < share,
    shuffled: (list) =>
      list
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    id: (prefix) => `${prefix}${++ids}`,
  };
  return self;
}
