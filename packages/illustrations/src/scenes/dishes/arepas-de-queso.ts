import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
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

/** An arepa broken in two: soft maize inside, with crumbs of the cheese that is in the dough. */
const opened =
  slab(INKS.buttercream, INKS.semolina, 'M-72,-16C-66,-56 -30,-74 4,-72C44,-70 72,-46 74,-12Z', 6) +
  slab(INKS.buttercream, INKS.semolina, 'M-74,30C-60,46 -30,84 6,82C46,80 72,58 76,26Z', 12) +
  shape(INKS.butter, 'M-72,-18L-40,-10L-8,-20L30,-9L74,-14L70,4L34,10L0,2L-38,9L-70,0Z') +
  shape(INKS.butter, 'M-74,32L-36,40L-4,30L36,40L76,28L72,46L38,54L2,46L-40,54L-68,46Z') +
  specks(
    INKS.white,
    5,
    spread(22, 62, 'inside', { x: 0, y: 14 }).filter(([, y]) => y < 4 || (y > 30 && y < 50)),
  ) +
  shape(INKS.crust, 'M-40,66Q-10,58 24,70Q-6,80 -40,66Z') +
  shape(INKS.crust, 'M-30,-52Q0,-64 36,-48Q0,-42 -30,-52Z');

export const arepasDeQueso: Dish = {
  shows:
    'Thick round maize cakes with brown patches on a plate, one broken open with crumbs of cheese in the dough, slices of avocado and lime beside',
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
