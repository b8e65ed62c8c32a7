import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import { flatQuarter } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { belly, specks } from './kit/marks.ts';
import { greenery } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** Cooked down but still in lumps: pieces of soft aubergine with a strip of skin on some. */
const lump = (i: number) =>
  shape(i % 3 ? INKS.brick : INKS.caramel, blob(25, 8, 0.36, `lump${i}`)) +
  line(INKS.carrot, 4, 'M-10,-8Q0,-15 10,-8') +
  (i % 3 === 0 ? line(INKS.aubergine, 7, 'M-16,10Q0,22 16,9') : '');

export const zaaloukAubergine: Dish = {
  shows:
    'A bowl of thick dark red mash of aubergine and tomato with bits of purple skin, olive oil and coriander, flatbread dipped in it',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      '#7d2f1d',
      shape(INKS.brick, blob(160, 15, 0.06, 'mash')) +
        belly(156) +
        each(spread(44, 138, 'lumps'), lump) +
        specks(INKS.tomato, 7, spread(36, 142, 'tomato')) +
        specks(INKS.butter, 2.4, spread(44, 140, 'seeds')) +
        specks(INKS.lemonDeep, 8, spread(14, 138, 'oil')) +
        greenery(24, 132, 'coriander', 14) +
        at(48, 66, 20, 1.25, flatQuarter(128)) +
        placed({ name: 'lemon-half', x: -112, y: 104, size: 84, rotation: 10 }),
    ),
};
