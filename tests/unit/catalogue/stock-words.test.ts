import { expect, test } from 'vitest';
import { isScarce, stockText } from '#src/core/products/stock-words.ts';

test.each([
  [[{ name: 'Pan' }], 'In stock', false],
  [[{ name: 'Pan', left: 11 }], 'In stock', false],
  [[{ name: 'Pan', left: 10 }], '10 left', true],
  [[{ name: 'Pan', left: 0 }], 'None left', true],
  [[{ name: 'Pan', left: 0, held: 2 }], 'The last are being paid for', true],
  [[{ name: 'Small', left: 3 }, { name: 'Large' }, { name: 'Huge', left: 99 }], 'Small: 3 left', true],
  [
    [
      { name: 'Small', left: 3 },
      { name: 'Large', left: 0 },
    ],
    'Small: 3 left and Large: none left',
    true,
  ],
])('the stock text of %j is: %s', (shelves, text, scarce) => {
  expect(stockText(shelves)).toBe(text);
  expect(isScarce(shelves)).toBe(scarce);
});
