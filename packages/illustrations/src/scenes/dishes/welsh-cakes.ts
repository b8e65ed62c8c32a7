import { INKS } from '../../inks.ts';
import { at, blob, roundShade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dice, seedsOf } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

const fluted = (r: number) => {
  const bumps = ring(18, r)
    .map(([x, y]) => `M${x.toFixed(1)},${y.toFixed(1)}m-11,0a11,11 0 1 0 22,0a11,11 0 1 0 -22,0Z`)
    .join('');
  return `${bumps}M${-r},0A${r},${r} 0 1 0 ${r},0A${r},${r} 0 1 0 ${-r},0Z`;
};

/** A fluted cake with currants and sugar: pale at the side, evenly brown on top. */
const cake = (seed: string) =>
  at(3, 9, 0, 1, shape(INKS.crustD, fluted(48))) +
  shape(INKS.crumb, fluted(48)) +
  shape(INKS.crust, blob(47, 13, 0.08, seed)) +
  shape(INKS.caramel, blob(35, 11, 0.24, `${seed}dark`)) +
  roundShade('db', 50) +
  seedsOf(INKS.night, 21, spread(7, 40, `${seed}currant`)) +
  dice(INKS.white, 3, spread(22, 50, `${seed}sugar`));

export const welshCakes: Dish = {
  shows:
    'A round iron griddle of seven small flat cakes with fluted edges, evenly browned, dotted with currants and dusted with sugar',
  cutlery: 'knife',
  draw: () =>
    fryingPan(
      '#332c29',
      each(
        ring(6, 106, 20).map(([x, y]) => [x, y, 0]),
        (i) => cake(`cake${i}`),
      ) +
        at(0, -2, 0, 1, cake('middle')) +
        dice(INKS.white, 3, spread(40, 156, 'loose')),
      -34,
    ),
};
