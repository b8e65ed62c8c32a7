import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { belly, slab, specks, swirl } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A wooden spoon held upright by the mash. */
const spoon =
  line(INKS.cocoa, 26, 'M0,0L150,-150') +
  line(INKS.crust, 19, 'M0,-2L150,-152') +
  line(INKS.toast, 5, 'M14,-22L142,-150');

/** Peanut butter in a pool on top, drawn out by the spoon. */
const butter =
  slab(INKS.crust, INKS.crustD, blob(58, 9, 0.3, 'butter'), 7) +
  line(INKS.toast, 7, 'M-36,-6C-28,-36 24,-38 32,-8C36,14 -8,22 -14,2C-16,-10 2,-14 8,-6');

export const nhopi: Dish = {
  shows:
    'A plate with a high mound of thick orange pumpkin mash, furrowed by the spoon, peanut butter and whole peanuts on top, a wooden spoon standing in it',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(13, 22, 0, 1, shape(INKS.carrotDeep, blob(140, 19, 0.3, 'nhopi'))) +
        shape(INKS.carrot, blob(142, 19, 0.3, 'nhopi')) +
        // The furrow that the spoon leaves, and the light on its crest.
        at(5, 7, 0, 1, swirl(INKS.carrotDeep, 30, 116, 2.2, 0.6)) +
        swirl(INKS.apricot, 19, 112, 2.2, 0.6) +
        swirl(INKS.carrot, 9, 114, 2.2, 0.6) +
        belly(134, 'dk', 0.35) +
        at(-6, 8, 0, 1, butter) +
        each(spread(12, 84, 'nuts', { x: -8, y: 10 }), peanut(32)) +
        specks(INKS.cocoa, 3, spread(40, 120, 'cinnamon')) +
        shape(INKS.carrotDeep, 'M28,-62C34,-86 80,-84 82,-56C80,-38 34,-40 28,-62Z') +
        at(54, -56, 0, 1, spoon) +
        shape(INKS.carrot, 'M22,-50C36,-58 68,-56 86,-44C80,-26 32,-26 22,-50Z'),
    ),
};
