import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { belly, shine, swirl } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A wooden spoon that stands upright in the mash. */
const spoon =
  line(INKS.cocoa, 26, 'M0,0L150,-150') +
  line(INKS.crust, 19, 'M0,-2L150,-152') +
  line(INKS.toast, 5, 'M14,-22L142,-150');

export const nhopi: Dish = {
  shows:
    'A plate of smooth thick orange pumpkin mash with a brown swirl of peanut butter, peanuts on top, a wooden spoon standing in it',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(8, 14, 0, 1, shape(INKS.carrotDeep, blob(140, 14, 0.06, 'nhopi'))) +
        shape(INKS.carrot, blob(140, 14, 0.06, 'nhopi')) +
        belly(138, 'dk', 0.3) +
        shine(INKS.apricot, 134, 9) +
        swirl(INKS.carrotDeep, 26, 106, 2.1, 0.6) +
        swirl(INKS.crustD, 18, 106, 2.1, 0.5) +
        swirl(INKS.crust, 6, 104, 2.1, 0.46) +
        each(spread(13, 104, 'nuts', { x: -6, y: 12 }), peanut(25)) +
        shape(INKS.carrotDeep, 'M28,-62C34,-86 80,-84 82,-56C80,-38 34,-40 28,-62Z') +
        at(54, -56, 0, 1, spoon) +
        shape(INKS.carrot, 'M22,-50C36,-58 68,-56 86,-44C80,-26 32,-26 22,-50Z'),
    ),
};
