import type { PaletteName } from '../inks.ts';
import { type FoodName, isFood, LARDER, larderDefs } from '../larder/larder.ts';
import { nth } from '../nth.ts';
import { halftones } from '../shapes.ts';

export type Drawing = {
  svg: string;
  /** Size in pixels of the largest picture made from it; also its aspect ratio. */
  width: number;
  height: number;
  /** The placeholder colour while the picture loads. */
  ground: PaletteName;
};

/** Size of each kind of sheet in picture units. The longer side is about 1000. */
export const SHEETS = {
  product: { width: 800, height: 1000 },
  wide: { width: 1200, height: 800 },
  portrait: { width: 750, height: 1000 },
  square: { width: 1000, height: 1000 },
} as const;
export type SheetName = keyof typeof SHEETS;

/** Width of the largest file of a picture: PICTURE_WIDTHS in src/catalogue/pictures/picture-sizes.ts. */
const PIXEL_WIDTH = 1536;

/** A complete picture: the body on its sheet, with only the patterns, foods and shadows that it uses. */
export function sheet(name: SheetName, ground: PaletteName, body: string): Drawing {
  const { width, height } = SHEETS[name];
  const pixelHeight = Math.round((PIXEL_WIDTH * height) / width);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXEL_WIDTH}" height="${pixelHeight}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${definitions(body)}</defs>${body}</svg>`;
  return { svg, width: PIXEL_WIDTH, height: pixelHeight, ground };
}

function definitions(body: string): string {
  const named = (prefix: string) =>
    [
      ...new Set(
        [...body.matchAll(new RegExp(`href="#${prefix}-([a-z-]+)"`, 'g'))].map((match) => nth(match, 1)),
      ),
    ].filter(isFood);
  const foods = larderDefs(named('food')) + named('shadow').map(silhouette).join('');
  return patternsIn(foods + body) + foods;
}

/** A food in plain ink, for its shadow. */
const silhouette = (name: FoodName) =>
  `<g id="shadow-${name}">${LARDER[name]
    .replace(/ (?:fill-|stroke-)?opacity="[^"]*"/g, '')
    .replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#211a14"')}</g>`;

const PATTERNS = new Map(
  [...halftones().matchAll(/<pattern id="([^"]+)".*?<\/pattern>/g)].map((match) => [nth(match, 1), match[0]]),
);

/** The halftones that a drawing uses, for its `<defs>`. */
export function patternsIn(markup: string): string {
  const used = new Set([...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => nth(match, 1)));
  return [...used].map((id) => PATTERNS.get(id) ?? '').join('');
}
