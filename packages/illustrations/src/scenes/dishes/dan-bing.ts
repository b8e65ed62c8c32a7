import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, hoops, slab, specks } from './kit/marks.ts';
import { each, row, spread } from './kit/places.ts';
import { plate, sideDish } from './kit/vessels.ts';

/** One slice of the roll: pale blistered crêpe on its side, a spiral of egg and green at its end. */
const cut = (i: number) =>
  slab(INKS.pith, INKS.caramel, 'M-27,-76Q0,-84 27,-76L29,60Q0,72 -29,60Z', 9) +
  shade('db', 'M8,-80L27,-76L29,60L12,66Z', 0.8) +
  each(
    [
      [-8, -46, 20],
      [8, -10, -30],
      [-9, 20, 60],
    ],
    shape(INKS.crust, 'M-13,0Q0,-12 13,0Q2,10 -13,0Z'),
  ) +
  dashes(INKS.leaf, 5, 13, spread(7, 26, `crepe${i}`, { y: -22 })) +
  shape(INKS.caramel, 'M-31,62C-33,34 33,34 31,62C31,98 -31,98 -31,62Z') +
  shape(INKS.pith, 'M-28,62C-29,38 29,38 28,62C28,92 -28,92 -28,62Z') +
  shape(INKS.yolk, 'M-22,62C-22,45 22,45 22,62C22,84 -22,84 -22,62Z') +
  line(INKS.pith, 5, 'M-14,66C-14,52 15,50 16,63C15,76 -6,76 -5,66C-3,60 6,60 7,65') +
  specks(INKS.leaf, 3.4, [
    [-17, 58],
    [2, 79],
    [18, 70],
    [-10, 76],
    [4, 52],
  ]);

export const danBing: Dish = {
  shows:
    'A rolled egg crêpe cut into five pieces side by side on a plate, a spiral of yellow egg and spring onion at each cut end, a small dish of soy sauce',
  cutlery: 'chopsticks',
  draw: (input) =>
    plate(
      input,
      at(-4, -30, -8, 1.08, each(row(5, [-128, 8], [128, -8], 0), cut)) +
        sideDish(
          70,
          116,
          46,
          input.ink,
          INKS.cocoaDeep,
          line(INKS.caramel, 4, 'M-20,-12Q-8,-26 14,-24') +
            hoops(INKS.lime, 5, 3, [
              [4, 8],
              [-12, 4],
              [14, -2],
            ]),
        ) +
        hoops(INKS.leaf, 7, 4.5, spread(14, 40, 'onion', { x: -50, y: 104 })),
    ),
};
