import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { slab, specks } from './kit/marks.ts';
import { avocadoSlice, limeWedge } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const arepa = (seed: string) =>
  slab(INKS.butter, INKS.crust, blob(70, 13, 0.07, seed), 11) +
  shape(INKS.buttercream, blob(60, 12, 0.1, `${seed}top`)) +
  shape(INKS.crust, blob(15, 8, 0.5, `${seed}1`)) +
  each(
    [
      [-30, -18, 0],
      [26, -30, 0],
      [20, 26, 0],
      [-26, 28, 0],
      [44, 4, 0],
    ],
    shape(INKS.caramel, blob(10, 8, 0.5, `${seed}2`)),
  ) +
  specks(INKS.white, 4.5, spread(12, 52, `${seed}cheese`));

/** Split through the middle and pulled open, the cheese between. */
const opened =
  slab(INKS.crust, INKS.crustD, 'M-72,30C-70,-20 -30,-52 10,-50C52,-48 76,-10 70,34Z', 8) +
  shape(INKS.buttercream, 'M-64,28C-60,-14 -26,-42 10,-41C46,-38 66,-8 62,30Z') +
  shape(
    INKS.white,
    'M-66,24C-30,10 30,12 64,26C60,40 46,36 40,52C32,64 26,44 12,46C0,48 2,66 -10,64C-20,60 -14,44 -30,46C-46,50 -60,40 -66,24Z',
  ) +
  line(INKS.cream, 4, 'M-40,32Q0,24 40,34') +
  specks(INKS.semolina, 4, spread(10, 26, 'crumb', { y: -8 }));

export const arepasDeQueso: Dish = {
  shows:
    'Thick round maize cakes with brown patches on a plate, one split open with melted white cheese, slices of avocado and lime beside',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      at(-64, -66, 0, 1.06, arepa('one')) +
        at(72, -52, 60, 1.06, arepa('two')) +
        at(-60, 62, -6, 1.2, opened) +
        each(
          [
            [56, 78, -64],
            [76, 86, -52],
            [96, 92, -40],
          ],
          avocadoSlice(54),
        ) +
        at(6, 118, -10, 0.8, limeWedge()),
    ),
};
