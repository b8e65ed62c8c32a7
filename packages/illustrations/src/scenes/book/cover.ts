import { INKS } from '../../inks.ts';
import type { ProductInput } from '../../inputs.ts';
import type { FoodName } from '../../larder/larder.ts';
import { nth } from '../../nth.ts';
import { type Chance, chance } from '../chance.ts';
import { showsOn } from '../contrast.ts';
import { foodsOf } from '../foods/foods.ts';
import { boxPath, clipped, dots, moved, rect } from '../grounds.ts';
import { PAGE, type Scheme, THEMES, type Theme } from '../themes.ts';
import { LAYOUTS } from './layouts.ts';

export const COVER = { width: 300, height: 400 } as const;

/** The shared properties of a book's pictures: colours, layout and foods. */
export type Book = {
  slug: string;
  title: string;
  author: string;
  foods: readonly FoodName[];
  theme: Theme;
  scheme: Scheme;
  layout: string;
  /** An e-book: drawn as an e-reader with the cover on its screen, without boards and spine. */
  isOnScreen: boolean;
};

export function bookOf(input: ProductInput): Book {
  const choose = chance(`${input.slug}:ink`);
  const theme = THEMES[input.art.colour ?? input.colour];
  const foods = foodsOf(input.art.foods);
  const named = input.art.layout;
  const layout = named && LAYOUTS[named] ? named : layoutFor(input.name, foods, choose);
  // The first food is the book's subject, so it must have enough contrast on the cover.
  const telling = theme.schemes.filter((scheme) => showsOn(nth(foods, 0), groundOf(scheme, layout)));
  const sea = telling.filter(({ field }) => layout === 'salt' && SEAS.has(field));
  const schemes = [sea, telling].find((list) => list.length) ?? theme.schemes;
  return {
    slug: input.slug,
    title: input.name,
    author: input.creatorName,
    foods,
    theme,
    scheme: choose.pick(schemes),
    layout,
    isOnScreen: input.art.scene === 'ebook',
  };
}

/** Second colours for which the layout `salt` draws the bands as waves. */
const SEAS: ReadonlySet<string> = new Set([INKS.skyD, '#213d48']);

/**
 * The colour under the foods of a layout.
 * Two layouts print many foods on the second colour of a white cover.
 */
function groundOf(scheme: Scheme, layout: string): string {
  return scheme.paper === PAGE && (layout === 'label' || layout === 'orecchiette')
    ? scheme.field
    : scheme.paper;
}

/** Chooses a layout for the title: one short word can be very large, a long title needs a panel. */
function layoutFor(title: string, foods: readonly FoodName[], choose: Chance): string {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 9) return choose.pick(['fold', 'pepper', 'loaf', 'plate']);
  if (title.length > 34) return choose.pick(['orecchiette', 'label', 'band', 'plate']);
  if (longest > 11) return choose.pick(['smoke', 'loaf', 'orecchiette', 'label']);
  const middle = ['salt', 'loaf', 'orecchiette', 'smoke', 'label', 'band', 'plate', 'pepper'];
  return choose.pick(foods.length > 1 ? middle : middle.filter((name) => name !== 'salt'));
}

/** The print of the front cover, 300 by 400, clipped to its edges. */
export function cover(book: Book, ids: Chance): string {
  const layout = LAYOUTS[book.layout];
  if (!layout) throw new Error(`No cover is called "${book.layout}".`);
  const print = layout({ ...book, chance: chance(`${book.slug}:cover`) });
  return clipped(ids.id('cover'), boxPath(0, 0, COVER.width, COVER.height), print);
}

/** A closed hardback from the front. Its cover's top left corner is at x, y before rotation. */
export function closedBook(
  book: Book,
  x: number,
  y: number,
  scale: number,
  rotation: number,
  ids: Chance,
): string {
  const { spine } = book.scheme;
  const { ink } = INKS;
  const pages = [299.5, 302.5, 305.5].map((px) => `M${px},6V397`).join('');
  return moved(
    x,
    y,
    rotation,
    scale,
    `<path d="M-6,396L14,416L324,416L313,20Z" fill="${ink}" opacity=".22"/>` +
      rect(296, 5, 13, 393, '#efe3c9') +
      `<path d="${pages}" stroke="#c9b88f" stroke-width=".8"/>` +
      rect(294, -1, 17, 5, spine) +
      rect(294, 397, 17, 5, spine) +
      rect(-9, -1, 12, 403, spine) +
      cover(book, ids) +
      `<rect width="9" height="400" fill="${ink}" opacity=".13"/><path d="M9.5,0V400" stroke="${ink}" opacity=".28"/>`,
  );
}

/** Woven cloth in the spine's colour. */
export const cloth = (x: number, y: number, width: number, height: number, fill: string) =>
  rect(x, y, width, height, fill) +
  dots(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    { cell: 5, radius: 0.9, opacity: 0.2 },
  );
