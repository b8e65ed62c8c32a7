import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import { flatQuarter } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { blackOlive, greenery } from './kit/garden.ts';
import { belly, specks, swirl } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** Mashed smooth and spread with the back of a spoon; the oil stands in the groove. */
export const zaalouk: Dish = {
  shows:
    'A plate of smooth red-brown aubergine and tomato spread, a spiral groove in it full of golden oil, with herbs, black olives and bread',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      shape(INKS.cocoa, blob(146, 15, 0.06, 'zaalouk')) +
        shape(INKS.brick, blob(139, 15, 0.06, 'zaalouk')) +
        specks(INKS.carrotDeep, 7, spread(60, 130, 'tomato')) +
        specks(INKS.cocoa, 4, spread(60, 130, 'smoke')) +
        swirl(INKS.cocoa, 20, 118, 2.5) +
        swirl(INKS.lemonDeep, 10, 116, 2.5) +
        line(INKS.lemonFlesh, 4, 'M-60,-70Q-30,-96 10,-92M50,62Q20,84 -14,80') +
        belly(138, 'dk', 0.35) +
        greenery(17, 122, 'coriander', 13) +
        each(
          [
            [-4, 4, 0],
            [24, -14, 0],
            [-24, -18, 0],
          ],
          blackOlive(18),
        ) +
        specks(INKS.tomato, 3, spread(40, 120, 'paprika')) +
        at(92, 74, 14, 1, flatQuarter(104)) +
        at(-176, -60, -30, 1, flatQuarter(104)),
    ),
};
