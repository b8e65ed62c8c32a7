import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { belly, specks, swirl } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A wooden spoon that stands in the mash. */
const spoon =
  line(INKS.cocoa, 24, 'M0,0L130,-130') +
  line(INKS.crustD, 17, 'M0,-2L130,-132') +
  shape(INKS.cocoa, 'M-56,22C-64,-14 -26,-42 6,-34C26,-26 24,8 6,28C-14,50 -50,48 -56,22Z') +
  shape(INKS.crustD, 'M-50,20C-56,-10 -24,-36 4,-29C20,-22 18,6 2,23C-14,42 -46,42 -50,20Z') +
  shape(INKS.carrot, 'M-42,16C-46,-6 -20,-26 -2,-20C10,-16 8,4 -4,17C-16,30 -38,32 -42,16Z');

export const nhopi: Dish = {
  shows:
    'A bowl of thick orange pumpkin mash with a swirl of peanut butter and whole peanuts, a wooden spoon standing in it',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.carrotDeep,
      shape(
        INKS.carrot,
        'M-156,10C-166,-90 -80,-160 20,-150C120,-146 166,-70 154,20C150,110 70,160 -10,154C-100,152 -156,90 -156,10Z',
      ) +
        swirl(INKS.apricot, 12, 138, 2.9) +
        swirl(INKS.carrotDeep, 5, 146, 2.9, 0.3) +
        belly(156) +
        swirl(INKS.caramel, 17, 80, 1.9, 2) +
        swirl(INKS.toast, 6, 78, 1.9, 1.9) +
        each(spread(18, 96, 'nuts'), peanut(24)) +
        specks(INKS.crustD, 3, spread(44, 118, 'cinnamon')) +
        at(54, -26, 0, 1, spoon),
    ),
};
