import { INKS } from '../../inks.ts';
import { at, line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, onionSliver } from './kit/garden.ts';
import { slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate, sideDish } from './kit/vessels.ts';

/** One diagonal slice of ripe plantain: dark at its edge, pale along the seeds. */
const slice =
  slab(INKS.crustD, INKS.cocoa, 'M-66,6C-64,-30 36,-46 64,-8C70,28 -50,42 -66,6Z', 9) +
  shape(INKS.carrot, 'M-60,5C-56,-26 34,-40 58,-8C62,22 -46,36 -60,5Z') +
  shape(INKS.yolk, 'M-51,3C-46,-19 30,-30 49,-7C50,14 -40,26 -51,3Z') +
  shape(INKS.buttercream, 'M-34,1C-14,-13 18,-17 35,-7C20,4 -14,9 -34,1Z') +
  line(INKS.caramel, 3, 'M-20,0l5,-1M-2,-6l5,0M4,0l5,-1M18,-7l4,0') +
  shape(
    INKS.caramel,
    stamp('M-10,3C-6,-5 8,-5 11,1C7,4 -4,7 -10,3Z', [
      [-42, 9, -20],
      [44, 4, 30, 0.9],
      [2, 18, 0, 0.8],
    ]),
  );

/** A ripe plantain with black spots, half peeled. */
const peeled =
  slab(INKS.lemon, INKS.lemonDeep, 'M-104,8C-84,42 -30,56 24,44L30,-4C-20,6 -62,-4 -92,-20L-108,-22Z', 5) +
  shape(INKS.cocoa, 'M-108,-22L-92,-20L-88,4L-104,8Z') +
  shape(
    INKS.cocoa,
    stamp('M-16,2C-8,-6 10,-5 16,1C8,5 -8,7 -16,2Z', [
      [-58, 18, 24],
      [-20, 30, 8],
      [-66, 0, 20, 0.7],
      [-4, 12, 0, 0.7],
    ]),
  ) +
  shape(INKS.buttercream, 'M20,0C60,-8 92,-24 112,-44C122,-38 122,-26 114,-16C96,14 64,36 24,42Z') +
  line(INKS.butter, 4, 'M34,18Q76,6 104,-22') +
  shape(
    INKS.lemon,
    'M14,44C44,58 74,62 104,52C84,76 40,76 8,52ZM18,2C34,-22 58,-38 86,-44C68,-56 28,-38 10,0Z',
  ) +
  line(INKS.pith, 5, 'M26,50Q60,62 92,57M28,-14Q46,-34 72,-42');

export const alocoChilliOnion: Dish = {
  shows:
    'A plate of slanting slices of fried ripe plantain, toffee-brown at the edges, one half peeled, with onion and red chilli sauce',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      each(
        [
          [-84, -62, -24],
          [0, -102, -12],
          [84, -66, -34],
          [-104, 8, -14],
          [-24, -36, -30],
          [52, -18, -16],
          [-48, 32, -22],
          [24, 36, -34],
        ],
        slice,
      ) +
        each(
          [
            [-62, -34, 10],
            [26, -68, -20],
            [-84, 38, 60],
            [2, 2, 20],
          ],
          onionSliver(26),
        ) +
        each(
          [
            [-44, -78, 0],
            [-14, 22, 0],
            [76, -32, 0],
          ],
          chilliRing(13),
        ) +
        at(-62, 106, 8, 0.96, peeled) +
        sideDish(
          92,
          66,
          64,
          input.ink,
          INKS.tomatoDeep,
          specks(INKS.tomato, 7, spread(18, 42, 'sauce')) + specks(INKS.butter, 2.6, spread(12, 44, 'seeds')),
        ),
    ),
};
