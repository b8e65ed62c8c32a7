import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesLeft } from '#src/core/orders/pieces-left.ts';

const book = { position: 0, quantity: 3, isShipped: true };
const paid = { lines: [1000], taxes: [0], shipping: 300, giftCards: [false] };
const money = { paid, total: 1300, refunds: [] };

test('what is packed or sent is not left, and files are not counted', () => {
  const file = { position: 1, quantity: 1, isShipped: false };
  const parcels = [
    { lines: [{ position: 0, quantity: 1 }], isSent: true },
    { lines: [{ position: 0, quantity: 1 }], isSent: false },
  ];
  expect(piecesLeft([book, file], money, parcels)).toEqual([
    { position: 0, owed: 3, packed: 1, sent: 1, left: 1 },
  ]);
});

test('a refund of a piece takes it away, though its price does not divide', () => {
  const refunds = [{ amount: 333, lines: [{ position: 0, amount: 333 }] }];
  expect(piecesLeft([book], { ...money, refunds }, [])).toMatchObject([{ owed: 2, left: 2 }]);
});

test('a refund without lines takes no piece, until all is refunded', () => {
  const some = [{ amount: 500, lines: [] }];
  expect(piecesLeft([book], { ...money, refunds: some }, [])).toMatchObject([{ left: 3 }]);
  const all = [{ amount: 1300, lines: [] }];
  expect(piecesLeft([book], { ...money, refunds: all }, [])).toMatchObject([{ owed: 0, left: 0 }]);
});

test('a line that is refunded wholly is not sent, also when an amount had been refunded before', () => {
  const goodwill = { amount: 780, lines: [] };
  // 780 of 1300 is 600 of the line, so 400 were left of it.
  const rest = { amount: 400, lines: [{ position: 0, amount: 400, tax: 0 }] };
  expect(piecesLeft([book], { ...money, refunds: [goodwill, rest] }, [])).toMatchObject([{ left: 0 }]);
});

test('for any parcels and refunds, nothing is negative, and no more is owed than was ordered or sent', () => {
  const quantity = fc.integer({ min: 1, max: 20 });
  const parcels = fc.array(fc.record({ quantity, isSent: fc.boolean() }), { maxLength: 5 });
  const amounts = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 4 });
  fc.assert(
    fc.property(quantity, parcels, amounts, (ordered, made, back) => {
      const refunds = back.map((amount) => ({ amount, lines: [{ position: 0, amount }] }));
      const [line] = piecesLeft(
        [{ ...book, quantity: ordered }],
        { ...money, refunds },
        made.map((one) => ({ lines: [{ position: 0, quantity: one.quantity }], isSent: one.isSent })),
      );
      const { owed, packed, sent, left } = line!;
      expect(Math.min(owed, packed, sent, left)).toBeGreaterThanOrEqual(0);
      expect(owed).toBeLessThanOrEqual(Math.max(ordered, sent));
      expect(left + packed + sent).toBeLessThanOrEqual(Math.max(owed, packed + sent));
    }),
  );
});
