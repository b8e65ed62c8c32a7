import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { carrotCoin } from './kit/garden.ts';
import { curls, dashes, shine, slab, specks } from './kit/marks.ts';
import { chunk } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A torn dumpling. */
const halushka = (i: number) =>
  slab(INKS.pith, INKS.blush, blob(34, 9, 0.55, `hal${i}`), 6) +
  line(INKS.toast, 3, 'M-14,4Q-2,10 14,2M-8,-12Q2,-8 10,-14');

export const poltavaBorschWithHalushky: Dish = {
  shows:
    'A bowl of deep red borsch with strips of beetroot and cabbage, small soft dumplings, potato and carrot, soured cream and dill in the middle',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      '#a01f3c',
      specks(INKS.carrot, 6, spread(36, 158, 'fat')) +
        curls(INKS.plum, 11, 54, spread(36, 148, 'beet')) +
        curls(INKS.raspberry, 9, 50, spread(36, 146, 'beet2')) +
        curls(INKS.sprout, 8, 44, spread(20, 144, 'cabbage')) +
        each(spread(4, 138, 'potato', { inner: 110 }), (i) => chunk(52, INKS.butter, INKS.flesh, `pot${i}`)) +
        each(spread(4, 130, 'carrot', { inner: 80 }), carrotCoin(21)) +
        each(spread(9, 124, 'halushky', { inner: 76 }), halushka) +
        at(
          0,
          -2,
          0,
          1,
          shape(INKS.rose, blob(63, 12, 0.26, 'cream')) +
            shape(INKS.white, blob(57, 12, 0.26, 'cream')) +
            shine(INKS.cream, 46, 7),
        ) +
        dashes(INKS.leaf, 4, 17, spread(20, 52, 'dill')) +
        dashes(INKS.leafD, 4, 15, spread(34, 144, 'dill2')),
    ),
};
