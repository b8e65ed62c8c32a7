import { INKS } from '../inks.ts';
import type { FoodName } from '../larder/larder.ts';
import { line } from '../text/place.ts';
import type { Chance } from './chance.ts';
import { chance } from './chance.ts';
import { lesson } from './film-lesson.ts';
import { opening } from './film-opening.ts';
import { table } from './film-table.ts';
import { foodsOf } from './foods.ts';
import { boxPath, clipped, rect, surface } from './grounds.ts';
import type { ProductInput, Views } from './scenes.ts';
import { type Drawing, sheet } from './sheet.ts';
import { THEMES, type Theme } from './themes.ts';

export interface Reel {
  input: ProductInput;
  foods: readonly FoodName[];
  theme: Theme;
  chance: Chance;
}
/** What the camera sees, 1200 by 620 from y 90. */
export type Shot = (reel: Reel) => string;

const NIGHT = '#1d1815';
const TOP = 90;
const HEIGHT = 620;

/** One frame of the strip, its neighbour's edge showing at the right. */
function frame(view: string, isOnPartner: boolean, shot: Shot) {
  return (input: ProductInput): Drawing => {
    const own = THEMES[input.art.colour ?? input.colour];
    const theme = isOnPartner ? THEMES[own.partner] : own;
    const reel: Reel = {
      input,
      foods: foodsOf(input.art.foods),
      theme,
      chance: chance(`${input.slug}:${view}`),
    };
    return sheet(
      'wide',
      theme.name,
      rect(0, 0, 1200, 800, NIGHT) +
        HOLES +
        clipped(reel.chance.id('shot'), boxPath(0, TOP, 1200, HEIGHT), shot(reel)) +
        rect(1166, TOP, 7, HEIGHT, NIGHT) +
        rect(1184, TOP, 7, HEIGHT, NIGHT),
    );
  };
}

const HOLES = Array.from({ length: 13 }, (_, i) =>
  [28, 733].map(
    (y) => `<rect x="${24 + i * 96}" y="${y}" width="52" height="38" rx="7" fill="${INKS.paper}"/>`,
  ),
)
  .flat()
  .join('');

/** A kitchen counter whose edge runs at `y`. */
export const counter = (theme: Theme, y: number) =>
  rect(0, 0, 1200, 800, theme.ground) +
  surface(
    [
      [0, y],
      [1200, y],
      [1200, 800],
      [0, 800],
    ],
    theme.deep,
    12,
  );

/** A running or elapsed time in the frame's corner, right aligned at x. */
export const time = (text: string, theme: Theme, x = 1140, size = 84) =>
  text ? line(text, x, 648, size, theme.fg, { align: 'end' }) : '';

export const filmViews: Views = {
  front: frame('front', false, opening),
  lesson: frame('lesson', true, lesson),
  table: frame('table', false, table),
};
