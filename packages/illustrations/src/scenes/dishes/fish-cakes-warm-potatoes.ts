import { INKS } from '../../inks.ts';
import { at, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, cucumberSlice, potatoSlice } from './kit/garden.ts';
import { curls, dashes, hoops, pool, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A spoon-shaped fish cake: gold at the rim, dark brown and rough in the middle. */
const cake = (seed: string) =>
  slab(
    INKS.crust,
    INKS.cocoa,
    'M-66,4C-68,-40 -24,-54 14,-50C54,-46 72,-14 64,16C54,46 8,52 -24,46C-52,40 -66,28 -66,4Z',
    10,
  ) +
  shape(
    INKS.caramel,
    'M-52,3C-54,-30 -16,-40 14,-37C44,-34 56,-10 50,12C42,34 4,38 -20,34C-42,30 -52,20 -52,3Z',
  ) +
  dashes(INKS.crustD, 7, 10, spread(16, 40, seed)) +
  specks(INKS.toast, 3.4, spread(15, 46, `${seed}crust`));

/** A broken half: flakes of white fish and herbs inside a thin brown crust. */
const half =
  slab(
    INKS.crust,
    INKS.crustD,
    'M-66,0C-66,-36 -24,-52 22,-48L30,-28L20,-10L34,6L22,24L30,46C-16,56 -66,36 -66,0Z',
    5,
  ) +
  shape(INKS.white, 'M-50,-2C-48,-26 -12,-38 22,-38L30,-28L20,-10L34,6L22,24L27,37C-10,44 -48,26 -50,-2Z') +
  shape(
    INKS.cream,
    stamp('M-18,3C-12,-9 8,-11 18,-2C10,5 -6,9 -18,3Z', [
      [-24, -8, 10],
      [4, -20, -14],
      [6, 8, 20],
      [-18, 16, -10],
      [12, 26, 8],
    ]),
  ) +
  curls(INKS.toast, 3, 24, [
    [-24, -4, 10],
    [4, -16, -14],
    [6, 12, 20],
    [-18, 20, -10],
  ]) +
  specks(INKS.leaf, 3.6, spread(8, 26, 'inside', { x: -6 }));

export const fishCakesWarmPotatoes: Dish = {
  shows:
    'Browned fish cakes on a plate, one broken open to white flakes of fish, with sliced potatoes and cucumber in mustard dressing, lemon',
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
        at(14, -96, -12, 0.98, cake('one')) +
        at(84, -26, 14, 1, cake('two')) +
        at(36, 64, 8, 1, half) +
        at(112, 80, 196, 0.78, half) +
        at(46, 126, 10, 0.8, citrusWedge()) +
        placed({ name: 'parsley', x: -62, y: -104, size: 62, rotation: -60 }),
    ),
};
