import { nth } from '../nth.ts';
import { rng } from '../shapes.ts';

/** Random choices with the slug as seed: the same slug always gives the same choices. */
export type Chance = {
  /** A number in [0, 1). */
  next(): number;
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  isLucky(share?: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
  /** An ID that is unique in this drawing. */
  id(prefix: string): string;
};

export function chance(seed: string): Chance {
  const next = rng(seed);
  let ids = 0;
  // Similar seeds give similar first numbers, so this skips the first one.
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
