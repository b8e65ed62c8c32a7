import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { greenery } from './kit/garden.ts';
import { curls, dashes, hoops, specks, swirl } from './kit/marks.ts';
import { eggHalf } from './kit/pieces.ts';
import { spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** Soft white porridge, with raw and fried threads of ginger. */
export const ricePorridgeGinger: Dish = {
  shows:
    'A blue bowl of soft white rice porridge with threads of ginger, a halved soft egg, rings of spring onion and black pepper',
  cutlery: 'spoon',
  draw: () =>
    bowl(
      INKS.skyD,
      INKS.dough,
      swirl(INKS.pith, 22, 150, 2.6) +
        dashes(INKS.white, 9, 11, spread(110, 160, 'rice')) +
        dashes(INKS.crumb, 5, 10, spread(90, 156, 'rice2')) +
        at(-56, 30, -30, 1.2, eggHalf(42)) +
        at(8, 66, 40, 1.2, eggHalf(42)) +
        dashes(INKS.semolina, 7, 44, spread(20, 52, 'ginger', { x: 44, y: -46 })) +
        dashes(INKS.butter, 5, 44, spread(20, 52, 'ginger', { x: 42, y: -48 })) +
        curls(INKS.crust, 6, 30, spread(15, 46, 'fried', { x: 46, y: -44 })) +
        hoops(INKS.leaf, 8, 5.5, spread(26, 136, 'onion')) +
        greenery(8, 120, 'coriander', 13) +
        specks(INKS.ink, 2.6, spread(60, 140, 'pepper')),
    ),
};
