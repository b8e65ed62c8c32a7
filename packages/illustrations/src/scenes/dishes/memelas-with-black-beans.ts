import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dice, slab, specks } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { clay, sideDish } from './kit/vessels.ts';

const OVAL = 'M-104,0C-104,-54 -50,-66 0,-66C50,-66 104,-54 104,0C104,54 50,66 0,66C-50,66 -104,54 -104,0Z';

/** A thick oval of masa with a pinched rim, and beans in the middle. */
const memela = (seed: string) =>
  slab(INKS.semolina, INKS.crustD, OVAL, 11) +
  each(
    ring(20, 1).map(([x, y]) => [x * 92, y * 54, 0]),
    shape(INKS.butter, blob(15, 8, 0.16, 'pinch')),
  ) +
  at(0, 0, 0, 1, `<g transform="scale(1.68 1)">${shape(INKS.cocoaDeep, blob(45, 13, 0.1, seed))}</g>`) +
  curls(INKS.cocoa, 6, 26, [
    [-46, -10, 10],
    [-8, 18, -10],
    [40, -14, 20],
    [24, 24, 0],
    [-38, 26, 30],
  ]) +
  shape(INKS.tomatoDeep, 'M-60,-8C-40,-28 -10,-6 14,-20S60,-20 66,-4C50,10 26,-2 6,8S-50,14 -60,-8Z') +
  specks(INKS.tomato, 4, [
    [-44, -8],
    [-20, -2],
    [2, -8],
    [26, -10],
    [48, -8],
  ]) +
  dice(
    INKS.white,
    12,
    spread(16, 44, `${seed}queso`).map(([x, y, t]) => [x * 1.6, y, t]),
  ) +
  specks(INKS.caramel, 5, [
    [-90, 30],
    [84, 34],
    [96, -20],
    [-84, -38],
    [10, 60],
  ]);

export const memelasWithBlackBeans: Dish = {
  shows:
    'Three thick oval maize cakes with pinched rims on a clay griddle, spread with black beans, red salsa and crumbled white cheese',
  cutlery: 'knife',
  draw: () =>
    clay(
      '#5b4136',
      each(
        [
          [-36, -92, -12],
          [30, 16, -6],
          [-44, 112, -14],
        ],
        (i) => at(0, 0, 0, 1.06, memela(`memela${i}`)),
      ) +
        sideDish(
          128,
          122,
          58,
          INKS.oliveD,
          INKS.tomatoDeep,
          specks(INKS.tomato, 6, spread(14, 36, 'salsa')) +
            specks(INKS.butter, 2.6, spread(10, 36, 'seed')) +
            line(INKS.crust, 7, 'M10,-10L74,-56'),
        ),
    ),
};
