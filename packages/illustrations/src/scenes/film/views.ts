import type { ProductInput, Views } from '../../inputs.ts';
import { type Chance, chance } from '../chance.ts';
import { foodsOf } from '../foods/foods.ts';
import { clipped, rect } from '../grounds.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { THEMES, type Theme } from '../themes.ts';
import { courseDish } from './dish.ts';
import { describeLesson, lesson } from './lesson.ts';
import { opening } from './opening.ts';
import type { Reel, Shot } from './reel.ts';
import { table } from './table.ts';

const CASE = '#2b2725';

/** How a frame is shown: by itself, or on a screen. */
type Setting = (shot: string, theme: Theme, ids: Chance) => string;

/** One picture of a course, 1200 by 800: a shot on a screen. */
function view(name: string, isOnPartner: boolean, shot: Shot, setting: Setting) {
  return (input: ProductInput): Drawing => {
    const own = THEMES[input.art.colour ?? input.colour];
    const theme = isOnPartner ? THEMES[own.partner] : own;
    const reel: Reel = {
      input,
      foods: foodsOf(input.art.foods),
      theme,
      chance: chance(`${input.slug}:${name}`),
    };
    return sheet('wide', theme.name, setting(shot(reel), theme, reel.chance));
  };
}

/** The whole frame with a player's bar at its foot, just started. */
const still: Setting = (shot, theme) =>
  shot + rect(0, 782, 1200, 18, theme.fg, ' opacity=".3"') + rect(0, 782, 84, 18, theme.fg);

/** A close-up of the screen, with only its edge visible. */
const onScreen: Setting = (shot, _, ids) =>
  rect(0, 0, 1200, 800, CASE) +
  clipped(
    ids.id('shot'),
    'M40,24H1160Q1176,24 1176,40V744Q1176,760 1160,760H40Q24,760 24,744V40Q24,24 40,24Z',
    shot,
  );

export const filmViews: Views = {
  front: view('front', false, opening, still),
  lesson: view('lesson', true, lesson, onScreen),
  table: view('table', false, table, onScreen),
};

/** The alternative text of a course picture. */
export function describeFilm(input: ProductInput, name: string): string {
  const reel = { input, foods: foodsOf(input.art.foods) };
  if (name === 'lesson') return `A lesson on a screen: ${describeLesson(reel)}`;
  const { shows } = courseDish(reel);
  const dish = shows.charAt(0).toLowerCase() + shows.slice(1);
  return name === 'front'
    ? `The first frame of the course: ${dish}`
    : `Two helpings on the table at the end of the course: ${dish}`;
}
