import { INKS } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dice, herbs, specks, swirl } from './kit/marks.ts';
import { bean } from './kit/pieces.ts';
import { each, loosely, row, spread } from './kit/places.ts';
import { ovenDish } from './kit/vessels.ts';

const ROWS = [-104, -62, -20, 22, 64, 106].flatMap((y, i) =>
  row(5, [-122 + (i % 2) * 22, y], [104 + (i % 2) * 22, y]),
);
const both = (count: number, seed: string) => [
  ...spread(count, 112, `${seed}left`, { x: -48 }),
  ...spread(count, 112, `${seed}right`, { x: 48 }),
];

/** Very large beans, half covered by the sauce, which is darker along the dish's wall. */
export const gigantesHoneyTomato: Dish = {
  shows:
    'An oven dish of giant white beans baked in thick red tomato sauce, browned at the edge, with dill and crumbled cheese',
  cutlery: 'spoon',
  draw: () =>
    `<g transform="rotate(5)">${ovenDish(
      INKS.skyD,
      330,
      300,
      shape(INKS.wine, 'M-165,-150H165V150H-165Z') +
        shape(INKS.tomatoDeep, 'M-146,-130Q-156,0 -146,130Q0,140 148,128Q156,0 148,-128Q0,-142 -146,-130Z') +
        swirl(INKS.tomato, 20, 128, 2.4) +
        each(loosely(ROWS, 50, 'beans'), (i) => bean(i % 3 ? INKS.dough : INKS.cream, INKS.white, 29)) +
        line(
          INKS.tomato,
          13,
          'M-120,-84Q-90,-74 -70,-84M-20,-40Q10,-30 40,-42M60,44Q90,56 120,44M-110,40Q-80,52 -60,42',
        ) +
        specks(INKS.carrot, 5, both(18, 'oil')) +
        dice(INKS.white, 13, both(9, 'feta')) +
        herbs(INKS.leaf, 12, both(13, 'dill')),
    )}</g>`,
};
