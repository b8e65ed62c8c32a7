import { INKS } from '../../inks.ts';
import { at, line, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { chunk } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

const WILTED = 'M-62,4C-50,-22 -20,-10 0,-20C24,-30 48,-18 66,-2C46,4 40,20 16,14C-8,8 -36,26 -62,4Z';

/** Leaves gone soft and dark, folded over each other, pale stalks among them, a pool of oil. */
export const boiledGreensOilLemon: Dish = {
  shows:
    'A white bowl of dark boiled greens with pale stalks and chunks of potato, olive oil pooled on it and half a lemon on top',
  cutlery: 'fork',
  draw: () =>
    bowl(
      INKS.skyD,
      INKS.leafD,
      shape(INKS.leafD, stamp(WILTED, spread(20, 130, 'dark'))) +
        shape(INKS.leaf, stamp(WILTED, spread(17, 122, 'mid'))) +
        line(INKS.sprout, 7, stamp('M-50,6C-20,-12 20,14 54,-4', spread(11, 112, 'stalk'))) +
        shape(
          INKS.olive,
          stamp(
            WILTED,
            spread(9, 104, 'light').map(([x, y, t, s = 1]) => [x, y, t, s * 0.8]),
          ),
        ) +
        line(INKS.leafD, 3, stamp('M-40,2C-14,-12 14,6 42,-2', spread(17, 122, 'mid'))) +
        each(
          [
            [-76, 40, 0],
            [-34, 88, 60],
            [84, -54, 30],
            [-84, -52, 80],
          ],
          (i) => chunk(62, INKS.butter, INKS.semolina, `potato${i}`),
        ) +
        specks(INKS.lemonDeep, 9, [
          [30, 98],
          [54, 112],
          [104, 40],
          [-16, -112],
          [-126, -6],
        ]) +
        specks(INKS.lemon, 5.5, [
          [30, 97],
          [54, 111],
          [104, 39],
          [-16, -113],
          [-126, -7],
        ]) +
        at(0, 0, 0, 1, placed({ name: 'lemon-half', x: 26, y: -2, size: 108, rotation: 14 })),
    ),
};
