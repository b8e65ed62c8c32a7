import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, citrusWedge, curryLeaf, greenery } from './kit/garden.ts';
import { curls, dashes, pool, seedsOf, specks } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** Rice flakes: wider and flatter than grains, all yellow. */
export const kandaPoha: Dish = {
  shows:
    'A steel plate of yellow flattened rice with onion, peanuts, curry leaves, mustard seeds and coconut, a lemon wedge on the side',
  cutlery: 'spoon',
  draw: () =>
    bowl(
      INKS.mist,
      INKS.blade,
      pool(INKS.lemon, INKS.lemonDeep, 168, 'poha') +
        seedsOf(INKS.lemonDeep, 15, spread(150, 158, 'f1')) +
        seedsOf(INKS.lemonFlesh, 15, spread(190, 158, 'f2')) +
        seedsOf(INKS.buttercream, 14, spread(130, 154, 'f3')) +
        curls(INKS.shell, 6, 26, spread(26, 130, 'onion')) +
        curls(INKS.mauve, 2.4, 26, spread(26, 130, 'onion')) +
        specks(INKS.cocoaDeep, 4, spread(46, 134, 'mustard')) +
        each(spread(20, 126, 'nuts'), peanut(22)) +
        each(
          [
            [-60, -40, 0],
            [56, 48, 0],
            [12, -92, 0],
            [-30, 70, 0],
          ],
          chilliRing(13, INKS.leaf),
        ) +
        at(-104, 20, -20, 1, curryLeaf(92)) +
        at(34, -58, 36, 0.9, curryLeaf(84)) +
        greenery(14, 120, 'coriander', 12) +
        dashes(INKS.white, 4.6, 20, spread(34, 74, 'coconut')) +
        at(112, 92, -40, 1.15, citrusWedge(INKS.carrot, INKS.buttercream)),
    ),
};
