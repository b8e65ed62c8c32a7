import { INKS } from '../../inks.ts';
import { block, capitals, line, wrap } from '../../text/place.ts';
import { arrangement } from '../arrangement.ts';
import type { Chance } from '../chance.ts';
import { china, RIMS } from '../china.ts';
import { leanOf, lookOf, lying } from '../foods.ts';
import { boxPath, clipped, dots, rect } from '../grounds.ts';
import type { ProductInput } from '../scenes.ts';
import { THEMES } from '../themes.ts';
import type { Book } from './cover.ts';

const QUANTITIES = ['Two', 'A good', 'Three', 'One', 'A little', 'Half a'];

/** The book open at a recipe, 1200 by 800: text on the left page, the dish over the right one. */
export function spread(book: Book, input: ProductInput, chance: Chance): string {
  const ground = THEMES[book.theme.partner];
  const page = { top: 70, height: 640, left: 84, middle: 600, width: 516 };
  const right = chance.pick([
    book.theme.ground,
    book.scheme.paper === '#fbf1dc' ? book.scheme.spine : book.scheme.paper,
  ]);
  const rim = chance.pick(RIMS);
  const dish =
    rect(page.middle, page.top, page.width, page.height, right) +
    dots(
      [
        [page.middle, page.top],
        [page.middle + page.width, page.top],
        [page.middle + page.width, page.top + page.height],
        [page.middle, page.top + page.height],
      ],
      { cell: 14, opacity: 0.09 },
    ) +
    china(908, 424, 318, book.theme.rim, rim) +
    `<g transform="translate(908 424) scale(1.59)">${arrangement(book.foods, 132, chance)}</g>`;
  const corner = book.foods.at(-1)!;
  return (
    rect(0, 0, 1200, 800, ground.ground) +
    dots(
      [
        [0, 0],
        [1200, 0],
        [1200, 800],
        [0, 800],
      ],
      { cell: 16, opacity: 0.08 },
    ) +
    `<path d="M78,84L1128,84L1150,740L92,744Z" fill="${INKS.ink}" opacity=".22"/>` +
    rect(76, 64, 1048, 654, book.scheme.spine) +
    rect(page.left, page.top, page.width, page.height, INKS.white) +
    clipped(chance.id('page'), boxPath(page.middle, page.top, page.width, page.height), dish) +
    text(book, input, chance) +
    rect(564, page.top, 36, page.height, INKS.ink, ' opacity=".05"') +
    rect(600, page.top, 22, page.height, INKS.ink, ' opacity=".13"') +
    lying([
      {
        name: corner,
        size: lookOf(corner).aspect > 1.6 ? 330 : 220,
        rotation: leanOf(corner, chance.next()),
        x: 40,
        y: 716,
      },
    ])
  );
}

function text(book: Book, input: ProductInput, chance: Chance): string {
  const { ink } = INKS;
  const title =
    input.recipeTitle ??
    `${words(book.foods[0]!)}${book.foods[1] ? ` and ${words(book.foods[1]).toLowerCase()}` : ''}`;
  const head = block({
    text: title,
    x: 124,
    y: 116,
    width: 420,
    height: 190,
    lines: [1, 2, 3],
    faces: ['display', 'display', 'italic'],
    leading: 0.92,
    min: 30,
    max: 80,
    fills: [ink],
  });
  const intro = wrap(input.summary ?? '', 'text', 19, 410, 3);
  const introTop = head.bottom + 40;
  const listTop = introTop + intro.length * 26 + 34;
  const kinds = [...new Set(book.foods.map(words))];
  const lines = [
    'Salt, the flaky one',
    ...kinds.map((name, index) => `${QUANTITIES[index % QUANTITIES.length]} ${name.toLowerCase()}`),
  ]
    .reverse()
    .slice(0, 6);
  const page = 20 + Math.floor(chance.next() * 160);
  const steps = Math.floor((640 - listTop) / 18);
  return (
    head.svg +
    intro
      .map((each, index) => line(each, 124, introTop + index * 26, 19, INKS.cocoa, { face: 'text' }))
      .join('') +
    lines
      .map(
        (each, index) =>
          line(each, 124, listTop + 8 + index * 34, 18, ink, { face: 'text', maxWidth: 190 }) +
          rect(124, listTop + 18 + index * 34, 190, 1, ink, ' opacity=".45"'),
      )
      .join('') +
    Array.from({ length: Math.max(0, steps) }, (_, index) =>
      rect(
        344,
        listTop - 4 + index * 18,
        index % 6 === 5 ? 110 : 190 + ((index * 37) % 12),
        5,
        ink,
        ' opacity=".24"',
      ),
    ).join('') +
    capitals(book.author, 534, 684, 11, ink, 'end', 300) +
    line(String(page), 124, 686, 20, ink)
  );
}

const words = (slug: string) => slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
