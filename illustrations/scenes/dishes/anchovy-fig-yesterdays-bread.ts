import { INKS } from '../../inks.ts';
import { at, disc, line, shape, wedges } from '../../shapes.ts';
import { slice } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { leaves } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const fig =
  disc(INKS.plum, 34) +
  disc(INKS.pith, 30) +
  disc(INKS.raspberry, 24) +
  wedges(9, 3, 21, 0.16, INKS.rose) +
  disc(INKS.wine, 4);

/** A fillet from the tin: brown, silver at the edge, narrow at the tail. */
const anchovy =
  shape(INKS.steel, 'M-84,6C-40,-18 40,-16 88,-2C40,18 -40,22 -84,6Z') +
  shape(INKS.crustD, 'M-78,4C-38,-12 36,-12 78,-2C36,8 -38,10 -78,4Z') +
  line(INKS.silver, 6, 'M-70,9Q0,20 74,1') +
  line(INKS.toast, 2.6, 'M-62,0Q0,-6 60,-3');

export const anchovyFigYesterdaysBread: Dish = {
  shows:
    'Two slices of toasted bread on a plate, rounds of fig pressed on them and anchovy fillets laid across',
  cutlery: 'knife',
  draw: (input) =>
    plate(
      input,
      at(-22, -76, -8, 1.2, slice(INKS.toast, INKS.crustD, 'one')) +
        at(20, 82, 8, 1.2, slice(INKS.toast, INKS.crustD, 'two')) +
        each(
          [
            [-92, -66, 0],
            [-22, -84, 20],
            [50, -88, 40],
            [-46, 80, 0],
            [24, 88, 20],
            [92, 92, 40],
          ],
          fig,
        ) +
        each(
          [
            [-16, -48, -14],
            [-24, -110, 6],
            [30, 62, 14],
            [14, 116, 0],
          ],
          anchovy,
        ) +
        leaves(INKS.leaf, 13, spread(18, 110, 'thyme')),
    ),
};
