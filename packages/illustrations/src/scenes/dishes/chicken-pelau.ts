import { INKS } from '../../inks.ts';
import { at, disc, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, grains } from './kit/marks.ts';
import { cube } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { pot } from './kit/vessels.ts';

const pigeonPea = disc(INKS.oliveD, 11, 1, 2) + disc(INKS.olive, 10.5) + disc(INKS.lime, 3.4, -3, -3);
/** A whole Scotch bonnet: small, red and wrinkled, on a bent green stalk. */
const scotchBonnet =
  shape(
    INKS.tomatoDeep,
    'M-34,-20C-56,-14 -56,14 -36,20C-34,34 -14,36 -6,28C4,40 26,36 30,22C52,22 58,-6 40,-18C30,-34 10,-30 2,-26C-12,-34 -28,-32 -34,-20Z',
  ) +
  shape(
    INKS.tomato,
    'M-32,-18C-50,-12 -50,10 -33,15C-30,28 -14,29 -6,22C4,32 22,28 26,17C45,15 50,-6 36,-15C28,-28 10,-26 2,-22C-12,-28 -26,-27 -32,-18Z',
  ) +
  line(INKS.tomatoDeep, 5, 'M-14,-18C-24,-4 -22,8 -12,16M10,-16C22,-6 20,8 12,16') +
  line(INKS.rose, 6, 'M-38,-4Q-38,-14 -28,-16') +
  shape(INKS.leaf, 'M-14,-10Q0,-24 14,-8Q2,4 -14,-10Z') +
  line(INKS.leafD, 8, 'M0,-12C6,-30 22,-34 34,-50');

export const chickenPelau: Dish = {
  shows:
    'A black iron pot of brown rice with browned chicken legs, green pigeon peas and orange pumpkin, one whole Scotch bonnet on top',
  cutlery: 'spoon',
  draw: () =>
    pot(
      '#3a3330',
      INKS.crustD,
      grains(INKS.crust, INKS.crustD, 160, 'pelau', 260, 14) +
        dashes(INKS.toast, 6, 8, spread(70, 150, 'light')) +
        each(spread(40, 150, 'peas'), pigeonPea) +
        each(
          [
            [-96, -60, 20],
            [70, -100, 60],
            [112, 44, 0],
            [-50, 110, 40],
            [52, 96, 10],
            [-120, 40, 80],
          ],
          cube(34, INKS.carrot, INKS.carrotDeep),
        ) +
        placed({ name: 'drumstick', x: -70, y: -78, size: 172, rotation: 150 }) +
        placed({ name: 'drumstick', x: 92, y: -44, size: 172, rotation: -30 }) +
        placed({ name: 'drumstick', x: 18, y: 96, size: 172, rotation: 60 }) +
        each(spread(14, 120, 'peas over'), pigeonPea) +
        at(-30, 16, -12, 1.05, scotchBonnet),
    ),
};
