import { INKS } from '../../inks.ts';
import { at, line, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, cucumberSlice, potatoSlice } from './kit/garden.ts';
import { dashes, hoops, pool, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A fish cake shaped with a spoon: smooth and brown. */
const cake =
  slab(
    INKS.caramel,
    INKS.crustD,
    'M-66,4C-68,-40 -24,-54 14,-50C54,-46 72,-14 64,16C54,46 8,52 -24,46C-52,40 -66,28 -66,4Z',
    10,
  ) +
  shape(
    INKS.crust,
    'M-52,0C-54,-32 -16,-42 14,-39C44,-36 56,-14 50,8C42,28 4,32 -20,28C-42,24 -52,16 -52,0Z',
  ) +
  line(INKS.toast, 7, 'M-38,-8Q-28,-28 2,-29');

/** A cut half on its side: a thin brown crust around plain flakes of pale fish, with green flecks. */
const half =
  slab(INKS.caramel, INKS.crustD, 'M-64,2C-64,-36 -30,-46 2,-46C36,-46 64,-34 64,2C62,36 -62,36 -64,2Z', 8) +
  shape(INKS.blush, 'M-54,1C-54,-28 -26,-37 2,-37C30,-37 54,-28 54,1C50,26 -50,26 -54,1Z') +
  shape(
    INKS.white,
    stamp('M-19,3C-15,-10 12,-12 20,-2C14,9 -10,12 -19,3Z', [
      [-32, -8, -20],
      [4, -23, 6],
      [34, -8, 24],
      [-4, -3, -8],
      [-22, 12, 8],
      [20, 11, -6],
    ]),
  ) +
  specks(
    INKS.leaf,
    2.6,
    spread(9, 40, 'inside', { y: -6 }).filter(([, y]) => y > -30 && y < 16),
  );

export const fishCakesWarmPotatoes: Dish = {
  shows:
    'Smooth browned fish cakes on a plate, one cut open to pale flakes of fish, with sliced potatoes and cucumber in mustard dressing, lemon',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.lemonFlesh, INKS.lemonDeep, 82, 'dressing', -74, 24) +
        each(
          [
            [-104, -44, 0],
            [-46, -34, 50],
            [-122, 20, 90],
            [-62, 30, 20],
            [-98, 82, 140],
            [-34, 92, 70],
          ],
          potatoSlice(34),
        ) +
        each(
          [
            [-86, -4, 0],
            [-70, 106, 20],
          ],
          cucumberSlice(19),
        ) +
        specks(INKS.lemonDeep, 3, spread(34, 78, 'mustard', { x: -76, y: 24 })) +
        hoops(INKS.leaf, 6, 4, spread(12, 74, 'onion', { x: -76, y: 24 })) +
        dashes(INKS.leaf, 4, 15, spread(12, 78, 'chives', { x: -76, y: 24 })) +
        at(14, -96, -12, 0.98, cake) +
        at(84, -26, 14, 1, cake) +
        at(52, 70, 8, 1.12, half) +
        at(46, 126, 10, 0.8, citrusWedge()) +
        placed({ name: 'parsley', x: -62, y: -104, size: 62, rotation: -60 }),
    ),
};
