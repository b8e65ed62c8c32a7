import { INKS } from '../../inks.ts';
import { at, blob, line, oval, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { ovenDish } from './kit/vessels.ts';

/** A prune in the custard; only its wrinkled top is visible. */
const prune =
  shape(INKS.cocoa, blob(30, 9, 0.2, 'sunk')) +
  oval(INKS.aubergine, 24, 19) +
  line(INKS.mauve, 3.6, 'M-14,-4Q-4,-13 10,-9') +
  line(INKS.night, 3, 'M-10,6Q2,0 14,7');

/** Browned spots on the top. */
const blisters = (seed: string, count: number, r: number, x = 0, y = 0) =>
  each(spread(count, r, seed, { x, y }), (i) =>
    shape(i % 3 ? INKS.caramel : INKS.crustD, blob(15 + (i % 4) * 5, 10, 0.4, `${seed}${i}`)),
  ) + specks(INKS.cocoa, 3.4, spread(count, r, `${seed}burnt`, { x, y }));

/** A cut square, seen slightly from the side: brown top, thick yellow custard, cut prunes. */
const square =
  shape(INKS.ink, 'M6,20H146L152,196H12Z', 0.25) +
  shape(INKS.buttercream, 'M0,116H140V186H0Z') +
  shape(INKS.semolina, 'M0,174H140V186H0Z') +
  specks(
    INKS.butter,
    4,
    spread(16, 50, 'custard', { x: 70, y: 148 }).filter(([, y]) => y > 126 && y < 170),
  ) +
  oval(INKS.aubergine, 23, 17, 40, 148) +
  oval(INKS.plum, 12, 8, 40, 148) +
  oval(INKS.aubergine, 20, 15, 104, 154) +
  oval(INKS.plum, 10, 7, 104, 154) +
  shape(INKS.crust, 'M0,0H140V118H0Z') +
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
    'A baking dish of thick custard with a blistered brown top and dark prunes sunk in it, a square cut out that shows the yellow inside',
  cutlery: 'fork',
  draw: ({ ink }) =>
    `<g transform="rotate(-4)">${ovenDish(
      ink,
      316,
      300,
      shape(INKS.crust, 'M-158,-150H158V150H-158Z') +
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
        shape(INKS.buttercream, 'M0,-6H158V34H0Z') +
        shape(INKS.crustD, 'M0,-6H158V0H0Z') +
        shape(INKS.butter, 'M0,-6H12V150H0Z') +
        oval(INKS.aubergine, 19, 12, 60, 18),
    )}</g>${at(18, -16, 6, 0.98, square)}`,
};
