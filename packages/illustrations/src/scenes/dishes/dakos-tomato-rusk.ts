import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import { holes } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { blackOlive } from './kit/garden.ts';
import { dice, leaves, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A round rusk with grated tomato and crumbled cheese; its edge is visible all around. */
const dakos = (seed: string) =>
  slab(INKS.caramel, INKS.cocoa, blob(92, 18, 0.07, seed), 16) +
  shape(INKS.crust, blob(86, 18, 0.05, `${seed}b`)) +
  holes(INKS.crustD, 40, 84, `${seed}holes`) +
  shape(INKS.tomatoDeep, blob(73, 14, 0.22, `${seed}juice`)) +
  shape(INKS.tomato, blob(67, 14, 0.24, `${seed}tomato`)) +
  specks(INKS.flesh, 4, spread(26, 60, `${seed}pulp`)) +
  specks(INKS.butter, 2.4, spread(22, 60, `${seed}seeds`)) +
  dice(
    INKS.cream,
    20,
    spread(15, 44, `${seed}c1`).map(([x, y, t, s]) => [x + 2, y + 4, t, s]),
  ) +
  dice(INKS.white, 20, spread(15, 44, `${seed}c1`)) +
  leaves(INKS.leaf, 12, spread(18, 62, `${seed}oregano`));

export const dakosTomatoRusk: Dish = {
  shows:
    'Two round brown barley rusks on a plate, piled with red grated tomato and crumbled white cheese, black olives and oregano on top',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      at(
        -58,
        -52,
        0,
        1.12,
        dakos('one') +
          each(
            [
              [-16, -20],
              [20, 12],
              [-24, 30],
            ],
            blackOlive(16),
          ),
      ) +
        at(
          64,
          62,
          0,
          1.12,
          dakos('two') +
            each(
              [
                [12, -24],
                [-22, 8],
                [26, 22],
              ],
              blackOlive(16),
            ),
        ) +
        each(
          [
            [82, -72],
            [108, -44],
            [-92, 92],
          ],
          blackOlive(20),
        ) +
        line(INKS.lemonDeep, 6, 'M-128,60Q-110,84 -96,60M40,-122Q66,-116 70,-128'),
    ),
};
