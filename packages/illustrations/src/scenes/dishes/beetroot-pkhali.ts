import { INKS } from '../../inks.ts';
import { at, beads, blob, line } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { belly, leaves, slab, specks } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A hand-shaped ball with visible walnut and three pomegranate seeds in a hollow. */
const pkhali = (seed: string) =>
  slab(INKS.raspberry, INKS.plum, blob(50, 11, 0.08, seed), 9) +
  belly(49) +
  specks(INKS.crumb, 3.6, spread(12, 42, seed)) +
  line(INKS.mauve, 5, 'M-34,-12Q-24,-32 -4,-36') +
  beads(INKS.tomatoDeep, [
    [-9, 4, 10],
    [10, 4, 10],
    [0, -11, 10],
  ]) +
  beads(INKS.rose, [
    [-12, 1, 3],
    [7, 1, 3],
    [-3, -14, 3],
  ]);

export const beetrootPkhali: Dish = {
  shows:
    'Seven dark red patties of beetroot and walnut on a plate, each topped with pomegranate seeds, walnuts between them',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      leaves(
        INKS.leaf,
        84,
        ring(8, 118, 22).map(([x, y, t = 0]) => [x, y, t + 40]),
      ) +
        each(
          ring(6, 102, 0).map(([x, y]) => [x, y, 0]),
          (i) => pkhali(`p${i}`),
        ) +
        at(0, 0, 0, 1.05, pkhali('middle')) +
        [
          [-52, 138, 12],
          [58, 136, -20],
          [128, -70, 30],
        ]
          .map(([x = 0, y = 0, rotation = 0]) => placed({ name: 'walnut', x, y, size: 56, rotation }))
          .join('') +
        leaves(INKS.leafD, 15, spread(10, 120, 'coriander')),
    ),
};
