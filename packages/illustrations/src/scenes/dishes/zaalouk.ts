import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import { flatbread } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { aubergineHalf, greenery } from './kit/garden.ts';
import { mash } from './kit/mash.ts';
import { plate } from './kit/vessels.ts';

/** Oil in the groove that the back of a spoon leaves. */
const OIL = 'M-86,30C-112,-30 -58,-94 12,-84C72,-74 86,-6 44,24C14,42 -24,28 -28,0C-30,-20 -10,-32 6,-24';

export const zaalouk: Dish = {
  shows:
    'A plate of soft red-brown mashed aubergine and tomato, heaped and turned with a spoon, golden oil in the turn of the spoon, coriander, half a charred aubergine and torn bread beside it',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(-8, -6, 0, 1, shape(INKS.lemonDeep, blob(140, 12, 0.3, 'oil')) + mash(134, 'zaalouk')) +
        at(-8, -6, 0, 1, line(INKS.lemonDeep, 11, OIL) + line(INKS.lemonFlesh, 4, OIL)) +
        greenery(8, 66, 'coriander', 15) +
        at(96, -112, 34, 1, flatbread(84)) +
        at(74, 112, -20, 1.06, aubergineHalf),
    ),
};
