import { INKS } from '../../inks.ts';
import type { ProductInput, Views } from '../../inputs.ts';
import { chance } from '../chance.ts';
import { foodsOf } from '../foods/foods.ts';
import { boxPath, clipped, rect } from '../grounds.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { THEMES } from '../themes.ts';
import { lesson } from './lesson.ts';
import { opening } from './opening.ts';
import type { Reel, Shot } from './reel.ts';
import { table } from './table.ts';

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

export const filmViews: Views = {
  front: frame('front', false, opening),
  lesson: frame('lesson', true, lesson),
  table: frame('table', false, table),
};
