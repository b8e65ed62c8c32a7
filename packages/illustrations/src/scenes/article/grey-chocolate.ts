import { lying } from '../foods/foods.ts';
import { clipped, moved, rect } from '../grounds.ts';
import { cast, flat, hoop, ring, round, strew, stroke } from '../kitchen/cuts.ts';
import { tabletop } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const [DARK, FACE, LIGHT] = ['#3b2117', '#5c3421', '#7d4c33'];
const BLOOM = '#b9aca2';

/** One square of a bar, 150 by 150: dark, or grey with bloom. */
const square = (x: number, y: number, isGrey: boolean) =>
  moved(
    x,
    y,
    0,
    1,
    flat(isGrey ? '#6d5c52' : DARK, 'M-75,-75H75V75H-75Z') +
      flat(isGrey ? '#a5978c' : FACE, 'M-68,-68H68V68H-68Z') +
      flat(isGrey ? '#c4b8ad' : LIGHT, 'M-68,-68H68L48,-48H-48V48L-68,68Z') +
      flat(isGrey ? '#94857a' : '#4a2a1b', 'M-48,-48H48V48H-48Z'),
  );

/** The edge of the grey film, and its specks. */
const film =
  flat(BLOOM, 'M-40,-240C-80,-140 30,-90 -30,0C-80,90 20,150 -30,240H20V-240Z', ' opacity=".45"') +
  strew('#e6ddd3', 110, [150, 215, 150, 0], 7, 'bloom') +
  strew(BLOOM, 70, [70, 215, -30, 0], 8, 'bloom-edge');

const BAR = 'M-305,-230H235L262,-206L305,-226V-40L282,0L305,44V230H-305Z';

/** A bar of dark chocolate, one half of it covered with a grey bloom. 610 by 460. */
const bar = (id: string) =>
  cast(BAR, 18, 24) +
  clipped(
    id,
    BAR,
    flat(DARK, BAR) +
      [-228, -76, 76, 228].flatMap((x) => [-152, 0, 152].map((y) => square(x, y, x > 0))).join('') +
      film,
  );

/** A magnifying glass, its lens around 0,0: the crystals of the bloom. */
const glass = (id: string) =>
  cast('M118,118L300,300L276,324L94,142Z', 12, 16) +
  stroke('#8a5127', 40, 'M128,128L290,290') +
  stroke('#b9793f', 12, 'M136,124L292,280') +
  cast(ring(160), 14, 18) +
  round('#4a5357', 164) +
  clipped(
    id,
    ring(142),
    rect(-160, -160, 320, 320, '#a39489') +
      strew('#d9d0c6', 70, [140, 140], 20, 'crystal') +
      strew('#fffaf0', 50, [138, 138], 14, 'crystal-light') +
      strew('#5c3421', 34, [138, 138], 11, 'crystal-dark'),
  ) +
  hoop('#c9cdc6', 9, 147) +
  stroke('#ffffff', 12, 'M-108,-46C-96,-80 -70,-104 -36,-114', ' opacity=".8"');

/** Bloom on chocolate: a bar that is dark on one side and grey on the other, under a magnifying glass. */
export const greyChocolate: ArticleScene = ({ foods, theme, chance }) =>
  tabletop(theme, 1200, 800) +
  lying(
    foods
      .slice(0, 2)
      .map((name, i) => ({ name, x: [1080, 1060][i] ?? 0, y: [160, 690][i] ?? 0, size: [280, 240][i] ?? 0 })),
    14,
  ) +
  moved(450, 400, -9, 1.28, bar(chance.id('bar'))) +
  moved(730, 400, 0, 1, glass(chance.id('lens')));
