import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const STEEL = '#46535c';
const SLOPE = '#39444c';
const FLOOR = '#2b3338';
const GLEAM = '#8fa3ae';
const BRONZE = '#7a5a3c';

const HANDLE = 'M186,-30L260,-20L560,-26Q590,-24 590,0T560,26L260,20L186,30Z';

/**
 * A small pan of blue-black carbon steel: sloped sides, a small base and a long flat handle, welded without
 * rivets. Radius 200.
 */
const pan = (inside = '') =>
  cast(ring(202), 14, 20) +
  cast(HANDLE, 14, 20) +
  flat(STEEL, HANDLE) +
  flat(BRONZE, 'M186,-30L260,-20L300,-21V21L260,20L186,30Z', ' opacity=".7"') +
  stroke(GLEAM, 5, 'M270,-10L520,-15') +
  flat('#1f2529', 'M520,-8H556Q568,0 556,8H520Q510,0 520,-8Z') +
  round(STEEL, 202) +
  round(SLOPE, 192) +
  hoop(BRONZE, 14, 160, 160, 0, 0, ' stroke-opacity=".55"') +
  round(FLOOR, 142) +
  hoop(GLEAM, 3, 142, 142, 0, 0, ' stroke-opacity=".5"') +
  dusk('M-192,0A192,192 0 0 0 192,0C150,120 -150,120 -192,0Z', 0.7) +
  stroke(GLEAM, 8, 'M-160,-70A176,176 0 0 1 10,-174') +
  inside;

const WHITE =
  'M-120,-10C-136,-80 -60,-116 -8,-86C40,-118 122,-92 118,-22C140,44 84,96 22,76C-30,110 -118,84 -120,-10Z';

/** Two fried eggs joined into one, with a crisp edge. */
const eggs = () =>
  flat('#c98a45', WHITE, ' transform="scale(1.06)"') +
  flat('#fffaf0', WHITE) +
  dusk('M-100,40C-60,96 60,86 112,20C120,60 70,90 22,76C-30,104 -80,84 -100,40Z', 0.25) +
  round('#cf7f1e', 42, 42, -52, 2) +
  round('#eda72a', 40, 40, -54, -2) +
  round('#cf7f1e', 42, 42, 56, -14) +
  round('#eda72a', 40, 40, 54, -18) +
  stroke('#fbeecb', 9, 'M-78,-16q8,-14 20,-16M30,-32q8,-14 20,-16');

/** The flame of the hob under a tilted pan. */
const flame = (x: number, y: number) =>
  moved(
    x,
    y,
    0,
    1,
    [-150, -75, 0, 75, 150]
      .map(
        (dx) =>
          flat(
            '#3f6f8a',
            `M${dx - 30},60C${dx - 40},0 ${dx - 8},-20 ${dx},-76C${dx + 8},-20 ${dx + 40},0 ${dx + 30},60Z`,
          ) +
          flat(
            '#f0bf36',
            `M${dx - 13},60C${dx - 18},30 ${dx - 4},16 ${dx},-16C${dx + 4},16 ${dx + 18},30 ${dx + 13},60Z`,
          ),
      )
      .join('') + flat('#211a14', 'M-230,60H230V86H-230Z'),
  );

/** Oil on the far side of the pan. */
const oil = 'M-132,52A142,142 0 0 0 136,40Q4,74 -132,52Z';

const oiled =
  flat('#cf9a1e', oil, ' opacity=".8"') + stroke('#f9dc8c', 6, 'M-112,68Q4,84 118,58M-60,108Q0,128 60,108');

export const eggPan: Tool = {
  shows: 'pan',
  standing: ['use'],
  tag: [560, 860, 8],
  front: (kit, chance) =>
    moved(300, 370, 40, 1.3, pan(eggs())) +
    around(
      { ...kit, foods: kit.foods.slice(1, 3) },
      [
        { x: 130, y: 830, size: 210 },
        { x: 320, y: 920, size: 190 },
      ],
      chance,
    ),
  use: () => flame(330, 860) + moved(330, 560, -24, 1.5, pan(oiled)),
  detail: () => moved(40, 560, -28, 2.2, pan()),
};
