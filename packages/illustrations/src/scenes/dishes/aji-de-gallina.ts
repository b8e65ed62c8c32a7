import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { blackOlive, potatoSlice } from './kit/garden.ts';
import { curls, pool, shine } from './kit/marks.ts';
import { chunk, eggQuarter, riceMound } from './kit/pieces.ts';
import { each, fan, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** The sauce covers the potatoes except for the ends of the slices. The chicken is visible as shreds. */
export const ajiDeGallina: Dish = {
  shows:
    'A plate of shredded chicken in thick yellow sauce over sliced potatoes, with quartered egg, black olives and rice',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      at(-84, -74, 0, 1, riceMound(74)) +
        each(fan(6, 112, -20, 140), potatoSlice(38)) +
        at(
          22,
          14,
          0,
          1,
          pool(INKS.yolk, INKS.lemonDeep, 106, 'aji') +
            each(spread(13, 80, 'chicken'), (i) => chunk(50, INKS.butter, INKS.lemonDeep, `aji${i}`)) +
            curls(INKS.buttercream, 4, 26, spread(16, 76, 'shreds')) +
            shine(INKS.pith, 88, 6),
        ) +
        each(
          [
            [48, -62, -20],
            [92, -4, 50],
            [-44, 76, -150],
          ],
          eggQuarter(40),
        ) +
        each(
          [
            [6, 22],
            [54, 62],
            [-34, -10],
          ],
          blackOlive(20),
        ),
    ),
};
