import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { driedChilli, greenery } from './kit/garden.ts';
import { curls, slab, specks, swirl } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl, plate } from './kit/vessels.ts';

/** A flatbread of millet, brown where it puffed, under the rim of the bowl. */
const bhakri =
  slab(INKS.toast, INKS.crust, blob(150, 15, 0.06, 'bhakri'), 8) +
  each(spread(14, 130, 'spots'), (i) =>
    shape(i % 2 ? INKS.caramel : INKS.crust, blob(8 + (i % 3) * 5, 8, 0.4, `spot${i}`)),
  );

export const pithlaInEighteenMinutes: Dish = {
  shows:
    'A bowl of thick smooth yellow gram-flour custard with red oil, mustard seeds, garlic and coriander on top, on a plate with a round flatbread',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(66, 70, 0, 0.98, bhakri) +
        at(
          -34,
          -30,
          0,
          0.72,
          bowl(
            INKS.steel,
            INKS.lemonDeep,
            shape(INKS.lemon, blob(158, 16, 0.05, 'pithla')) +
              swirl(INKS.lemonDeep, 7, 140, 2.5) +
              swirl(INKS.lemonFlesh, 10, 132, 2.4, 0.5) +
              shape(INKS.tomato, blob(74, 13, 0.44, 'oil')) +
              each(
                [
                  [-86, -50, 0],
                  [92, 20, 0],
                  [20, 96, 0],
                  [-50, 82, 0],
                ],
                shape(INKS.tomato, blob(13, 8, 0.3, 'drop')),
              ) +
              curls(INKS.pith, 11, 26, spread(13, 62, 'garlic')) +
              curls(INKS.caramel, 3.4, 24, spread(13, 62, 'garlic')) +
              specks(INKS.cocoaDeep, 5.6, spread(42, 88, 'mustard')) +
              each(
                [
                  [-18, -34, -20],
                  [34, 24, 40],
                ],
                driedChilli(58),
              ) +
              greenery(15, 122, 'coriander', 17),
          ),
        ),
    ),
};
