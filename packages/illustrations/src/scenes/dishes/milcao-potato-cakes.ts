import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate, sideDish } from './kit/vessels.ts';

/** A fried crust with visible strands of grated potato. */
const milcao = (seed: string) =>
  slab(INKS.crust, INKS.crustD, blob(66, 13, 0.12, seed), 12) +
  shape(INKS.semolina, blob(50, 11, 0.16, `${seed}top`)) +
  dashes(INKS.crust, 4, 13, spread(24, 46, `${seed}d`)) +
  dashes(INKS.buttercream, 4, 11, spread(18, 44, `${seed}l`)) +
  specks(INKS.caramel, 4, spread(10, 56, `${seed}b`));

const halved =
  slab(
    INKS.crust,
    INKS.crustD,
    'M-82,-26C-70,-70 66,-72 82,-26C90,22 60,50 0,52C-60,50 -90,22 -82,-26Z',
    10,
  ) +
  shape(INKS.buttercream, 'M-70,-20C-60,-54 58,-56 70,-20C76,16 50,38 0,40C-50,38 -76,16 -70,-20Z') +
  dashes(
    INKS.semolina,
    3.6,
    10,
    spread(26, 54, 'inside', { y: -8 }).filter(([, y]) => Math.abs(y + 6) < 34),
  ) +
  shape(
    INKS.crustD,
    'M-48,-8C-40,-30 -10,-22 4,-28C24,-32 50,-22 50,-4C44,18 20,12 4,20C-16,24 -44,16 -48,-8Z',
  ) +
  each(
    [
      [-28, -6, 0],
      [2, -12, 60],
      [28, -4, 120],
      [-6, 8, 20],
    ],
    (i) =>
      shape(i % 2 ? INKS.cocoa : INKS.crustD, blob(11, 7, 0.6, `pork${i}`)) +
      shape(INKS.caramel, blob(6, 6, 0.6, `fat${i}`)),
  );

export const milcaoPotatoCakes: Dish = {
  shows:
    'Four thick fried cakes of grated potato on a plate, golden and crisp, one cut open to show its filling of crisp pork',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      at(-66, -72, 0, 1.05, milcao('one')) +
        at(76, -62, 0, 1.05, milcao('two')) +
        at(-84, 58, 0, 1.02, milcao('three')) +
        at(46, 66, 8, 1.12, halved) +
        sideDish(
          2,
          -6,
          34,
          INKS.brick,
          INKS.tomatoDeep,
          specks(INKS.carrot, 4, spread(11, 20, 'pebre')) + specks(INKS.leaf, 3, spread(7, 20, 'green')),
        ),
    ),
};
