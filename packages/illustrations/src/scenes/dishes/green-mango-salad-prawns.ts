import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, onionSliver } from './kit/garden.ts';
import { curls, dashes, pool } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

export const greenMangoSaladPrawns: Dish = {
  shows:
    'A heap of pale green mango shreds on a plate with four whole pink prawns, red chilli, shallot, mint leaves and peanuts',
  cutlery: 'chopsticks',
  draw: (input) =>
    plate(
      input,
      pool(INKS.lime, INKS.leaf, 136, 'mango') +
        curls(INKS.leaf, 10, 66, spread(40, 122, 'm0')) +
        curls(INKS.lime, 10, 66, spread(46, 122, 'm1')) +
        curls(INKS.sprout, 9, 62, spread(60, 116, 'm2')) +
        curls(INKS.buttercream, 8, 56, spread(44, 104, 'm3')) +
        dashes(INKS.carrot, 7, 40, spread(17, 108, 'carrot')) +
        placed({ name: 'prawn', x: -78, y: -62, size: 128, rotation: -24 }) +
        placed({ name: 'prawn', x: 84, y: -58, size: 124, rotation: 70 }) +
        placed({ name: 'prawn', x: 66, y: 82, size: 130, rotation: 158 }) +
        placed({ name: 'prawn', x: -74, y: 78, size: 120, rotation: 250 }) +
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
        each(spread(14, 112, 'nuts'), peanut(18)) +
        at(
          0,
          0,
          0,
          1,
          placed({ name: 'mint', x: 22, y: -44, size: 84, rotation: 20 }) +
            placed({ name: 'mint', x: -96, y: 38, size: 62, rotation: -60 }),
        ),
    ),
};
