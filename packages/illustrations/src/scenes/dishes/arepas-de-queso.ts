import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { avocadoSlice, limeWedge } from './kit/garden.ts';
import { slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A pale maize cake with browned patches from the griddle. */
const arepa = (seed: string) =>
  slab(INKS.buttercream, INKS.semolina, blob(70, 13, 0.07, seed), 13) +
  each(
    spread(9, 52, seed).map(([x, y, turn]) => [x, y, turn, 1]),
    (i) =>
      shape(INKS.crust, blob(12 + (i % 3) * 4, 9, 0.6, `${seed}${i}`)) +
      shape(INKS.caramel, blob(6 + (i % 2) * 3, 8, 0.6, `${seed}dark${i}`)),
  ) +
  specks(INKS.white, 4, spread(14, 58, `${seed}cheese`));

/** An arepa pulled open, with strings of cheese between the halves. */
const opened =
  slab(INKS.buttercream, INKS.semolina, 'M-72,-16C-66,-56 -30,-74 4,-72C44,-70 72,-46 74,-12Z', 6) +
  slab(INKS.buttercream, INKS.semolina, 'M-74,30C-60,46 -30,84 6,82C46,80 72,58 76,26Z', 12) +
  shape(INKS.lemon, 'M-72,-18Q0,-30 74,-14L76,28Q0,44 -74,32Z') +
  shape(
    INKS.lemonFlesh,
    'M-72,-18Q0,-30 74,-14C68,0 60,-6 56,6L60,28Q50,34 44,28C40,8 34,6 26,14L24,34H8C8,10 -4,4 -14,16L-12,34L-32,34C-34,8 -44,8 -50,18L-54,32L-70,28Z',
  ) +
  line(INKS.white, 5, 'M-56,-10Q0,-20 58,-8M-62,8V24M2,0L0,28M50,8L54,24') +
  shape(INKS.crust, 'M-40,60Q-10,50 24,66Q-6,76 -40,60Z') +
  shape(INKS.crust, 'M-30,-52Q0,-64 36,-48Q0,-42 -30,-52Z');

export const arepasDeQueso: Dish = {
  shows:
    'Thick round maize cakes with brown patches on a plate, one split open with melted cheese in strings, slices of avocado and lime beside',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      at(-64, -66, 0, 1.06, arepa('one')) +
        at(72, -52, 60, 1.06, arepa('two')) +
        at(-50, 64, -6, 1.06, opened) +
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
