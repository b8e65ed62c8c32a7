import { INKS } from '../../inks.ts';
import { line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { avocadoSlice, onionSliver } from './kit/garden.ts';
import { dice, herbs, hoops, pool, slab } from './kit/marks.ts';
import { eggQuarter } from './kit/pieces.ts';
import { each, fan, spread } from './kit/places.ts';
import { soupPlate } from './kit/vessels.ts';

/** A flake of salt cod, parted along its layers. */
const flake =
  slab(INKS.white, INKS.crust, 'M-40,10C-30,-22 14,-30 40,-12C34,10 -6,24 -40,10Z', 6) +
  line(INKS.cream, 4, 'M-26,4Q0,-14 28,-10M-16,10Q6,0 26,-2');

export const saltfishBuljol: Dish = {
  shows:
    'A heap of shredded white salt fish with diced tomato, green pepper and onion on a plate, slices of avocado and quarters of egg around it',
  cutlery: 'fork',
  draw: ({ ink }) =>
    soupPlate(
      ink,
      INKS.mist,
      each(
        fan(6, 128, 160, 246).map(([x, y, t]) => [x, y, t, 1]),
        avocadoSlice(52),
      ) +
        each(
          fan(4, 124, -20, 70).map(([x, y, t]) => [x, y, t, 1]),
          eggQuarter(38),
        ) +
        pool(INKS.lime, INKS.leaf, 112, 'buljol') +
        dice(INKS.tomato, 24, spread(20, 100, 'tomato')) +
        each(spread(30, 94, 'fish'), flake) +
        dice(
          INKS.tomatoDeep,
          23,
          spread(17, 94, 'tom2').map(([x, y, t]) => [x + 2, y + 4, t]),
        ) +
        dice(INKS.tomato, 22, spread(17, 94, 'tom2')) +
        dice(INKS.leaf, 16, spread(15, 92, 'pepper')) +
        shape(INKS.lime, stamp('M-9,0L9,-2L8,3L-8,5Z', spread(15, 92, 'pepper'))) +
        each(spread(10, 88, 'onion'), onionSliver(19)) +
        hoops(INKS.leaf, 6, 4, spread(14, 92, 'spring')) +
        herbs(INKS.leafD, 10, spread(11, 90, 'chadon')),
    ),
};
