import { INKS } from '../../inks.ts';
import { line } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { avocadoSlice, onionSliver } from './kit/garden.ts';
import { dice, herbs, hoops, pool, slab } from './kit/marks.ts';
import { eggQuarter } from './kit/pieces.ts';
import { each, fan, row, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A ragged flake of salt cod with visible layers. */
const flake =
  slab(INKS.white, INKS.crust, 'M-30,4L-22,-8L-4,-7L8,-14L30,-9L26,-1L32,5L10,7L0,13L-16,9Z', 4) +
  line(INKS.toast, 2.4, 'M-20,0Q0,-8 24,-5M-12,6Q4,0 20,2');

export const saltfishBuljol: Dish = {
  shows:
    'A blue bowl of shredded white salt fish with diced tomato, green pepper and onion, slices of avocado and quarters of egg around it',
  cutlery: 'fork',
  draw: () =>
    bowl(
      INKS.skyD,
      INKS.mist,
      each(row(4, [-122, 14], [-68, 2], -94), avocadoSlice(84)) +
        pool(INKS.bone, INKS.toast, 104, 'buljol', 26, -14) +
        each(spread(44, 98, 'fish', { x: 26, y: -14 }), flake) +
        dice(INKS.tomatoDeep, 22, spread(22, 94, 'tomato', { x: 28, y: -11 })) +
        dice(INKS.tomato, 21, spread(22, 94, 'tomato', { x: 26, y: -14 })) +
        dice(INKS.leaf, 14, spread(18, 92, 'pepper', { x: 26, y: -14 })) +
        each(spread(9, 76, 'onion', { x: 26, y: -14 }), onionSliver(16)) +
        each(spread(9, 80, 'over', { x: 26, y: -14 }), flake) +
        hoops(INKS.leaf, 6, 4, spread(10, 80, 'spring', { x: 26, y: -14 })) +
        herbs(INKS.leafD, 9, spread(9, 80, 'chadon', { x: 26, y: -14 })) +
        each(fan(3, 122, 4, 104), eggQuarter(46)),
    ),
};
