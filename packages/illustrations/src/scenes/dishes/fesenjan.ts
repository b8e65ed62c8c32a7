import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { greenery } from './kit/garden.ts';
import { dashes, pool, specks, swirl } from './kit/marks.ts';
import { chunk, riceMound } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** Dark sauce of walnut and pomegranate with oil on top; rice with saffron on one side. */
export const fesenjan: Dish = {
  shows:
    'A plate of chicken in a dark brown walnut and pomegranate sauce, walnuts and red pomegranate seeds on top, white rice with saffron beside',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(
        -62,
        -62,
        0,
        1,
        riceMound(92) + dashes(INKS.yolk, 6.4, 8, spread(46, 52, 'saffron', { x: 6, y: -14 })),
      ) +
        at(
          30,
          30,
          0,
          1,
          pool(INKS.cocoa, INKS.cocoaDeep, 112, 'fesenjan') +
            swirl(INKS.brick, 6, 96, 2.2) +
            specks(INKS.caramel, 4, spread(40, 98, 'walnut oil')) +
            each(
              [
                [-44, -18, 0],
                [40, -34, 60],
                [-10, 46, 120],
                [58, 36, 30],
              ],
              (i) => chunk(84, INKS.brick, INKS.cocoaDeep, `fes${i}`),
            ) +
            line(INKS.flesh, 4, 'M-62,-34Q-50,-48 -34,-44M24,-52Q38,-64 52,-56M-30,32Q-18,20 -2,24'),
        ) +
        [
          [4, 14, 10],
          [88, 14, -30],
          [34, 98, 60],
        ]
          .map(([x = 0, y = 0, rotation = 0]) => placed({ name: 'walnut', x, y, size: 58, rotation }))
          .join('') +
        each(
          spread(24, 84, 'pom', { x: 32, y: 32 }),
          shape(INKS.tomatoDeep, 'M-8,2Q-5,-9 3,-8Q10,-4 7,5Q0,11 -8,2Z') +
            shape(INKS.flesh, 'M-4,-2Q-2,-6 2,-5Q0,-2 -4,-2Z'),
        ) +
        greenery(5, 60, 'leaf', 11),
    ),
};
