import { INKS } from '../../inks.ts';
import { at, blob, disc, roundShade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dice, seedsOf } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

/** A flat round cake: browned to the edge, a thin pale side below, currants in the dough, sugar. */
const cake = (seed: string) =>
  disc(INKS.crumb, 45, 3, 8) +
  disc(INKS.caramel, 45) +
  shape(INKS.crust, blob(36, 11, 0.16, `${seed}top`)) +
  roundShade('dk', 45, 0, 0, 60, 0.3) +
  seedsOf(INKS.night, 14, spread(8, 36, `${seed}currant`)) +
  dice(INKS.white, 3, spread(24, 40, `${seed}sugar`));

export const welshCakes: Dish = {
  shows:
    'A round iron griddle with seven flat round cakes apart from each other, browned to the edge, with currants in them and sugar on top',
  cutlery: 'knife',
  draw: () =>
    fryingPan(
      '#332c29',
      each(
        ring(6, 108, 20).map(([x, y]) => [x, y, 0]),
        (i) => cake(`cake${i}`),
      ) + at(0, -2, 0, 1, cake('middle')),
      -34,
    ),
};
