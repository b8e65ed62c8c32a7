import { INKS } from '../../inks.ts';
import { at, line } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, greenery } from './kit/garden.ts';
import { curls, leaves, specks, swirl } from './kit/marks.ts';
import { friedEgg } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

export const redStewTwoEggs: Dish = {
  shows: 'A small pan of thick red pepper stew with two eggs set in it, rings of chilli and thyme on top',
  cutlery: 'spoon',
  draw: () =>
    fryingPan(
      INKS.tomatoDeep,
      swirl(INKS.tomato, 24, 148, 2.5) +
        specks(INKS.carrot, 7, spread(44, 156, 'oil')) +
        curls(INKS.flesh, 5, 30, spread(20, 148, 'pepper')) +
        specks(INKS.butter, 2.6, spread(40, 150, 'seeds')) +
        at(-58, -34, 0, 1, friedEgg(82, INKS.flesh, 'stew1')) +
        at(64, 46, 0, 1, friedEgg(80, INKS.flesh, 'stew2')) +
        each(
          [
            [52, -78, 0],
            [-44, 92, 0],
            [100, -36, 0],
            [-112, 40, 0],
            [0, 128, 0],
          ],
          chilliRing(16),
        ) +
        leaves(INKS.leaf, 13, spread(30, 146, 'thyme')) +
        greenery(9, 140, 'parsley', 14) +
        line(INKS.brick, 5, 'M20,-134Q40,-140 60,-130'),
      40,
    ),
};
