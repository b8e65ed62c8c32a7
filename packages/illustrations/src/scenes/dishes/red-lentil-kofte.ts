import { INKS } from '../../inks.ts';
import { line, type Place, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, greenery } from './kit/garden.ts';
import { hoops, slab, specks } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A loose lettuce leaf with a frilled edge. */
const FRILL =
  'M-80,0C-84,-18 -62,-22 -58,-34C-48,-54 -34,-40 -24,-52C-8,-66 4,-48 18,-58C34,-68 44,-48 58,-46C78,-44 72,-24 86,-16C98,-4 84,8 88,18C84,36 66,30 58,44C44,60 32,46 18,56C4,66 -8,48 -24,52C-38,56 -44,42 -58,34C-70,28 -84,16 -80,0Z';
const BODY =
  'M-58,4C-60,-20 -44,-28 -30,-24C-20,-32 -8,-26 0,-26C10,-32 22,-28 30,-24C46,-28 60,-18 58,4C58,24 44,30 30,26C20,32 8,28 0,28C-10,32 -22,30 -30,26C-46,30 -58,24 -58,4Z';

/** A kofte shaped in the fist, with hollows from the fingers. */
const kofte =
  slab(INKS.carrotDeep, INKS.crustD, BODY, 8) +
  line(INKS.brick, 5, 'M-30,-18Q-34,2 -30,20M0,-20Q-4,2 0,22M30,-18Q26,2 30,20') +
  line(INKS.carrot, 6, 'M-48,-8Q-44,-16 -38,-16M-18,-16H-10M12,-16H20M42,-14H46') +
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

const leavesAt = (scale: number) => ring(7, 104, 0).map(([x, y, t = 0]): Place => [x, y, t - 90, scale]);

export const redLentilKofte: Dish = {
  shows:
    'Orange-red lentil fingers with the marks of the hand on green lettuce leaves on a plate, lemon wedges and spring onion between',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      shape(INKS.leaf, stamp(FRILL, leavesAt(1.08))) +
        shape(INKS.lime, stamp(FRILL, leavesAt(1.03))) +
        shape(INKS.sprout, stamp(FRILL, leavesAt(0.82))) +
        line(
          INKS.white,
          6,
          stamp('M-70,0H50M-40,0L-14,-26M-40,0L-14,26M-4,0L22,-26M-4,0L22,26', leavesAt(1)),
        ) +
        each(
          ring(7, 88, 0).map(([x, y, t = 0]) => [x, y, t - 90, 0.9]),
          kofte,
        ) +
        each(
          [
            [0, -16, 0, 0.9],
            [4, 22, 0, 0.9],
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
