import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { belly, slab, specks } from './kit/marks.ts';
import { each, loosely, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A wooden spoon that stands upright in the mash. */
const spoon =
  line(INKS.cocoa, 26, 'M0,0L150,-150') +
  line(INKS.crust, 19, 'M0,-2L150,-152') +
  line(INKS.toast, 5, 'M14,-22L142,-150');

/** A soft, heavy spoonful with a highlight on top. */
const spoonful = (i: number) =>
  slab(INKS.carrot, INKS.carrotDeep, blob(50, 9, 0.22, `nhopi${i}`), 11) +
  line(INKS.apricot, 9, 'M-30,-10C-26,-34 6,-42 26,-26');

export const nhopi: Dish = {
  shows:
    'A plate with a high mound of thick orange pumpkin mash in spoonfuls, a little cinnamon on top, a wooden spoon standing in it',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(8, 16, 0, 1, shape(INKS.carrotDeep, blob(140, 14, 0.1, 'nhopi'))) +
        shape(INKS.carrot, blob(138, 14, 0.1, 'nhopi')) +
        each(loosely(ring(9, 98), 30, 'outer'), (i) => at(0, 0, -i * 40 - 90, 1, spoonful(i))) +
        each(loosely(ring(5, 44, 20), 30, 'inner'), (i) => at(0, 0, -i * 72 - 110, 1, spoonful(i + 9))) +
        belly(142, 'dk', 0.3) +
        specks(INKS.cocoa, 3, spread(40, 120, 'cinnamon')) +
        shape(INKS.carrotDeep, 'M28,-62C34,-86 80,-84 82,-56C80,-38 34,-40 28,-62Z') +
        at(54, -56, 0, 1, spoon) +
        shape(INKS.carrot, 'M22,-50C36,-58 68,-56 86,-44C80,-26 32,-26 22,-50Z'),
    ),
};
