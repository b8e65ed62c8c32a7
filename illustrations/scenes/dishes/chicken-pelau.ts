import { INKS } from '../../inks.ts';
import { at, disc, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, grains } from './kit/marks.ts';
import { chunk, cube } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { pot } from './kit/vessels.ts';

const pigeonPea = disc(INKS.oliveD, 11, 1, 2) + disc(INKS.olive, 10.5) + disc(INKS.lime, 3.4, -3, -3);
/** A Scotch bonnet, left whole: squashed, ribbed, on its stalk. */
const scotchBonnet =
  shape(
    INKS.carrotDeep,
    'M-50,4C-58,-32 -26,-46 0,-34C26,-46 58,-32 50,4C48,36 24,44 0,36C-24,44 -48,36 -50,4Z',
  ) +
  shape(
    INKS.carrot,
    'M-48,0C-56,-32 -26,-46 0,-34C26,-46 56,-32 46,0C42,26 22,34 0,28C-22,34 -44,28 -48,0Z',
  ) +
  line(INKS.carrotDeep, 4, 'M-4,-30C-16,-10 -14,16 -4,30M8,-32C26,-16 26,10 14,30') +
  line(INKS.apricot, 6, 'M-34,-12Q-32,-28 -18,-32') +
  line(INKS.leaf, 9, 'M0,-34C-4,-50 8,-56 18,-64') +
  shape(INKS.leafD, 'M-20,-36Q0,-52 20,-36Q0,-26 -20,-36Z');

export const chickenPelau: Dish = {
  shows:
    'A black iron pot of brown rice with pieces of browned chicken, green pigeon peas and orange pumpkin, one whole Scotch bonnet on top',
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
          cube(40, INKS.carrot, INKS.carrotDeep),
        ) +
        each(
          [
            [-40, -104, 0],
            [100, -36, 60],
            [-84, 34, 100],
            [12, 76, 200],
          ],
          (i) => chunk(86, INKS.caramel, INKS.cocoa, `pelau${i}`),
        ) +
        placed({ name: 'drumstick', x: 60, y: -6, size: 140, rotation: 40 }) +
        at(-26, -8, -12, 1.2, scotchBonnet),
    ),
};
