import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curryLeaf, driedChilli } from './kit/garden.ts';
import { dashes, specks, swirl } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** Yoghurt dyed by beetroot, with fried spices in the middle. */
export const beetrootPachadi: Dish = {
  shows:
    'A bowl of bright pink beetroot yoghurt with shreds of beetroot and coconut, mustard seeds, curry leaves and dried red chillies on top',
  cutlery: 'spoon',
  draw: () =>
    bowl(
      INKS.steel,
      '#d6557c',
      swirl(INKS.rose, 13, 146, 3) +
        dashes(INKS.raspberry, 5, 17, spread(90, 150, 'beet')) +
        dashes(INKS.wine, 4.4, 15, spread(52, 92, 'dark')) +
        dashes(INKS.white, 4.6, 17, spread(40, 138, 'coconut')) +
        at(-86, 4, -26, 1.2, curryLeaf(110)) +
        at(14, 62, -160, 0.9, curryLeaf(90)) +
        each(
          [
            [44, -30, -24],
            [20, 34, 32],
          ],
          driedChilli(62),
        ) +
        specks(INKS.cocoaDeep, 4.4, spread(40, 108, 'mustard')),
    ),
};
