import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, onionSliver } from './kit/garden.ts';
import { curls, dashes, pool } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A cooked, peeled prawn, curled like a C: pink bands over white flesh, its tail fan still on. */
const prawn =
  shape(
    INKS.tomato,
    'M52,-40C30,-68 -22,-74 -50,-40C-80,-2 -66,50 -20,62C2,68 22,62 36,50L22,24C4,34 -22,28 -28,4C-32,-20 -8,-36 12,-28C24,-22 44,-22 52,-40Z',
  ) +
  shape(
    INKS.blush,
    'M46,-40C26,-62 -18,-68 -45,-37C-73,-2 -60,45 -19,56C-2,60 16,56 29,47L22,34C2,40 -32,34 -38,4C-42,-28 -10,-46 14,-38C26,-34 40,-32 46,-40Z',
  ) +
  line(INKS.shell, 7, 'M30,-34C6,-46 -22,-38 -34,-14C-42,6 -32,30 -12,40') +
  line(
    INKS.tomato,
    6.5,
    'M16,-28L26,-58M-6,-30L-8,-63M-22,-18L-46,-40M-28,2L-64,-4M-24,18L-56,34M-10,30L-24,60M8,31L8,63',
  ) +
  shape(INKS.tomatoDeep, 'M22,24L36,50C50,66 74,66 84,50L62,42L86,32C82,14 60,8 44,18Z') +
  shape(INKS.tomato, 'M26,28L36,44C48,56 66,58 74,51L50,40L76,32C72,20 56,16 44,24Z');

const heap = () =>
  pool(INKS.lime, INKS.leaf, 136, 'mango') +
  curls(INKS.leaf, 10, 66, spread(40, 122, 'm0')) +
  curls(INKS.lime, 10, 66, spread(46, 122, 'm1')) +
  curls(INKS.sprout, 9, 62, spread(60, 116, 'm2')) +
  curls(INKS.buttercream, 8, 56, spread(44, 104, 'm3')) +
  dashes(INKS.carrot, 7, 40, spread(17, 108, 'carrot')) +
  each(spread(9, 110, 'shallot'), onionSliver(22)) +
  each(
    [
      [-30, -82, 0],
      [40, 20, 0],
      [-60, 22, 0],
      [26, 92, 0],
      [100, -16, 0],
    ],
    chilliRing(14),
  ) +
  each(spread(12, 124, 'nuts', { inner: 60 }), peanut(18)) +
  each(
    [
      [-74, -60, -20, 0.76],
      [66, -74, 60, 0.74],
      [92, 42, 130, 0.74],
      [-8, 92, 200, 0.76],
      [-98, 46, 290, 0.72],
    ],
    prawn,
  ) +
  at(
    0,
    0,
    0,
    1,
    placed({ name: 'mint', x: 4, y: -4, size: 92, rotation: 20 }) +
      placed({ name: 'mint', x: -40, y: 116, size: 52, rotation: -60 }),
  );

export const greenMangoSaladPrawns: Dish = {
  shows:
    'A heap of pale green mango shreds on a plate with five curled pink prawns, red chilli, shallot, mint leaves and peanuts',
  cutlery: 'chopsticks',
  draw: (input) => plate(input, at(0, 0, 0, 1.14, heap())),
};
