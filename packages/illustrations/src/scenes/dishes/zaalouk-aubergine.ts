import { INKS } from '../../inks.ts';
import { at, line } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import { flatbread } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { aubergineHalf, greenery } from './kit/garden.ts';
import { specks } from './kit/marks.ts';
import { mash } from './kit/mash.ts';
import { spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A thread of oil, poured from side to side. */
const OIL = 'M-108,-52C-70,-86 -32,-60 -52,-26C-72,8 -20,22 6,-10C28,-38 64,-30 52,6C40,42 4,56 -8,84';

export const zaaloukAubergine: Dish = {
  shows:
    'A bowl of thick soft mash of aubergine and tomato, dark red and coarse, a thread of olive oil and coriander on it, half a charred aubergine on the rim, a lemon half, flatbread dipped in',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.pith,
      mash(150, 'zaalouk bowl') +
        line(INKS.lemonDeep, 10, OIL) +
        line(INKS.lemonFlesh, 4, OIL) +
        specks(INKS.lemonDeep, 6, spread(9, 130, 'oil', { inner: 90 })) +
        greenery(9, 84, 'coriander', 16) +
        at(112, 96, -38, 1, flatbread(104)) +
        at(78, -128, 24, 1.1, aubergineHalf) +
        placed({ name: 'lemon-half', x: -116, y: 106, size: 84, rotation: 10 }),
    ),
};
