import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { greenery, potatoSlice } from './kit/garden.ts';
import { mussel } from './kit/pieces.ts';
import { each } from './kit/places.ts';
import { pot } from './kit/vessels.ts';

/** A whole cabbage leaf over the pot, folded back. */
const leaf =
  shape(
    INKS.leafD,
    'M-120,20C-130,-50 -80,-110 -10,-116C60,-120 124,-70 118,4C112,40 84,30 66,52C40,70 20,50 -10,62C-50,74 -110,70 -120,20Z',
  ) +
  shape(
    INKS.lime,
    'M-108,14C-116,-44 -72,-98 -8,-104C54,-108 110,-64 106,-2C98,26 76,20 58,40C36,54 16,38 -12,48C-50,58 -102,58 -108,14Z',
  ) +
  line(INKS.sprout, 8, 'M-4,44C-8,0 -6,-40 0,-92') +
  line(
    INKS.sprout,
    5,
    'M-6,18C-40,0 -60,-20 -78,-50M-5,-10C20,-30 50,-40 70,-64M-4,22C30,8 60,6 84,-10M-6,-30C-24,-48 -34,-60 -40,-80',
  );
/** An open clam with ribs. */
const clam =
  shape(INKS.crustD, 'M-42,14C-48,-24 -20,-42 0,-42C22,-42 48,-22 42,14C20,30 -20,30 -42,14Z') +
  shape(INKS.cream, 'M-38,11C-42,-21 -18,-37 0,-37C20,-37 42,-19 38,11C18,25 -18,25 -38,11Z') +
  line(INKS.crust, 3, 'M0,22V-34M-14,22L-22,-26M14,22L22,-26') +
  shape(INKS.apricot, 'M-22,8Q0,-16 22,8Q0,22 -22,8Z');

export const pulmayCurantoInAPot: Dish = {
  shows:
    'A big pot of mussels, clams, sausage, chicken and potatoes steamed together, a cabbage leaf folded back over its edge',
  cutlery: 'spoon',
  draw: () =>
    pot(
      INKS.steel,
      INKS.crust,
      at(-8, -92, 0, 1.16, leaf) +
        at(-116, 36, -60, 0.7, leaf) +
        each(
          [
            [96, -40, 0],
            [-44, 20, 0],
            [72, 106, 0],
          ],
          potatoSlice(40),
        ) +
        placed({ name: 'drumstick', x: 26, y: -16, size: 150, rotation: 30 }) +
        placed({ name: 'sausage', x: -52, y: 84, size: 150, rotation: 16 }) +
        each(
          [
            [100, 24, -20],
            [-104, -16, 60],
            [34, 62, 200],
            [-2, 130, 10],
          ],
          mussel(54),
        ) +
        each(
          [
            [-40, -40, -20],
            [84, 70, 30],
            [-110, 72, 10],
            [118, -84, 50],
          ],
          clam,
        ) +
        greenery(11, 130, 'herb', 12),
    ),
};
