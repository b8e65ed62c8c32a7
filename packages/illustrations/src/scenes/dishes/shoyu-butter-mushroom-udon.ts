import { INKS } from '../../inks.ts';
import { line, shade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { hoops, slab, specks } from './kit/marks.ts';
import { noodles } from './kit/noodles.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A hand-torn, browned mushroom. */
const torn = (i: number) =>
  slab(
    i % 2 ? INKS.crustD : INKS.caramel,
    INKS.cocoaDeep,
    'M-44,-2C-44,-38 30,-46 46,-12C50,4 30,8 22,4L28,34L6,40L-4,10C-20,14 -40,14 -44,-2Z',
    6,
  ) +
  line(INKS.toast, 4, 'M-30,-8C-26,-24 -4,-30 12,-28') +
  line(INKS.cocoa, 3, 'M4,8L12,32M14,6L20,28');
/** A melting piece of butter in a golden pool. */
const butterPat =
  shape(INKS.yolk, 'M-50,10C-54,-30 -10,-46 24,-38C60,-30 60,26 28,42C-6,54 -44,44 -50,10Z', 0.8) +
  slab(INKS.buttercream, INKS.lemonDeep, 'M-28,-18L22,-26L30,14L-22,22Z', 8) +
  line(INKS.white, 4, 'M-18,-12L14,-17');

export const shoyuButterMushroomUdon: Dish = {
  shows:
    'A bowl of thick white udon noodles with browned torn mushrooms, a pat of butter melting on top and spring onion',
  cutlery: 'chopsticks',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.crustD,
      noodles(INKS.bone, INKS.crustD, 19, 160, 'udon', 16) +
        shade('db', 'M-150,40Q0,90 150,40Q120,150 0,160Q-120,150 -150,40Z', 0.5) +
        each(
          [
            [-84, -20, -30],
            [-40, -70, 20],
            [52, -74, 70],
            [88, -8, 120],
            [60, 62, 200],
            [-20, 82, 250],
            [-80, 52, 10],
            [4, -36, 300],
          ],
          torn,
        ) +
        each([[0, 14, 8]], butterPat) +
        hoops(INKS.leaf, 9, 6, spread(22, 124, 'onion')) +
        specks(INKS.ink, 2.4, spread(34, 120, 'pepper')),
    ),
};
