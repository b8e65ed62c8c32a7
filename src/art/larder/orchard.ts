import { INKS } from '../inks.ts';
import { at, blob, disc, leaf, line, seeds, shade, shape, wedges } from '../shapes.ts';

const { butter, dough, leaf: green, leafD, lemon: yellow, lemonDeep, lemonFlesh, pith, plum: purple } = INKS;
const { raspberry, white } = INKS;

const pip =
  shape(white, 'M0,-11C7,-4 6,8 0,10C-6,8 -7,-4 0,-11Z') + line(lemonDeep, 1.5, 'M0,-11C7,-4 6,8 0,10');

const lemonHalf = [
  disc(yellow, 100),
  disc(pith, 91),
  wedges(9, 9, 84, 0.045, lemonFlesh),
  shade('dk', 'M-84,0A84,84 0 0 0 84,0C60,40 -60,40 -84,0Z', 0.5),
  disc(pith, 6),
  at(-28, -30, 30, 1, pip) + at(34, -22, -50, 1, pip) + at(8, 44, 8, 1, pip),
].join('');

const lemon = [
  at(62, -66, -28, 1, leaf(92, 26, green, leafD)),
  shape(
    yellow,
    'M-106,38C-98,30 -98,18 -92,0C-80,-52 -24,-84 34,-72C52,-70 60,-74 72,-78C80,-70 78,-58 80,-48C102,0 84,62 28,78C-16,90 -52,76 -70,62C-82,56 -98,54 -106,38Z',
  ),
  shade('dk', 'M-92,50C-40,70 50,50 86,-20C98,34 68,68 28,78C-16,90 -52,76 -70,62Z'),
  shape(pith, 'M-58,-22C-42,-48 -14,-60 10,-60C-14,-48 -38,-32 -58,-22Z', 0.8),
].join('');

const fig = [
  shape(
    purple,
    'M0,-110C10,-84 40,-60 66,-22C100,30 70,96 0,96C-70,96 -100,30 -66,-22C-40,-60 -10,-84 0,-110Z',
  ),
  shape(dough, 'M0,-84C10,-62 34,-40 54,-10C82,36 56,84 0,84C-56,84 -82,36 -54,-10C-34,-40 -10,-62 0,-84Z'),
  at(0, 26, 0, 1, shape(raspberry, blob(48, 9, 0.14, 'fg'))),
  ...seeds(26, 45).map(([x, y]) => disc(butter, 3, x, y + 26)),
].join('');

/** From trees: citrus and stone fruit, apples, pears and figs. */
export const orchard = { lemon, 'lemon-half': lemonHalf, fig };
