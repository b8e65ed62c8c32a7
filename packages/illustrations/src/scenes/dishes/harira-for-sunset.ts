import { INKS } from '../../inks.ts';
import { at, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, greenery } from './kit/garden.ts';
import { dashes, seedsOf, specks } from './kit/marks.ts';
import { chickpea } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl, plate, sideDish } from './kit/vessels.ts';

export const hariraForSunset: Dish = {
  shows:
    'A bowl of thick orange-red soup with chickpeas, lentils, broken vermicelli and coriander, with a lemon wedge and a dish of dates on its plate',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(
        -14,
        -10,
        0,
        0.86,
        bowl(
          input.ink,
          '#c9552b',
          specks(INKS.carrot, 8, spread(50, 156, 'soup')) +
            shape(INKS.tomato, 'M-100,-40C-60,-100 60,-90 90,-20C60,-50 0,-60 -100,-40Z', 0.5) +
            dashes(INKS.butter, 3, 24, spread(26, 142, 'vermicelli')) +
            seedsOf(INKS.crustD, 15, spread(40, 146, 'lentils')) +
            each(spread(22, 138, 'chickpeas'), chickpea(19)) +
            greenery(24, 140, 'coriander', 15),
        ),
      ) +
        at(66, -76, -30, 0.9, citrusWedge()) +
        sideDish(
          120,
          112,
          62,
          input.ink,
          INKS.bone,
          placed({ name: 'date', x: 0, y: 2, size: 84, rotation: 20 }),
        ),
    ),
};
