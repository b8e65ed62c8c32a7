import { expect, test } from 'vitest';
import { rankTest } from '#tools/bench/support/rank-test.ts';

const upTo = (most: number, from = 1) => Array.from({ length: most }, (_, at) => from + at);

test('two identical samples show no difference', () => {
  expect(rankTest(upTo(30), upTo(30))).toEqual({ longer: 0.5, p: expect.closeTo(1, 6) });
  expect(rankTest([1, 1, 1], [1, 1])).toEqual({ longer: 0.5, p: expect.closeTo(1, 6) });
});

test('the probability agrees with the tables: 1 to 20 against 7 to 26, U = 98, z = 2.761', () => {
  const { longer, p } = rankTest(upTo(20), upTo(20, 7));
  expect(longer).toBeCloseTo(98 / 400, 10);
  expect(p).toBeCloseTo(0.005764, 6);
});

test('a sample that is always longer is found', () => {
  const { longer, p } = rankTest(upTo(20, 100), upTo(20));
  expect(longer).toBe(1);
  expect(p).toBeLessThan(1e-6);
});
