import { INKS } from '../../inks.ts';
import { beads, disc, line } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { aubergineSlice, chilliRing } from './kit/garden.ts';
import { slab, specks, swirl } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A round slice of a corn cob: kernels around the pith. */
const cob =
  disc(INKS.lemonDeep, 40, 2, 6) +
  beads(
    INKS.lemon,
    ring(14, 33).map(([x, y]) => [x, y, 7.6]),
  ) +
  beads(
    INKS.buttercream,
    ring(14, 31).map(([x, y]) => [x - 1, y - 2, 2.6]),
  ) +
  disc(INKS.butter, 25) +
  disc(INKS.pith, 18) +
  disc(INKS.crumb, 9);
const tempe =
  slab(INKS.crust, INKS.crustD, 'M-38,26L-4,-36L42,22Z', 8) +
  specks(INKS.crumb, 5.6, [
    [-14, 14],
    [2, 2],
    [16, 14],
    [-2, -14],
    [-24, 20],
    [28, 18],
  ]);
const bean = line(INKS.leafD, 14, 'M-38,4Q0,-8 38,4') + line(INKS.leaf, 9, 'M-37,2Q0,-10 37,2');
const cabbage =
  slab(
    INKS.sprout,
    INKS.sage,
    'M-44,2C-36,-28 0,-30 18,-28C38,-24 48,-8 42,8C30,26 -6,14 -20,22C-34,24 -44,14 -44,2Z',
    4,
  ) + line(INKS.white, 5, 'M-34,6Q0,-8 32,-4');

export const sayurLodeh: Dish = {
  shows:
    'A bowl of pale yellow coconut broth with rounds of corn on the cob, aubergine, green beans, cabbage and triangles of tempe, red chilli on top',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.lemonFlesh,
      swirl(INKS.buttercream, 15, 152, 2.8) +
        specks(INKS.carrot, 4.6, spread(30, 158, 'oil')) +
        each(
          [
            [-96, 40, 0],
            [84, 78, 60],
            [20, -106, 140],
            [-20, 110, 220],
          ],
          cabbage,
        ) +
        each(spread(12, 126, 'beans'), bean) +
        each(
          [
            [-58, -78, 0],
            [96, -20, 0],
            [-40, 64, 0],
          ],
          cob,
        ) +
        each(
          [
            [48, -70, 0],
            [30, 98, 0],
            [-112, -18, 0],
          ],
          aubergineSlice(37),
        ) +
        each(
          [
            [10, -10, 0],
            [-60, 4, 80],
            [76, 36, 200],
          ],
          tempe,
        ) +
        each(
          [
            [-10, -58, 0],
            [46, 28, 0],
            [-84, 92, 0],
            [112, 30, 0],
          ],
          chilliRing(14),
        ) +
        line(INKS.leafD, 4, 'M-24,40L4,48M60,-30L84,-44'),
    ),
};
