import { expect, test } from 'vitest';
import { arrangementOf } from '#src/catalogue/pictures/arrangement.ts';

const high = { width: 800, height: 1000 };
const wide = { width: 1200, height: 800 };
const square = { width: 900, height: 900 };

test.each([
  ['a film', [wide, wide, wide], 'film'],
  ['one frame of a film', [wide], 'film'],
  ['a cover and an open page', [high, wide, high, high], 'book'],
  ['a pan from three sides', [high, high, high], 'column'],
  ['squares', [square, square], 'column'],
  ['one cover', [high], undefined],
  ['nothing', [], undefined],
])('%s is arranged by the aspect ratios of its pictures', (_, pictures, arrangement) => {
  expect(arrangementOf(pictures)).toBe(arrangement);
});
