import { INKS } from '../../inks.ts';
import { line, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, pool, slab } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const bean = (i: number) =>
  line(INKS.leafD, 15, 'M-40,4Q0,-8 40,4') + line(i % 2 ? INKS.lime : INKS.leaf, 10, 'M-39,2Q0,-10 39,2');
/** A piece of thigh, torn along its grain, yellow from the paste and browned at its edges. */
const chicken =
  slab(
    INKS.crustD,
    INKS.cocoa,
    'M-48,-2L-38,-24L-14,-30L10,-26L34,-32L50,-12L46,12L28,28L4,24L-20,34L-42,20Z',
    6,
  ) +
  shape(INKS.lemonDeep, 'M-42,-4L-32,-22L-12,-26L12,-22L34,-26L44,-10L40,10L24,22L2,18L-20,27L-36,16Z') +
  shape(INKS.yolk, 'M-34,-8L-24,-20L-6,-20L14,-16L32,-20L38,-8L30,4L8,6L-14,12L-30,6Z') +
  line(INKS.pith, 3.4, 'M-28,-6Q0,-16 32,-12M-24,6Q2,-4 30,-2') +
  line(INKS.crustD, 3, 'M-30,16Q-8,6 12,14M6,-22Q20,-16 34,-20');
const STRIP = 'M-36,8C-20,-18 20,-18 36,8C20,0 -20,0 -36,8Z';

export const chickenYellowKroeung: Dish = {
  shows:
    'A plate of stir-fried chicken pieces yellow with turmeric, green beans cut short, red pepper strips, basil leaves and peanuts',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.lemonDeep, INKS.crust, 140, 'kroeung') +
        each(spread(15, 126, 'beans'), bean) +
        each(spread(13, 108, 'chicken'), chicken) +
        shape(INKS.tomato, stamp(STRIP, spread(11, 112, 'pepper'))) +
        line(INKS.flesh, 3, stamp('M-22,-2Q0,-14 20,-3', spread(11, 112, 'pepper'))) +
        each(spread(6, 104, 'more'), bean) +
        each(spread(14, 110, 'nuts'), peanut(17)) +
        dashes(INKS.leafD, 3, 22, spread(18, 112, 'makrut')) +
        placed({ name: 'basil', x: 6, y: -4, size: 92, rotation: 14 }) +
        placed({ name: 'basil', x: -84, y: 62, size: 64, rotation: 80 }),
    ),
};
