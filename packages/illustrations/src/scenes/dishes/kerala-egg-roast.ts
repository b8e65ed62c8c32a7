import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curryLeaf } from './kit/garden.ts';
import { curls, specks, swirl } from './kit/marks.ts';
import { eggHalf } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

/** Onions cooked to a brown paste, with halved eggs pressed into it. */
export const keralaEggRoast: Dish = {
  shows:
    'A pan of dark red-brown onion masala with eight halves of hard-boiled egg in it, curry leaves on top',
  cutlery: 'spoon',
  draw: () =>
    fryingPan(
      INKS.brick,
      swirl(INKS.cocoa, 14, 146, 3) +
        curls(INKS.cocoa, 9, 46, spread(50, 150, 'dark')) +
        curls(INKS.caramel, 7, 44, spread(50, 146, 'onion')) +
        curls(INKS.carrotDeep, 5, 38, spread(34, 146, 'light')) +
        specks(INKS.tomato, 5, spread(30, 148, 'chilli')) +
        each(
          [
            [-78, -76, -30],
            [30, -100, 20],
            [104, -26, 70],
            [84, 78, 130],
            [-14, 106, 170],
            [-104, 34, 250],
            [-24, -14, 20],
            [44, 20, 200],
          ],
          eggHalf(38),
        ) +
        at(-58, 30, -14, 1, curryLeaf(94)) +
        at(16, -54, 18, 0.9, curryLeaf(88)) +
        at(50, 112, -60, 0.8, curryLeaf(80)) +
        specks(INKS.ink, 2.6, spread(50, 140, 'pepper')),
      30,
    ),
};
