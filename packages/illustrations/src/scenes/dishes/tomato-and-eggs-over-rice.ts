import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { tomatoWedge } from './kit/garden.ts';
import { hoops, slab, specks } from './kit/marks.ts';
import { riceMound } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A soft piece of scrambled egg. */
const curd = (i: number) =>
  slab(i % 2 ? INKS.lemonFlesh : INKS.butter, INKS.lemonDeep, blob(31, 7, 0.5, `curd${i}`), 6) +
  line(INKS.buttercream, 6, 'M-14,-8Q-2,-18 12,-12');

export const tomatoAndEggsOverRice: Dish = {
  shows:
    'A bowl of white rice half covered with soft scrambled egg and red tomato in its juice, spring onion on top',
  cutlery: 'chopsticks',
  draw: () =>
    bowl(
      INKS.skyD,
      INKS.cream,
      riceMound(164, 'bowl') +
        shape(
          INKS.tomatoDeep,
          'M-120,-104C-40,-168 90,-150 140,-66C172,10 130,112 50,120C10,120 30,60 -10,40C-50,20 -100,70 -136,30C-160,-10 -150,-70 -120,-104Z',
          0.85,
        ) +
        shape(
          INKS.tomato,
          'M-112,-98C-36,-156 84,-140 130,-62C160,8 122,100 54,108C24,106 38,52 -4,28C-50,8 -96,56 -126,22C-148,-14 -140,-66 -112,-98Z',
          0.9,
        ) +
        at(18, -34, 0, 1, each(spread(22, 98, 'curds'), curd)) +
        each(
          [
            [-70, -40, -20],
            [6, -96, 30],
            [88, -50, 70],
            [84, 40, 120],
            [20, -18, 10],
            [-30, -8, 200],
          ],
          tomatoWedge(44),
        ) +
        each(spread(6, 84, 'more', { x: 20, y: -30 }), curd) +
        hoops(INKS.leaf, 9, 6, spread(20, 104, 'onion', { x: 14, y: -26 })) +
        specks(INKS.white, 2.6, spread(20, 80, 'pepper', { x: 20, y: -30 })),
    ),
};
