import { INKS } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, onionSliver } from './kit/garden.ts';
import { slab, specks } from './kit/marks.ts';
import { each, loosely, ring, spread } from './kit/places.ts';
import { plate, sideDish } from './kit/vessels.ts';

const OVAL = 'M-58,0C-56,-36 50,-40 58,-4C60,34 -52,40 -58,0Z';

/** One slanting slice of ripe plantain: toffee at the edge, its row of seeds down the middle. */
const plantain =
  slab(INKS.caramel, INKS.crustD, OVAL, 7) +
  shape(INKS.yolk, 'M-49,0C-46,-28 42,-31 49,-4C50,26 -44,31 -49,0Z') +
  shape(INKS.butter, 'M-36,-4C-30,-19 20,-22 34,-8C20,-2 -16,4 -36,-4Z') +
  line(INKS.crustD, 4, 'M-26,6h0M-12,4h0M2,3h0M16,2h0M30,0h0') +
  line(INKS.caramel, 4, 'M-34,16Q0,26 34,12');

export const alocoChilliOnion: Dish = {
  shows:
    'A plate of slanting slices of fried plantain, brown at the edges, with raw onion and a small dish of red chilli sauce',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      each(loosely(ring(8, 92, 20), 16, 'slices'), plantain) +
        each(
          [
            [-36, -30, 20],
            [34, -42, -30],
            [-42, 44, -60],
            [12, 10, 10],
          ],
          plantain,
        ) +
        sideDish(
          78,
          72,
          66,
          input.ink,
          INKS.tomatoDeep,
          specks(INKS.tomato, 7, spread(18, 42, 'sauce')) + specks(INKS.butter, 2.6, spread(12, 44, 'seeds')),
        ) +
        each(
          [
            [-70, -74, 10],
            [-20, 84, 60],
            [60, -92, -20],
            [-104, 24, 90],
            [-4, -28, 130],
          ],
          onionSliver(28),
        ) +
        each(
          [
            [-16, -70, 0],
            [-70, 6, 0],
            [28, -2, 0],
          ],
          chilliRing(13),
        ),
    ),
};
