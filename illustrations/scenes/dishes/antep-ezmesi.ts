import { INKS } from '../../inks.ts';
import { at, line } from '../../shapes.ts';
import { flatQuarter } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { dice, herbs, pool, specks } from './kit/marks.ts';
import { spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** Everything chopped to one size: the red of it, flecked white and green, and dark syrup over. */
export const antepEzmesi: Dish = {
  shows:
    'A plate of tomato, red pepper and onion chopped very fine with herbs, dark pomegranate syrup over it, flatbread beside',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      pool(INKS.tomatoDeep, INKS.brick, 138, 'ezme') +
        dice(INKS.tomato, 15, spread(120, 126, 'tomato')) +
        dice(INKS.brick, 13, spread(50, 124, 'pepper')) +
        dice(INKS.flesh, 12, spread(46, 126, 'flesh')) +
        dice(INKS.shell, 10, spread(40, 124, 'onion')) +
        herbs(INKS.leafD, 7, spread(34, 124, 'parsley')) +
        herbs(INKS.lime, 8, spread(18, 120, 'mint')) +
        specks(INKS.wine, 4, spread(20, 118, 'sumac')) +
        line(
          INKS.cocoaDeep,
          5,
          'M-96,-40C-50,-92 -20,-10 24,-62S80,-50 92,-10M-84,40C-40,4 -10,84 40,34S90,40 96,34',
        ) +
        at(58, 78, 8, 1, flatQuarter(112)) +
        at(-150, -96, 24, 1, flatQuarter(104)),
    ),
};
