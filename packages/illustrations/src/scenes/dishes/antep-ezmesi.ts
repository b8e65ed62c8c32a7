import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import { flatbread } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { belly, dice, herbs, pool, specks } from './kit/marks.ts';
import { spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** Syrup drizzled back and forth, with some drops. */
const DRIZZLE =
  'M-104,-34C-60,-84 -30,-96 10,-102C-10,-70 -60,-40 -92,4C-40,-40 20,-78 72,-82C50,-50 -20,-10 -56,30C-6,-6 50,-40 98,-44C76,-14 40,0 14,26';
const DROPS = [
  [-100, 22],
  [-64, 44],
  [16, 38],
  [108, -36],
  [84, -90],
] as const;

/** Very finely chopped vegetables in a heap, with the mark of a spoon. */
export const antepEzmesi: Dish = {
  shows:
    'A plate heaped with tomato, red pepper and onion chopped very fine with herbs, a thread of pomegranate syrup run over it, torn flatbread beside',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      pool(INKS.tomatoDeep, INKS.flesh, 138, 'ezme') +
        dice(INKS.tomato, 12, spread(150, 126, 'tomato')) +
        dice(INKS.brick, 10, spread(70, 124, 'pepper')) +
        dice(INKS.flesh, 9, spread(36, 124, 'flesh')) +
        dice(INKS.rose, 7, spread(24, 120, 'onion')) +
        herbs(INKS.leafD, 6, spread(40, 122, 'parsley')) +
        belly(130, 'dk', 0.55) +
        shape(INKS.tomatoDeep, 'M-84,52C-50,96 20,96 60,58C30,70 -30,74 -84,52Z') +
        line(INKS.flesh, 4, 'M-86,50C-40,74 20,72 62,56') +
        line(INKS.plum, 3.4, DRIZZLE) +
        specks(INKS.plum, 3.2, DROPS) +
        herbs(INKS.leaf, 15, [
          [-4, -92, 20],
          [24, -94, 60],
          [10, -80, -30],
        ]) +
        at(100, 96, -36, 1, flatbread(96)),
    ),
};
