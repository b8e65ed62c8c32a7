import { INKS } from '../../inks.ts';
import type { ProductInput } from '../../inputs.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import type { Chance } from '../chance.ts';
import { showsOn } from '../contrast.ts';
import { leanOf, lookOf, lying, placed } from '../foods/foods.ts';
import { boxPath, clipped, moved, polygon, rect, surface } from '../grounds.ts';
import { barcode } from '../printing.ts';
import { THEMES } from '../themes.ts';
import type { Book } from './cover.ts';

/** The back cover: summary, foods and barcode. */
export function back(book: Book, input: ProductInput, chance: Chance): string {
  const { scheme } = book;
  const ground = THEMES[book.theme.partner];
  const isDark = scheme.paper !== '#fbf1dc';
  const paper = isDark ? scheme.paper : scheme.field;
  const ink = isDark ? scheme.ink : scheme.onField;
  const promise = firstSentence(input.summary ?? book.title);
  const head = block({
    text: promise,
    x: 28,
    y: 34,
    width: 244,
    height: 180,
    lines: [2, 3, 4, 5, 6],
    faces: ['italic', 'display'],
    leading: 1.02,
    min: 15,
    max: 46,
    fills: [ink],
  });
  const shown = book.foods.filter((name) => showsOn(name, paper));
  const kinds = shown.length ? shown : book.foods;
  const rowY = Math.max(head.bottom + 74, 264);
  const row = [0, 1, 2].map((index) => {
    const name = nth(kinds, index % kinds.length);
    const { fill, aspect } = lookOf(name);
    const size = 112 * (aspect > 1.8 ? 1.2 : fill < 0.45 ? 1.12 : 1);
    return placed({
      name,
      size,
      rotation: leanOf(name, chance.next()),
      x: 62 + index * 88,
      y: rowY + (index % 2) * 16,
    });
  });
  const board =
    rect(0, 0, 300, 400, paper) +
    row.join('') +
    head.svg +
    rect(204, 340, 78, 46, INKS.white) +
    barcode(209, 344, 68, 30, book.slug) +
    capitals(book.author, 20, 382, 8.5, ink, 'start', 170);
  const first = nth(book.foods, -1);
  const turn = chance.between(-5, 5);
  return (
    rect(0, 0, 800, 1000, ground.ground) +
    surface(
      [
        [0, 640],
        [800, 760],
        [800, 1000],
        [0, 1000],
      ],
      ground.deep,
      12,
    ) +
    lying([
      { name: first, size: 360, rotation: leanOf(first, chance.next()), x: chance.pick([90, 710]), y: 120 },
    ]) +
    moved(
      128,
      118,
      turn,
      1.84,
      `<path d="M-8,396L-14,416L306,416L309,20Z" fill="${INKS.ink}" opacity=".22"/>` +
        rect(-10, 4, 14, 394, '#efe3c9') +
        clipped(chance.id('back'), boxPath(0, 0, 300, 400), board) +
        rect(291, 0, 9, 400, INKS.ink, ' opacity=".13"') +
        polygon(
          [
            [300, -1],
            [311, -1],
            [311, 402],
            [300, 402],
          ],
          scheme.spine,
        ),
    ) +
    lying([
      {
        // Small and low, so that it covers neither the author nor the barcode.
        name: nth(book.foods, 0),
        size: 230,
        rotation: leanOf(nth(book.foods, 0), chance.next()),
        x: chance.pick([120, 690]),
        y: 970,
      },
    ])
  );
}

const firstSentence = (text: string) => nth(text.split(/(?<=[.!?])\s/), 0);
