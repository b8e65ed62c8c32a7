import { nth } from '../../nth.ts';
import type { Chance } from '../chance.ts';
import { leanOf, lying, type Placed, spanOf } from '../foods/foods.ts';
import { polygon, rect, surface } from '../grounds.ts';
import { type Book, closedBook } from './cover.ts';
import { reader } from './reader.ts';

/**
 * The book or e-reader on its creator's colour, 800 by 1000, with its foods around it.
 * It stands or lies on a table.
 */
export function front(book: Book, chance: Chance): string {
  const stage = chance.pick([table, aslant, standing]);
  return stage(book, chance);
}

/** The book or e-reader. An e-reader is slightly smaller, to leave space for its edge. */
const body = (book: Book, ...[x, y, scale, rotation, chance]: Place) =>
  book.isOnScreen
    ? reader(book, x + scale * 12, y + scale * 10, scale * 0.92, rotation, chance)
    : closedBook(book, x, y, scale, rotation, chance);
type Place = [x: number, y: number, scale: number, rotation: number, ids: Chance];

type Stage = (book: Book, chance: Chance) => string;

/** Layouts with title or author near the bottom. Foods in front of the book must not cover them. */
const LOW_TITLES = new Set(['fold', 'orecchiette', 'smoke', 'band', 'salt', 'pepper']);

/** Foods in front of the book; lower and smaller if they would cover its title. */
function atFoot(book: Book, items: readonly Placed[]): string {
  const isLow = LOW_TITLES.has(book.layout);
  return lying(
    items.map((item) => (isLow ? { ...item, size: item.size * 0.74, y: Math.max(item.y + 34, 930) } : item)),
  );
}

/** Standing at the edge of a table: one large food at the bottom, one behind the book. */
const table: Stage = (book, chance) => {
  const { theme } = book;
  const y = chance.between(770, 820);
  const [first, second] = companions(book);
  return (
    rect(0, 0, 800, 1000, theme.ground) +
    surface(
      [
        [0, y],
        [800, y],
        [800, 1000],
        [0, 1000],
      ],
      theme.deep,
      12,
    ) +
    lying([
      {
        name: second,
        size: 380,
        rotation: leanOf(second, chance.next()),
        x: 716,
        y: chance.between(150, 300),
      },
    ]) +
    body(book, 128, 96, 1.86, 0, chance) +
    atFoot(book, [
      { name: first, size: sizeAtFoot(first), rotation: leanOf(first, chance.next()), x: 690, y: 868 },
      { name: second, size: 270, rotation: leanOf(second, chance.next()) + 30, x: 84, y: 930 },
    ])
  );
};

/** Lying at an angle on two colours with a diagonal border. */
const aslant: Stage = (book, chance) => {
  const { theme } = book;
  const isMirrored = chance.isLucky();
  const [first, second] = companions(book);
  const turn = isMirrored ? chance.between(4, 8) : chance.between(-8, -4);
  const corner = isMirrored ? 96 : 704;
  return (
    rect(0, 0, 800, 1000, theme.ground) +
    surface(
      isMirrored
        ? [
            [0, 520],
            [800, 840],
            [800, 1000],
            [0, 1000],
          ]
        : [
            [0, 840],
            [800, 520],
            [800, 1000],
            [0, 1000],
          ],
      theme.deep,
      12,
    ) +
    lying([{ name: second, size: 360, rotation: leanOf(second, chance.next()), x: 800 - corner, y: 116 }]) +
    body(book, isMirrored ? 182 : 120, isMirrored ? 100 : 150, 1.76, turn, chance) +
    atFoot(book, [
      { name: first, size: sizeAtFoot(first), rotation: leanOf(first, chance.next()), x: corner, y: 884 },
      {
        name: second,
        size: 220,
        rotation: chance.between(-50, 50),
        x: 800 - corner - (isMirrored ? -20 : 20),
        y: 946,
      },
    ])
  );
};

/** Standing in front of a broad stripe, with foods in a row below like a shop window. */
const standing: Stage = (book, chance) => {
  const { theme } = book;
  const [first, second] = companions(book);
  const foot: Placed[] = [
    { name: first, size: 300, rotation: leanOf(first, chance.next()), x: 110, y: 900 },
    { name: second, size: 250, rotation: leanOf(second, chance.next()), x: 400, y: 938 },
    { name: first, size: 330, rotation: leanOf(first, chance.next()) + 20, x: 704, y: 894 },
  ];
  return (
    rect(0, 0, 800, 1000, theme.ground) +
    polygon(
      [
        [0, 0],
        [250, 0],
        [250, 1000],
        [0, 1000],
      ],
      theme.deep,
    ) +
    surface(
      [
        [0, 850],
        [800, 850],
        [800, 1000],
        [0, 1000],
      ],
      theme.deep,
      12,
    ) +
    body(book, 152, 84, 1.82, chance.between(-1.5, 1.5), chance) +
    atFoot(book, foot)
  );
};

const companions = (book: Book) => [nth(book.foods, 0), book.foods[1] ?? nth(book.foods, 0)] as const;

/** Size at which the corner of the sheet cuts the food. */
function sizeAtFoot(name: Placed['name']): number {
  const { width, height } = spanOf(name, 400, 0);
  return width > 2 * height ? 520 : 380;
}
