import { expect, test } from 'vitest';
import { nth } from '#src/lib/nth.ts';

test('counts from the start, and from the end for negative numbers', () => {
  expect(nth(['a', 'b', 'c'], 0)).toBe('a');
  expect(nth(['a', 'b', 'c'], -1)).toBe('c');
  expect(nth('fold', 3)).toBe('d');
});

test.each([3, -4, Number.NaN])('throws if there is no item %d', (index) => {
  expect(() => nth(['a', 'b', 'c'], index)).toThrow(`No item ${index} in a list of 3.`);
});
