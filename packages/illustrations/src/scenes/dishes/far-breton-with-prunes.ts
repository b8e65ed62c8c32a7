import { INKS } from '../../inks.ts';
import { at, blob, line, oval, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { ovenDish } from './kit/vessels.ts';

/** A prune sunk in the custard: matte, nearly black, wrinkled, with browned custard around it. */
const prune =
  shape(INKS.caramel, blob(31, 9, 0.2, 'sunk')) +
  shape(INKS.cocoaDeep, blob(25, 8, 0.3, 'prune')) +
  line(INKS.ink, 3, 'M-18,-6Q-8,-14 2,-6Q10,-12 18,-6M-18,6Q-4,0 4,8Q12,2 18,8') +
  line(INKS.crustD, 2.4, 'M-14,-10Q-6,-17 4,-10M-12,2Q-2,-4 6,3');

/** A prune that the knife cut. */
const halved = (x: number, y: number) =>
  oval(INKS.cocoaDeep, 22, 15, x, y) + oval(INKS.cocoa, 14, 8, x, y) + oval(INKS.ink, 6, 3, x, y);

/** Browned spots on the top. */
const blisters = (seed: string, count: number, r: number, x = 0, y = 0) =>
  each(spread(count, r, seed, { x, y }), (i) =>
    shape(i % 3 ? INKS.crust : INKS.caramel, blob(15 + (i % 4) * 5, 10, 0.4, `${seed}${i}`)),
  ) + specks(INKS.cocoa, 3.4, spread(count, r, `${seed}burnt`, { x, y }));

/** A cut square, seen from the side: brown top, thick smooth pale custard, cut prunes. */
const square =
  shape(INKS.ink, 'M6,20H146L152,226H12Z', 0.25) +
  shape(INKS.pith, 'M0,116H140V218H0Z') +
  shape(INKS.buttercream, 'M0,192H140V208H0Z') +
  shape(INKS.crust, 'M0,208H140V218H0Z') +
  halved(40, 174) +
  halved(104, 182) +
  shape(INKS.toast, 'M0,0H140V118H0Z') +
  blisters('piece', 7, 44, 70, 58) +
  each(
    [
      [36, 34, 0],
      [104, 82, 30],
    ],
    prune,
  ) +
  line(INKS.caramel, 6, 'M2,116H138');

export const farBretonWithPrunes: Dish = {
  shows:
    'A baking dish of pale custard with a blistered brown top and wrinkled, nearly black prunes sunk in it, a cut square that shows smooth thick custard inside',
  cutlery: 'fork',
  draw: ({ ink }) =>
    `<g transform="rotate(-4)">${ovenDish(
      ink,
      316,
      300,
      shape(INKS.toast, 'M-158,-150H158V150H-158Z') +
        blisters('left', 15, 96, -48, -44) +
        blisters('right', 10, 62, 84, -80) +
        each(
          [
            [-112, -104, 0],
            [-26, -112, 20],
            [64, -98, 50],
            [122, -44, 80],
            [-122, -20, 10],
            [-44, -34, 60],
            [-112, 66, 40],
            [-64, 118, 0],
          ],
          prune,
        ) +
        shape(INKS.bone, 'M0,-6H158V150H0Z') +
        shape(INKS.pith, 'M0,-6H158V38H0Z') +
        shape(INKS.crustD, 'M0,-6H158V0H0Z') +
        shape(INKS.butter, 'M0,-6H12V150H0Z') +
        oval(INKS.cocoaDeep, 19, 12, 60, 18),
    )}</g>${at(18, -44, 6, 0.98, square)}`,
};
