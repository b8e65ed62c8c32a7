import { INKS } from '../../inks.ts';
import { disc, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { blackOlive, onionSliver } from './kit/garden.ts';
import { dice, herbs, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A peeled broad bean. */
const broad =
  slab(INKS.leaf, INKS.leafD, 'M-26,-2C-28,-24 24,-26 27,-2C28,16 12,22 2,18C-12,24 -26,16 -26,-2Z', 4) +
  line(INKS.lime, 5, 'M-16,-6Q0,-15 14,-9') +
  line(INKS.leafD, 4, 'M22,-4V6');
const kernel =
  shape(INKS.lemonDeep, 'M-13,8L-10,-10Q0,-17 10,-10L13,8Q0,16 -13,8Z') +
  shape(INKS.lemonFlesh, 'M-10,5L-8,-8Q0,-13 8,-8L10,5Q0,10 -10,5Z') +
  disc(INKS.pith, 2.6, -3, -4);
const cheese = slab(INKS.white, INKS.toast, 'M-21,-19L20,-22L22,19L-19,21Z', 8);
const tomato =
  slab(INKS.tomato, INKS.tomatoDeep, 'M-17,-16L17,-18L18,15L-15,18Z', 6) + line(INKS.flesh, 4, 'M-9,-8H8');

export const solteritoArequipeno: Dish = {
  shows:
    'A bowl of salad cut small: green broad beans, yellow corn kernels, cubes of white cheese and tomato, black olives and red onion',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.sprout,
      specks(INKS.lime, 6, spread(50, 160, 'dressing')) +
        each(spread(18, 142, 'beans'), broad) +
        each(spread(30, 142, 'corn'), kernel) +
        each(spread(15, 134, 'tomato'), tomato) +
        each(spread(12, 128, 'cheese'), cheese) +
        each(spread(9, 126, 'olives'), blackOlive(21)) +
        each(spread(5, 130, 'more'), broad) +
        each(
          spread(18, 136, 'maize').map(([x, y, t]) => [x, y, t, 1.2]),
          kernel,
        ) +
        each(spread(11, 130, 'onion'), onionSliver(24)) +
        herbs(INKS.leafD, 10, spread(15, 132, 'parsley')) +
        dice(INKS.tomatoDeep, 8, spread(13, 130, 'rocoto')),
    ),
};
