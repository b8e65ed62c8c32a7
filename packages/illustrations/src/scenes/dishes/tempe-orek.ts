import { INKS } from '../../inks.ts';
import { at, line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing } from './kit/garden.ts';
import { pool, slab } from './kit/marks.ts';
import { riceMound } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A stick of glazed tempe with visible beans in its side. */
const stick = (i: number) =>
  slab(i % 3 ? INKS.caramel : INKS.crust, INKS.cocoaDeep, 'M-46,-11L45,-13L47,11L-44,13Z', 7) +
  shape(
    INKS.crumb,
    stamp('M-9,0C-9,-7 9,-7 9,0C9,7 -9,7 -9,0Z', [
      [-34, -3, 20],
      [-16, 4, -30],
      [0, -5, 10],
      [16, 4, 40],
      [34, -3, -20],
      [-30, 9, 0, 0.6],
      [26, 9, 0, 0.6],
    ]),
  ) +
  line(INKS.toast, 2, 'M-40,-2L-29,-4M-21,6L-11,2M-5,-6H5M12,1L20,7M29,-1L39,-5');
const limeLeaf =
  shape(INKS.leafD, 'M-44,0C-30,-22 -8,-16 0,-4C8,-18 34,-20 46,0C32,20 8,16 0,4C-8,16 -30,20 -44,0Z') +
  line(INKS.lime, 2.4, 'M-40,0H42');

export const tempeOrek: Dish = {
  shows:
    'A heap of dark glazed sticks of tempe with slices of red chilli and lime leaves on a plate, white rice beside',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(-70, -70, 0, 1, riceMound(84)) +
        at(
          22,
          22,
          0,
          1,
          pool(INKS.cocoa, INKS.cocoaDeep, 110, 'kecap') + each(spread(34, 94, 'tempe'), stick),
        ) +
        each(
          [
            [-18, -14, 0],
            [68, -22, 0],
            [10, 54, 0],
            [78, 58, 0],
            [-42, 62, 0],
            [40, 100, 0],
            [30, 10, 0],
          ],
          chilliRing(17),
        ) +
        each(
          [
            [66, 14, -30],
            [-12, 92, 20],
          ],
          limeLeaf,
        ),
    ),
};
