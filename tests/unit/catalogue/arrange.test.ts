import { expect, test } from 'vitest';
import { arrange } from '#src/catalogue/selections/arrange.ts';

type Entry = Parameters<typeof arrange>[0][number];
const full = (tile: Entry['tile']): Entry => ({ tile, width: 'full' });
const half: Entry = { tile: 'default', width: 'half' };
const halves = (entries: Entry[]) => arrange(entries).map(({ isHalf }) => isHalf);

test('two half tiles in sequence share a row; a third one gets its own', () => {
  expect(halves([half, half])).toEqual([true, true]);
  expect(halves([half, half, half])).toEqual([true, true, false]);
  expect(halves([half, half, half, half])).toEqual([true, true, true, true]);
  expect(halves([half, full('product'), half])).toEqual([false, false, false]);
});

test('every second full tile of a type is mirrored, with any tiles in between', () => {
  const tiles = [full('preview'), half, half, full('default'), full('preview'), full('preview')];
  expect(arrange(tiles).map(({ isFlipped }) => isFlipped)).toEqual([false, false, false, false, true, false]);
});
