import { INKS } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { aubergineSlice, courgetteSlice, potatoSlice, tomatoDisc } from './kit/garden.ts';
import { leaves, specks } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { clay } from './kit/vessels.ts';

const SLICES = [aubergineSlice(42), courgetteSlice(40), tomatoDisc(40), potatoSlice(40)];
const pick = (shift: number) => (i: number) => SLICES[(i + shift) % SLICES.length] ?? '';
const pepper =
  shape(INKS.leafD, 'M-34,8Q0,-34 34,8Q0,-10 -34,8Z') +
  shape(INKS.leaf, 'M-33,4Q0,-36 33,4Q0,-16 -33,4Z') +
  line(INKS.lime, 3, 'M-18,-7Q0,-18 18,-7');

/** Slices of vegetables in rings and layers. */
export const soufiko: Dish = {
  shows:
    'A clay dish of summer vegetables layered in rings: slices of aubergine, courgette, tomato and potato, with green pepper and basil',
  cutlery: 'fork',
  draw: () =>
    clay(
      INKS.brick,
      specks(INKS.lemonDeep, 6, spread(40, 164, 'oil')) +
        each(
          ring(16, 128, 4).map(([x, y, t]) => [x, y, t, 1]),
          pick(0),
        ) +
        each(
          ring(10, 74, 20).map(([x, y, t]) => [x, y, t, 1]),
          pick(1),
        ) +
        each(
          ring(4, 26, 0).map(([x, y, t]) => [x, y, t, 0.94]),
          pick(2),
        ) +
        each(
          [
            [-104, -60, -40],
            [76, -98, 30],
            [96, 78, 120],
            [-70, 92, 220],
            [24, 34, 10],
          ],
          pepper,
        ) +
        leaves(INKS.leafD, 11, spread(40, 150, 'oregano')) +
        specks(INKS.butter, 5, spread(22, 140, 'shine')) +
        placed({ name: 'basil', x: 4, y: -4, size: 96, rotation: 10 }),
    ),
};
