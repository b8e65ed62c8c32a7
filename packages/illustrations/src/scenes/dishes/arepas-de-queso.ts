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

/** A split arepa: two halves of maize cake, and white cheese that melts and pulls between them. */
const opened =
  slab(INKS.buttercream, INKS.semolina, 'M-74,26C-60,46 -30,84 6,82C46,80 72,58 76,22L0,8Z', 12) +
  shape(
    INKS.cream,
    'M-74,-18L76,-16L80,32Q66,46 58,36Q50,72 38,66Q30,62 30,44Q10,56 -6,46Q-12,84 -26,78Q-36,72 -34,46Q-58,54 -78,30Z',
  ) +
  shape(
    INKS.white,
    'M-72,-20L74,-18L78,26Q66,38 56,28Q50,64 40,60Q32,56 32,36Q10,48 -8,38Q-14,76 -24,70Q-32,66 -32,38Q-58,46 -76,24Z',
  ) +
  line(INKS.cream, 4, 'M-48,-6L-50,26M-16,-8L-18,24M16,-6L14,30M46,-8L46,20') +
  slab(
    INKS.buttercream,
    INKS.semolina,
    'M-74,-18C-66,-58 -30,-76 4,-74C44,-72 72,-48 76,-14Q0,-4 -74,-18Z',
    6,
  ) +
  shape(INKS.crust, 'M-30,-54Q0,-66 36,-50Q0,-38 -30,-54Z');

export const arepasDeQueso: Dish = {
  shows:
    'Thick round maize cakes with brown patches on a plate, one split with white cheese that melts out of it, slices of avocado and lime beside',
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
