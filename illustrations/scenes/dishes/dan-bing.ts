import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, hoops, slab, specks } from './kit/marks.ts';
import { each, row, spread } from './kit/places.ts';
import { plate, sideDish } from './kit/vessels.ts';

/** One cut of the roll, seen from the side and a little into its end: pale crêpe outside, egg and green within. */
const cut = (i: number) =>
  slab(INKS.pith, INKS.toast, 'M-34,-62Q0,-72 34,-62L36,58Q0,72 -36,58Z', 8) +
  shade('db', 'M12,-68L34,-62L36,58L16,66Z', 0.7) +
  each(
    [
      [-14, -34, 20],
      [12, -8, -30],
      [-12, 18, 60],
    ],
    shape(INKS.crust, 'M-14,0Q0,-12 14,0Q2,10 -14,0Z'),
  ) +
  dashes(INKS.leaf, 5, 13, spread(9, 34, `crepe${i}`, { y: -12 })) +
  shape(INKS.lemonDeep, 'M-36,56C-36,34 36,34 36,56C36,82 -36,82 -36,56Z') +
  shape(INKS.butter, 'M-31,55C-31,39 31,39 31,55C31,75 -31,75 -31,55Z') +
  line(INKS.pith, 5.5, 'M-24,56C-22,44 22,44 23,56C22,68 -12,68 -12,57C-10,50 10,50 10,57') +
  specks(INKS.leaf, 3.4, [
    [-18, 62],
    [2, 66],
    [17, 60],
    [-3, 51],
  ]);

export const danBing: Dish = {
  shows:
    'A rolled egg crêpe cut into five pieces on a plate, the spiral of yellow egg and spring onion at each cut end, a small dish of soy sauce',
  cutlery: 'chopsticks',
  draw: (input) =>
    plate(
      input,
      at(-8, -22, 0, 1, each(row(5, [-112, 22], [104, -34], -14), cut)) +
        sideDish(
          74,
          104,
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
        hoops(INKS.leaf, 7, 4.5, [
          [-84, 96],
          [-60, 112],
          [-40, 94],
          [-104, 72],
          [-18, 116],
          [10, 98],
          [120, 44],
          [-132, -30],
          [-100, -92],
          [30, -128],
        ]),
    ),
};
