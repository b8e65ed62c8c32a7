import { INKS } from '../../inks.ts';
import { at, blob, disc, roundShade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dice, seedsOf } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

/** A thick round cake with a pale fluted edge: browned on top, currants in the dough, sugar. */
const cake = (seed: string) =>
  each(
    ring(18, 43, 0, 3, 9).map(([x, y]) => [x, y, 0]),
    disc(INKS.toast, 6),
  ) +
  disc(INKS.toast, 45, 3, 9) +
  each(
    ring(18, 43).map(([x, y]) => [x, y, 0]),
    disc(INKS.dough, 6),
  ) +
  disc(INKS.dough, 45) +
  shape(INKS.crust, blob(42, 13, 0.06, seed)) +
  shape(INKS.caramel, blob(32, 11, 0.16, `${seed}top`), 0.7) +
  roundShade('dk', 45, 0, 0, 60, 0.3) +
  seedsOf(INKS.night, 13, spread(6, 32, `${seed}currant`)) +
  dice(INKS.white, 3, spread(20, 36, `${seed}sugar`));

export const welshCakes: Dish = {
  shows:
    'A round iron griddle with seven flat round cakes apart from each other, browned on top, with pale fluted edges and currants and sugar on top',
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
