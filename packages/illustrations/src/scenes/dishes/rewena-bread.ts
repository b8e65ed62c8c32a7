import { INKS } from '../../inks.ts';
import { at, blob, line, roundShade, shape } from '../../shapes.ts';
import { holes, roundLoaf } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { slab, specks, swirl } from './kit/marks.ts';
import { spread } from './kit/places.ts';
import { board } from './kit/vessels.ts';

const cutSlice = (seed: string) =>
  slab(INKS.caramel, INKS.crustD, 'M-70,44C-78,-14 -46,-58 0,-58C48,-58 78,-14 70,44Q0,58 -70,44Z', 8) +
  shape(INKS.pith, 'M-61,38C-67,-12 -40,-49 0,-49C42,-49 68,-12 61,38Q0,50 -61,38Z') +
  holes(INKS.crumb, 20, 46, seed) +
  specks(INKS.crumb, 2.4, spread(34, 46, `${seed}s`));

/** A pale floury loaf with a koru cut in the top, and slices with dense white crumb. */
export const rewenaBread: Dish = {
  shows:
    'A round floury loaf with a spiral cut in its golden top on a board, two slices with a close white crumb in front, one of them buttered',
  cutlery: 'knife',
  draw: () =>
    board(
      at(
        -34,
        -50,
        0,
        1.06,
        roundLoaf(126, INKS.crust, INKS.crustD, 'rewena') +
          roundShade('dk', 126) +
          shape(INKS.toast, blob(104, 14, 0.12, 'flour')) +
          specks(INKS.white, 3, spread(90, 112, 'flour')) +
          swirl(INKS.crustD, 15, 74, 1.5, 0.4) +
          swirl(INKS.pith, 7, 74, 1.5, 0.4) +
          line(INKS.crustD, 11, 'M58,-52Q96,-40 112,0M-82,-54Q-104,-20 -100,24') +
          line(INKS.pith, 4, 'M58,-52Q96,-40 112,0M-82,-54Q-104,-20 -100,24'),
      ) +
        at(46, 104, -10, 1.05, cutSlice('one')) +
        at(
          150,
          80,
          14,
          1.05,
          cutSlice('two') +
            slab(INKS.buttercream, INKS.lemonDeep, 'M-34,-14Q0,-28 34,-10L30,18Q-4,28 -32,14Z', 5) +
            line(INKS.white, 4, 'M-22,-4Q0,-14 20,-4'),
        ),
    ),
};
