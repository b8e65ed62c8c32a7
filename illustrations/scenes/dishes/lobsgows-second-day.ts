import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { carrotCoin } from './kit/garden.ts';
import { hoops, specks } from './kit/marks.ts';
import { chunk, cube } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

export const lobsgowsSecondDay: Dish = {
  shows:
    'A bowl of brown stew with pieces of lamb, rounds of carrot, cubes of swede and potato, and rings of leek',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.crust,
      specks(INKS.butter, 6, spread(44, 156, 'broth')) +
        each(spread(9, 138, 'lamb'), (i) => chunk(78, INKS.crustD, INKS.cocoaDeep, `lamb${i}`)) +
        each(spread(8, 132, 'potato', { inner: 50 }), (i) =>
          chunk(68, INKS.dough, INKS.semolina, `pot${i}`),
        ) +
        each(spread(8, 138, 'swede', { inner: 30 }), cube(46, INKS.apricot, INKS.carrotDeep)) +
        each(spread(12, 132, 'carrot'), carrotCoin(27)) +
        hoops(INKS.leaf, 17, 8, spread(11, 128, 'leek')) +
        hoops(INKS.sprout, 9, 6, spread(11, 128, 'leek')) +
        placed({ name: 'parsley', x: 10, y: -10, size: 84, rotation: 12 }) +
        at(0, 0, 0, 1, specks(INKS.ink, 2.2, spread(40, 140, 'pepper'))),
    ),
};
