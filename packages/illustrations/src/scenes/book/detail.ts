import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import type { Chance } from '../chance.ts';
import { leanOf, lying } from '../foods/foods.ts';
import { moved, rect, surface } from '../grounds.ts';
import { type Book, cloth, cover } from './cover.ts';
import { reader } from './reader.ts';

/**
 * A close-up: the cloth spine with its lettering, the corner of the cover with ribbon and pages, or the
 * edge of an e-reader.
 */
export function detail(book: Book, chance: Chance): string {
  if (book.isOnScreen) return screen(book, chance);
  return chance.isLucky() ? spine(book, chance) : corner(book, chance);
}

function screen(book: Book, chance: Chance): string {
  const food = book.foods[1] ?? nth(book.foods, 0);
  return (
    rect(0, 0, 800, 1000, book.theme.ground) +
    surface(
      [
        [0, 640],
        [800, 760],
        [800, 1000],
        [0, 1000],
      ],
      book.theme.deep,
      12,
    ) +
    reader(book, -150, -240, 2.3, 7, chance) +
    lying([{ name: food, size: 360, rotation: leanOf(food, chance.next()), x: 690, y: 860 }], 16)
  );
}

function spine(book: Book, chance: Chance): string {
  const { scheme, theme } = book;
  const foil = scheme.onSpine;
  const title = block({
    text: book.title,
    x: 0,
    y: 0,
    width: 760,
    height: 132,
    lines: [1, 2],
    faces: ['display', 'italic'],
    leading: 0.96,
    min: 40,
    max: 130,
    fills: [foil],
    vertical: 'middle',
  });
  const food = nth(book.foods, 0);
  return (
    rect(0, 0, 800, 1000, theme.ground) +
    surface(
      [
        [430, 0],
        [800, 0],
        [800, 1000],
        [560, 1000],
      ],
      theme.deep,
      12,
    ) +
    moved(
      190,
      -90,
      8,
      1,
      rect(26, 20, 560, 1260, INKS.ink, ' opacity=".2"') +
        rect(230, 0, 420, 1260, scheme.paper) +
        rect(230, 0, 26, 1260, INKS.ink, ' opacity=".12"') +
        cloth(0, 0, 232, 1260, scheme.spine) +
        rect(0, 140, 232, 5, foil) +
        rect(0, 154, 232, 2, foil) +
        rect(0, 1040, 232, 5, foil) +
        rect(0, 1030, 232, 2, foil) +
        `<g transform="translate(182 204) rotate(90)">${title.svg}</g>` +
        capitals('Found', 116, 1090, 22, foil, 'middle'),
    ) +
    lying([{ name: food, size: 460, rotation: leanOf(food, chance.next()), x: 660, y: 820 }], 16)
  );
}

function corner(book: Book, chance: Chance): string {
  const { scheme, theme } = book;
  const leaves = Array.from({ length: 9 }, (_, index) => `M0,${1086 + index * 8}H760`).join('');
  const food = book.foods[1] ?? nth(book.foods, 0);
  return (
    rect(0, 0, 800, 1000, theme.ground) +
    surface(
      [
        [0, 720],
        [800, 560],
        [800, 1000],
        [0, 1000],
      ],
      theme.deep,
      12,
    ) +
    lying([{ name: food, size: 420, rotation: leanOf(food, chance.next()), x: 690, y: 150 }], 16) +
    moved(
      -250,
      -330,
      -11,
      1,
      `<path d="M20,1080L60,1210L880,1210L820,200Z" fill="${INKS.ink}" opacity=".2"/>` +
        rect(0, 1080, 812, 74, '#efe3c9') +
        `<path d="${leaves}" stroke="#c9b88f" stroke-width="2" transform="translate(26 0)"/>` +
        rect(0, 1154, 820, 12, scheme.spine) +
        `<g transform="scale(2.72)">${cover(book, chance)}</g>` +
        cloth(-60, -10, 84, 1176, scheme.spine) +
        `<path d="M520,1080L540,1300L562,1278L586,1300L570,1080Z" fill="${INKS.tomato}"/>`,
    )
  );
}
