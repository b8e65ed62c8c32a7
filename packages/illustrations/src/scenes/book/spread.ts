import { INKS } from '../../inks.ts';
import type { ProductInput } from '../../inputs.ts';
import { nth } from '../../nth.ts';
import type { Chance } from '../chance.ts';
import { RIMS } from '../china.ts';
import { dishNamed } from '../dishes/dish-named.ts';
import { suitedDish } from '../dishes/stock/stock.ts';
import { foodsOf, leanOf, lookOf, lying } from '../foods/foods.ts';
import { boxPath, clipped, dots, moved, type Point, rect } from '../grounds.ts';
import { THEMES } from '../themes.ts';
import type { Book } from './cover.ts';
import { wideReader } from './reader.ts';
import { recipePage } from './recipe-page.ts';

const PAGE = { top: 70, height: 640, left: 84, middle: 600, width: 516 };

/**
 * The book, or the e-reader's two pages, open at a recipe, 1200 by 800: text on the left, the dish cut by
 * the right edge.
 */
export function spread(book: Book, input: ProductInput, chance: Chance): string {
  const ground = THEMES[book.theme.partner];
  const { recipe } = input;
  const foods = recipe ? foodsOf(recipe.art.foods) : book.foods;
  const { top, height, left, middle, width } = PAGE;
  const colours = [
    book.theme.ground,
    book.scheme.paper === '#fbf1dc' ? book.scheme.spine : book.scheme.paper,
  ];
  const wanted = recipe?.art.dish ?? input.art.spread?.dish ?? suitedDish(foods, chance);
  const { draw } = dishNamed(wanted, foods, input.slug);
  const rightPage: Point[] = [
    [middle, top],
    [middle + width, top],
    [middle + width, top + height],
    [middle, top + height],
  ];
  const dish =
    rect(middle, top, width, height, chance.pick(colours)) +
    dots(rightPage, { cell: 14, opacity: 0.09 }) +
    moved(
      912,
      424,
      chance.between(-16, 16),
      1.6,
      draw({ foods, rim: chance.pick(RIMS), ink: book.theme.rim, chance }),
    );
  const corner = nth(book.foods, -1);
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
    (book.isOnScreen ? wideReader() : boards(book)) +
    rect(left, top, width, height, INKS.white) +
    clipped(chance.id('page'), boxPath(middle, top, width, height), dish) +
    recipePage(book, input, 20 + Math.floor(chance.next() * 160)) +
    (book.isOnScreen ? '' : gutter) +
    lying([
      {
        name: corner,
        size: lookOf(corner).aspect > 1.6 ? 330 : 220,
        rotation: leanOf(corner, chance.next()),
        x: 36,
        y: 736,
      },
    ])
  );
}

/** The cover boards under the pages, with their shadow. */
const boards = (book: Book) =>
  `<path d="M78,84L1128,84L1150,740L92,744Z" fill="${INKS.ink}" opacity=".22"/>${rect(76, 64, 1048, 654, book.scheme.spine)}`;

const gutter =
  rect(564, PAGE.top, 36, PAGE.height, INKS.ink, ' opacity=".05"') +
  rect(PAGE.middle, PAGE.top, 22, PAGE.height, INKS.ink, ' opacity=".13"');
