import { INKS } from '../../inks.ts';
import { at, blob, line, oval, shape } from '../../shapes.ts';
import { holes } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { ovenDish } from './kit/vessels.ts';

/** A prune sunk into the custard: only its wrinkled top is out. */
const prune =
  shape(INKS.crustD, blob(29, 9, 0.2, 'sunk')) +
  oval(INKS.aubergine, 24, 19) +
  line(INKS.mauve, 3.6, 'M-14,-4Q-4,-13 10,-9') +
  line(INKS.night, 3, 'M-10,6Q2,0 14,7');

const top = (seed: string, width: number, height: number) =>
  shape(INKS.caramel, `M${-width / 2},${-height / 2}H${width / 2}V${height / 2}H${-width / 2}Z`) +
  blisters(seed, width, height);
const blisters = (seed: string, width: number, height: number) =>
  each(spread(16, Math.min(width, height) * 0.46, seed), (i) =>
    shape(i % 3 ? INKS.crust : INKS.crustD, blob(22 + (i % 4) * 7, 10, 0.4, `${seed}${i}`)),
  ) + specks(INKS.cocoa, 4, spread(22, Math.min(width, height) * 0.46, `${seed}burnt`));

/** A square lifted out: its cut side shows pale custard, the prunes cut through. */
const square = (size: number) =>
  shape(INKS.buttercream, `M0,${size}H${size}V${size + 44}H0Z`) +
  holes(INKS.semolina, 8, 20, 'far') +
  shape(INKS.semolina, `M0,${size + 34}H${size}V${size + 44}H0Z`) +
  oval(INKS.aubergine, 21, 15, 32, size + 20) +
  oval(INKS.plum, 11, 7, 32, size + 20) +
  oval(INKS.aubergine, 18, 13, size - 36, size + 24) +
  at(
    size / 2,
    size / 2,
    0,
    1,
    top('piece', size, size) +
      each(
        [
          [-28, -20],
          [26, 22],
        ],
        prune,
      ),
  );

export const farBretonWithPrunes: Dish = {
  shows:
    'A baking dish of thick custard with a blistered brown top and dark prunes sunk in it, one square cut out and set on the rest',
  cutlery: 'fork',
  draw: ({ ink }) =>
    `<g transform="rotate(-6)">${ovenDish(
      ink,
      352,
      300,
      top('whole', 352, 300) +
        each(
          [
            [-128, -100],
            [-40, -112],
            [56, -96],
            [134, -60],
            [-134, -14],
            [-58, -30],
            [-130, 84],
            [-40, 92],
            [-84, 32],
          ],
          prune,
        ) +
        shape(INKS.cream, 'M34,8H176V150H34Z') +
        shape(INKS.buttercream, 'M34,8H176V34H34ZM34,8H58V150H34Z') +
        shape(INKS.crustD, 'M34,8H176V13H34Z') +
        oval(INKS.aubergine, 16, 9, 104, 22),
    )}</g>${at(66, 34, 9, 1.02, square(124))}`,
};
