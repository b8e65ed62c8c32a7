import { INKS } from '../../inks.ts';
import { blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { hoops, shine, specks } from './kit/marks.ts';
import { tofu } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { lacquer } from './kit/vessels.ts';

/** Half a thin slice of white radish. */
const daikon =
  shape(INKS.silver, 'M-40,12A40,40 0 0 1 40,12Z') +
  shape(INKS.white, 'M-36,9A36,36 0 0 1 36,9Z') +
  line(INKS.silver, 2.4, 'M0,4V-18M-16,4L-22,-12M16,4L22,-12');

export const misoSoupColdMorning: Dish = {
  shows:
    'A lacquered bowl of cloudy miso soup with cubes of white tofu, half-moons of white radish, leek and spring onion',
  cutlery: 'chopsticks',
  draw: () =>
    lacquer(
      INKS.caramel,
      each(spread(13, 112, 'cloud'), (i) =>
        shape(i % 2 ? INKS.crust : INKS.semolina, blob(34 + (i % 3) * 9, 9, 0.34, `cloud${i}`), 0.75),
      ) +
        specks(INKS.toast, 4, spread(60, 144, 'miso')) +
        each(
          [
            [-82, -56, -30],
            [70, -84, 30],
            [94, 54, 100],
            [-66, 88, 200],
          ],
          daikon,
        ) +
        each(
          [
            [-30, -30, 8],
            [42, -10, -12],
            [-2, 42, 20],
            [-84, 22, -24],
            [58, 74, 30],
            [4, -96, 4],
          ],
          tofu(54),
        ) +
        hoops(INKS.leaf, 15, 7, [
          [-40, -86],
          [100, -20],
          [20, 104],
          [-110, -14],
        ]) +
        hoops(INKS.sprout, 8, 5, [
          [-40, -86],
          [100, -20],
          [20, 104],
          [-110, -14],
        ]) +
        hoops(INKS.leaf, 8, 5, spread(15, 108, 'onion')) +
        shine(INKS.crumb, 148, 6),
    ),
};
