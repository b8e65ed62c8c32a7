import { INKS } from '../../inks.ts';
import type { ProductInput, Views } from '../../inputs.ts';
import { type Chance, chance } from '../chance.ts';
import { foodsOf } from '../foods/foods.ts';
import { boxPath, clipped, moved, rect, surface } from '../grounds.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { THEMES, type Theme } from '../themes.ts';
import { courseDish } from './dish.ts';
import { describeLesson, lesson } from './lesson.ts';
import { opening } from './opening.ts';
import type { Reel, Shot } from './reel.ts';
import { table } from './table.ts';

const CASE = '#2b2725';
const EDGE = '#5a534e';
const SCREEN = { x: 118, y: 62, width: 964, height: 580 };
/** The scale of a shot, which is drawn 1200 wide. */
const SCALE = SCREEN.width / 1200;

/** The surroundings of the screen, and the ground colour of the sheet. */
type Setting = {
  ground: (theme: Theme) => Theme['name'];
  draw: (shot: string, theme: Theme, ids: Chance) => string;
};

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
    return sheet('wide', setting.ground(theme), setting.draw(shot(reel), theme, reel.chance));
  };
}

/** A laptop on a table in the creator's colours, with the whole frame on its screen. */
const onLaptop: Setting['draw'] = (shot, theme, ids) => {
  const { x, y, width, height } = SCREEN;
  const [seat, partner] = [y + height + 44, THEMES[theme.partner]];
  return (
    rect(0, 0, 1200, 800, partner.ground) +
    surface(
      [
        [0, 640],
        [1200, 640],
        [1200, 800],
        [0, 800],
      ],
      partner.deep,
      12,
    ) +
    `<path d="M60,${seat + 44}H1180L1164,${seat + 66}H84Z" fill="${INKS.ink}" opacity=".24"/>` +
    slab(x - 26, y - 26, width + 52, height + 62, 26, EDGE) +
    slab(x - 23, y - 23, width + 46, height + 56, 24, CASE) +
    `<circle cx="600" cy="${y - 12}" r="5" fill="${EDGE}"/>` +
    moved(x, y - 32, 0, SCALE, clipped(ids.id('shot'), boxPath(0, 40, 1200, height / SCALE), shot)) +
    `<path d="M28,${seat}H1172L1140,${seat + 44}H60Z" fill="#b9beb8"/><path d="M28,${seat}H1172L1166,${seat + 10}H34Z" fill="#e6e9e2"/>` +
    rect(500, seat, 200, 12, '#8f9590')
  );
};

/** A close-up of the screen, with only its edge visible. */
const fullScreen: Setting['draw'] = (shot, _, ids) =>
  rect(0, 0, 1200, 800, CASE) +
  clipped(
    ids.id('shot'),
    'M40,24H1160Q1176,24 1176,40V744Q1176,760 1160,760H40Q24,760 24,744V40Q24,24 40,24Z',
    shot,
  );

const slab = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const laptop: Setting = { ground: ({ partner }) => partner, draw: onLaptop };
const near: Setting = { ground: ({ name }) => name, draw: fullScreen };

export const filmViews: Views = {
  front: view('front', false, opening, laptop),
  lesson: view('lesson', true, lesson, near),
  table: view('table', false, table, near),
};

/** The alternative text of a course picture. */
export function describeFilm(input: ProductInput, name: string): string {
  const reel = { input, foods: foodsOf(input.art.foods) };
  if (name === 'lesson') return `A lesson on a screen: ${describeLesson(reel)}`;
  const { shows } = courseDish(reel);
  const dish = shows.charAt(0).toLowerCase() + shows.slice(1);
  return name === 'front'
    ? `The course on a laptop’s screen: ${dish}`
    : `Two helpings on the table at the end of the course: ${dish}`;
}
