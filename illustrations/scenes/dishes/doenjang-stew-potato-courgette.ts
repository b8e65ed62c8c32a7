import { INKS } from '../../inks.ts';
import { shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, courgetteSlice } from './kit/garden.ts';
import { hoops, specks } from './kit/marks.ts';
import { chunk, tofu } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { stonePot } from './kit/vessels.ts';

/** A courgette coin cut in half. */
const halfMoon =
  shape(INKS.leafD, 'M-38,12A38,38 0 0 1 38,12Z') +
  shape(INKS.sprout, 'M-33,10A33,33 0 0 1 33,10Z') +
  shape(INKS.lime, 'M-14,9A14,14 0 0 1 14,9Z');

export const doenjangStewPotatoCourgette: Dish = {
  shows:
    'A black stone pot of bubbling brown stew with cubes of white tofu, half-moons of courgette, potato and mushroom, green chilli and spring onion',
  cutlery: 'spoon',
  draw: () =>
    stonePot(
      INKS.caramel,
      specks(INKS.crustD, 6, spread(40, 142, 'broth')) +
        hoops(INKS.toast, 6, 3, spread(22, 138, 'bubbles')) +
        each(
          [
            [-92, 30, 0],
            [30, 104, 60],
            [100, -46, 20],
            [-30, -104, 0],
          ],
          (i) => chunk(66, INKS.butter, INKS.semolina, `doenjang${i}`),
        ) +
        each(
          [
            [-90, -48, -30],
            [58, -90, 40],
            [98, 34, 110],
            [-44, 96, 200],
            [-2, 42, 20],
          ],
          halfMoon,
        ) +
        each(
          [
            [60, 66, 30],
            [-8, -60, 0],
          ],
          courgetteSlice(32),
        ) +
        each(
          [
            [-42, -12, 8],
            [42, -22, -14],
            [10, 26, 20],
            [-46, 50, -20],
            [6, -104, 12],
          ],
          tofu(60),
        ) +
        placed({ name: 'mushroom', x: 96, y: -4, size: 66, rotation: 30 }) +
        placed({ name: 'mushroom', x: -110, y: 4, size: 62, rotation: -40 }) +
        each(
          [
            [-14, 4],
            [64, 18],
            [-70, 82],
            [30, -62],
            [-62, -76],
          ],
          chilliRing(13, INKS.leaf),
        ) +
        each(
          [
            [80, -74],
            [10, 76],
          ],
          chilliRing(13),
        ) +
        hoops(INKS.lime, 7, 4.6, spread(13, 120, 'onion')),
    ),
};
