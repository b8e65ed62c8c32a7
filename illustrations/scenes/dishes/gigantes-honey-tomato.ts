import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dice, herbs, specks, swirl } from './kit/marks.ts';
import { bean } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { ovenDish } from './kit/vessels.ts';

/** Beans as big as a thumb, half under the sauce, which has darkened along the dish's wall. */
export const gigantesHoneyTomato: Dish = {
  shows:
    'An oven dish of giant white beans baked in thick red tomato sauce, browned at the edge, with dill and crumbled cheese',
  cutlery: 'spoon',
  draw: () =>
    `<g transform="rotate(5)">${ovenDish(
      INKS.skyD,
      372,
      300,
      shape(INKS.tomatoDeep, 'M-186,-150H186V150H-186Z') +
        `<path fill-rule="evenodd" fill="${INKS.wine}" opacity=".5" d="M-186,-150H186V150H-186ZM-164,-126Q-176,0 -164,128Q0,138 166,126Q176,0 164,-126Q0,-140 -164,-126Z"/>` +
        each(
          [
            [-92, 0],
            [92, 0],
          ],
          swirl(INKS.tomato, 16, 100, 2),
        ) +
        each([...spread(15, 112, 'left', { x: -82 }), ...spread(15, 112, 'right', { x: 82 })], (i) =>
          at(
            0,
            0,
            0,
            1,
            bean(i % 3 ? INKS.dough : INKS.cream, INKS.white, 37) +
              (i % 4 ? '' : shape(INKS.tomato, blob(12, 8, 0.4, `g${i}`))),
          ),
        ) +
        specks(INKS.carrot, 5, [
          ...spread(16, 120, 'oil', { x: -70 }),
          ...spread(16, 120, 'oil2', { x: 80 }),
        ]) +
        dice(INKS.white, 14, [
          ...spread(9, 80, 'feta', { x: -60, y: -10 }),
          ...spread(7, 80, 'feta2', { x: 70, y: 10 }),
        ]) +
        herbs(INKS.leaf, 12, [
          ...spread(13, 110, 'dill', { x: -76 }),
          ...spread(13, 110, 'dill2', { x: 76 }),
        ]) +
        line(INKS.yolk, 6, 'M-130,-70Q-90,-30 -60,-70T10,-60T80,-74T130,-40'),
    )}</g>`,
};
