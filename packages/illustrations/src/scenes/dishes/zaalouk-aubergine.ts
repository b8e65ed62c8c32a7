import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import { flatbread } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { greenery } from './kit/garden.ts';
import { belly, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A soft piece of aubergine; every second one has a strip of purple skin. */
const lump = (i: number) =>
  shape(i % 3 ? INKS.caramel : INKS.brick, blob(29, 8, 0.36, `lump${i}`)) +
  line(INKS.apricot, 4, 'M-12,-9Q0,-17 12,-9') +
  (i % 2
    ? ''
    : shape(INKS.aubergine, 'M-28,8Q0,34 28,8Q16,42 -4,38Q-24,32 -28,8Z') +
      line(INKS.mauve, 3, 'M-14,26Q0,33 14,25'));

export const zaaloukAubergine: Dish = {
  shows:
    'A bowl of thick dark red mash of aubergine and tomato with bits of purple skin, olive oil and coriander, a lemon half, flatbread dipped in it',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      '#7d2f1d',
      shape(INKS.brick, blob(160, 15, 0.06, 'mash')) +
        belly(156) +
        each(spread(30, 138, 'lumps'), lump) +
        specks(INKS.tomato, 7, spread(36, 142, 'tomato')) +
        specks(INKS.butter, 2.4, spread(44, 140, 'seeds')) +
        specks(INKS.lemonDeep, 8, spread(14, 138, 'oil')) +
        greenery(24, 132, 'coriander', 14) +
        at(104, 100, -38, 1, flatbread(112)) +
        placed({ name: 'lemon-half', x: -112, y: 104, size: 84, rotation: 10 }),
    ),
};
