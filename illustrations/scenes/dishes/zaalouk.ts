import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import { flatbread } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { blackOlive, greenery } from './kit/garden.ts';
import { specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const MASH = [INKS.caramel, INKS.brick, INKS.carrotDeep, INKS.crust] as const;
/** Aubergine gone soft: a ragged lump with its fibres, a strip of charred skin left on some. */
const lump = (i: number) =>
  shape(MASH[i % 4] ?? INKS.brick, blob(25, 7, 0.7, `zaalouk${i}`)) +
  line(INKS.apricot, 3, 'M-14,-5Q-2,-12 12,-7M-10,5Q2,-2 14,3') +
  (i % 4 ? '' : line(INKS.aubergine, 8, 'M-17,11Q-2,20 16,9') + line(INKS.mauve, 2, 'M-11,11Q-2,16 10,9'));

/** Three short furrows of the spoon, oil standing in them. */
const FURROWS = 'M-92,-26Q-52,-74 6,-76M-84,16Q-40,-34 36,-40M-62,52Q-20,6 54,-2';

export const zaalouk: Dish = {
  shows:
    'A plate of chunky red-brown mashed aubergine and tomato with strips of charred skin, golden oil in its furrows, olives and torn bread',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(4, 6, 0, 1, shape(INKS.lemonDeep, blob(146, 12, 0.16, 'oil'))) +
        shape(INKS.brick, blob(136, 19, 0.2, 'mash')) +
        each(spread(46, 122, 'lumps'), lump) +
        specks(INKS.tomato, 6, spread(36, 124, 'tomato')) +
        line(INKS.brick, 22, FURROWS) +
        line(INKS.lemonDeep, 8, FURROWS) +
        line(INKS.lemonFlesh, 2.6, 'M-80,-40Q-50,-68 -14,-72M-60,-8Q-30,-32 10,-37M-40,32Q-14,10 20,1') +
        greenery(13, 118, 'coriander', 13) +
        each(
          [
            [70, -62, 0],
            [-86, 84, 30],
            [92, -24, -20],
          ],
          blackOlive(17),
        ) +
        at(92, 100, -34, 1, flatbread(94)),
    ),
};
