import { INKS } from '../../inks.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { onionRing, tomatoDisc } from './kit/garden.ts';
import { dashes, grains, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { pot } from './kit/vessels.ts';

/** A full pot of red rice, with the dark bottom layer scraped up along one side. */
export const partyJollofSmallPot: Dish = {
  shows:
    'A pot of bright orange-red rice with slices of tomato, rings of onion and a bay leaf on top, dark crust at the edge',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    pot(
      ink,
      INKS.brick,
      grains(INKS.carrot, INKS.tomatoDeep, 164, 'jollof', 330, 15) +
        dashes(INKS.tomato, 7, 9, spread(90, 156, 'red')) +
        dashes(INKS.apricot, 6, 8, spread(80, 152, 'light')) +
        dashes(INKS.brick, 8, 11, spread(46, 160, 'smoky', { inner: 126 })) +
        each(
          [
            [-46, -54, 10],
            [48, -42, 60],
            [4, 50, 0],
          ],
          tomatoDisc(42),
        ) +
        each(
          [
            [-84, 24, 0],
            [76, 42, 0],
            [2, -104, 0],
          ],
          onionRing(31),
        ) +
        each([[-2, -2, 0]], onionRing(22)) +
        placed({ name: 'bay', x: -66, y: 96, size: 110, rotation: 14 }) +
        placed({ name: 'chilli', x: 84, y: -96, size: 96, rotation: 30 }) +
        specks(INKS.leaf, 3.4, spread(34, 140, 'thyme')),
    ),
};
