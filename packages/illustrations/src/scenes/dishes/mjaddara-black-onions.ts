import { INKS } from '../../inks.ts';
import { at, line } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge } from './kit/garden.ts';
import { curls, dashes, grains, seedsOf } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

export const mjaddaraBlackOnions: Dish = {
  shows:
    'A plate of brown lentils and rice under a heap of onions fried nearly black, shredded cabbage and a lemon wedge beside',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      each(
        [[-88, 96, 0]],
        curls(INKS.sage, 8, 50, spread(26, 50, 'cab')) + curls(INKS.sprout, 6, 48, spread(26, 48, 'cab2')),
      ) +
        at(
          10,
          -10,
          0,
          1,
          grains(INKS.crumb, INKS.caramel, 132, 'mjaddara', 150, 14) +
            seedsOf(
              INKS.oliveD,
              19,
              spread(90, 124, 'lentils').map(([x, y, t]) => [x + 1, y + 2, t]),
            ) +
            seedsOf(INKS.crustD, 17, spread(90, 124, 'lentils')) +
            dashes(INKS.dough, 6, 10, spread(54, 122, 'rice')) +
            curls(INKS.cocoaDeep, 12, 58, spread(34, 76, 'o1')) +
            curls(INKS.cocoa, 8, 56, spread(34, 74, 'o2')) +
            curls(INKS.caramel, 3.6, 46, spread(30, 70, 'o3')),
        ) +
        at(116, 82, -30, 1, citrusWedge()) +
        line(INKS.leaf, 4, 'M-110,80L-96,90M-70,116L-60,104'),
    ),
};
