/** A seeded random generator: the same numbers for the same seeds, on any machine. */
export type Random = {
  /** A whole number from 0 (inclusive) to `below` (exclusive). */
  int(below: number): number;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
};

/** Mulberry32, initialized with a mix of all `seeds`. */
export function randomOf(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) + 0x7f4a7c15, 0x243f6a88);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { int, chance: (share) => next() < share, pick: (list) => list[int(list.length)]! };
}
