import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import { holes } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { curls, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { roundBoard } from './kit/vessels.ts';

const box = (a: number, r: number) =>
  `M${-a + r},${-a}H${a - r}Q${a},${-a} ${a},${-a + r}V${a - r}Q${a},${a} ${a - r},${a}H${-a + r}Q${-a},${a} ${-a},${a - r}V${-a + r}Q${-a},${-a} ${-a + r},${-a}Z`;

/** A square of pale, crumbling pastry, browned on the face that lay on the tin. */
const whole = (i: number) =>
  at(4, 10, 0, 1, shape(INKS.caramel, box(42, 9))) +
  shape(INKS.toast, box(42, 9)) +
  shape(INKS.semolina, box(33, 7)) +
  shade('db', box(36, 8), 0.8) +
  specks(INKS.crust, 3, spread(11, 30, `cake${i}`)) +
  line(INKS.buttercream, 5, 'M-30,-10V-30H-8');

/** One cut through, standing so that the jam shows: pastry all round, amber in the middle. */
const halved =
  shape(INKS.caramel, 'M-62,-44H62Q72,-44 72,-34V40Q72,52 60,52H-60Q-72,52 -72,40V-34Q-72,-44 -62,-44Z') +
  shape(INKS.butter, 'M-60,-40H60Q66,-40 66,-33V36Q66,46 57,46H-57Q-66,46 -66,36V-33Q-66,-40 -60,-40Z') +
  holes(INKS.semolina, 14, 56, 'pastry') +
  shape(INKS.carrotDeep, 'M-44,-22H44Q50,-22 50,-14V22Q50,30 42,30H-42Q-50,30 -50,22V-14Q-50,-22 -44,-22Z') +
  shape(INKS.yolk, 'M-42,-20H42Q46,-20 46,-13V19Q46,26 40,26H-40Q-46,26 -46,19V-13Q-46,-20 -42,-20Z') +
  curls(INKS.carrotDeep, 4, 22, [
    [-28, -4, 20],
    [-4, 10, -30],
    [22, -6, 10],
    [30, 14, 60],
    [-26, 14, -10],
    [2, -12, 0],
  ]) +
  curls(INKS.lemonFlesh, 3.4, 18, [
    [-16, 4, 0],
    [12, 4, 30],
    [34, 2, -40],
    [-36, 6, 70],
  ]);

export const pineappleCakes: Dish = {
  shows:
    'Small square golden pastries in rows on a round board, two cut open to show a thick filling of amber pineapple jam',
  cutlery: 'knife',
  draw: () =>
    roundBoard(
      `<g transform="rotate(-4)">${
        each(
          [
            [-100, -92, 3],
            [0, -98, -4],
            [100, -88, 5],
            [-106, 8, -3],
            [106, 12, 2],
            [0, 4, -2],
          ],
          whole,
        ) +
        at(-58, 112, -6, 1.06, halved) +
        at(82, 116, 8, 1.06, halved)
      }</g>`,
      INKS.crustD,
    ),
};
