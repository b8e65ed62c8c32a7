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

/** Hot oil over the floor of the pan. */
const oiled =
  round('#b58222', 140) +
  round('#d9a52f', 132, 130, -4, 4) +
  [
    [-112, -20, 8],
    [-104, 56, 11],
    [-40, 112, 8],
    [-122, 22, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => hoop('#f9dc8c', 4, r, r, x, y))
    .join('');

/** A steel spoon that pours oil over an egg; it comes from the upper right. */
const spoon = () =>
  cast('M-70,10C-80,-30 -20,-66 30,-44L330,-150L338,-126L46,-14C50,30 -50,50 -70,10Z', 12, 26) +
  flat('#c9cdc6', 'M24,-42L316,-146Q344,-152 346,-136T326,-116L40,-10Z') +
  flat('#c9cdc6', 'M-74,10C-84,-30 -22,-68 34,-44C72,-18 50,26 0,38C-40,46 -68,36 -74,10Z') +
  flat('#e2b54a', 'M-58,8C-62,-22 -14,-50 28,-32C56,-12 38,16 -2,26C-34,32 -54,26 -58,8Z') +
  stroke('#f9dc8c', 7, 'M-40,2C-30,-16 -6,-30 20,-26') +
  stroke('#e2b54a', 15, 'M-58,18C-66,40 -64,60 -66,84') +
  round('#e2b54a', 30, 16, -66, 96);

export const eggPan: Tool = {
  shows: 'pan',
  standing: [],
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
  use: () =>
    moved(340, 480, 52, 1.5, pan(oiled + moved(0, 0, -52, 1, eggs()))) + moved(470, 300, -20, 1.1, spoon()),
  detail: () => moved(40, 560, -28, 2.2, pan()),
};
