import { INKS } from '../../inks.ts';
import { line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, greenery } from './kit/garden.ts';
import { hoops, slab, specks } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const COS = 'M-76,0C-62,-38 -10,-50 36,-42C62,-36 82,-16 82,0C82,16 62,36 36,42C-10,50 -62,38 -76,0Z';
const BODY =
  'M-58,4C-60,-20 -44,-28 -30,-24C-20,-32 -8,-26 0,-26C10,-32 22,-28 30,-24C46,-28 60,-18 58,4C58,24 44,30 30,26C20,32 8,28 0,28C-10,32 -22,30 -30,26C-46,30 -58,24 -58,4Z';

/** A kofte shaped in the fist, with hollows from the fingers. */
const kofte =
  slab(INKS.carrot, INKS.brick, BODY, 8) +
  line(INKS.carrotDeep, 4.6, 'M-30,-18Q-34,2 -30,20M0,-20Q-4,2 0,22M30,-18Q26,2 30,20') +
  line(INKS.apricot, 6, 'M-48,-8Q-44,-16 -38,-16M-18,-16H-10M12,-16H20M42,-14H46') +
  specks(INKS.tomatoDeep, 2.6, [
    [-42, 8],
    [-16, 6],
    [10, 10],
    [40, 6],
    [20, -4],
    [-20, -6],
  ]) +
  specks(INKS.leaf, 3.4, [
    [-44, 0],
    [-12, 14],
    [14, -2],
    [46, 12],
    [-30, 12],
  ]);

export const redLentilKofte: Dish = {
  shows:
    'Orange-red lentil fingers with the marks of the hand on green lettuce leaves on a plate, lemon wedges and spring onion between',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      shape(
        INKS.leaf,
        stamp(
          COS,
          ring(8, 96, 0).map(([x, y, t = 0]) => [x, y, t - 90, 1.04]),
        ),
      ) +
        shape(
          INKS.lime,
          stamp(
            COS,
            ring(8, 96, 0).map(([x, y, t = 0]) => [x, y, t - 90, 0.88]),
          ),
        ) +
        line(
          INKS.sprout,
          6,
          stamp(
            'M-64,0H60',
            ring(8, 96, 0).map(([x, y, t = 0]) => [x, y, t - 90]),
          ),
        ) +
        each(
          ring(8, 92, 0).map(([x, y, t = 0]) => [x, y, t - 90, 1]),
          kofte,
        ) +
        each(
          [
            [0, -18, 0],
            [4, 24, 0],
          ],
          kofte,
        ) +
        each(
          [
            [130, 62, -60],
            [-130, -58, 120],
          ],
          citrusWedge(),
        ) +
        hoops(INKS.leaf, 7, 5, spread(20, 124, 'onion')) +
        greenery(8, 60, 'parsley', 13),
    ),
};
