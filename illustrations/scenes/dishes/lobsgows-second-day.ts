import { INKS } from '../../inks.ts';
import { at, blob, disc, line, type Place, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { carrotCoin, greenery } from './kit/garden.ts';
import { slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A floury potato that is going at its edges. */
const potato = (seed: string) =>
  slab(INKS.dough, INKS.semolina, blob(44, 8, 0.26, seed), 9) +
  shape(INKS.pith, blob(30, 8, 0.3, `${seed}top`)) +
  line(INKS.toast, 3, 'M-20,8Q-4,16 16,10');

/** Swede in dice: deeper than potato, and cut straight. */
const swede =
  shape(INKS.crust, 'M-25,-16L19,-24L29,18L20,32L-18,36L-28,24Z') +
  shape(INKS.yolk, 'M-25,-16L19,-24L28,18L-18,25Z') +
  line(INKS.buttercream, 4, 'M-18,-9L13,-15');

/** Lamb pulled off the bone, along its grain. */
const lamb = (seed: string) =>
  slab(INKS.caramel, INKS.cocoa, blob(44, 7, 0.42, seed), 9) +
  line(INKS.cocoa, 4, 'M-26,-14Q0,-24 24,-12M-30,2Q0,-8 30,4M-22,18Q2,8 24,20') +
  line(INKS.toast, 3.4, 'M-24,-5Q0,-16 26,-4M-20,11Q4,0 26,12');

/** A slice of leek, its rings come a little apart. */
const leek =
  disc(INKS.leafD, 25, 1, 3) +
  disc(INKS.leaf, 25) +
  disc(INKS.sprout, 20) +
  `<circle r="14" fill="none" stroke="${INKS.lime}" stroke-width="3.4"/><circle cx="1" r="8" fill="none" stroke="${INKS.leaf}" stroke-width="3"/>` +
  disc(INKS.white, 4);

const PIECES: readonly (readonly [piece: (seed: string) => string, places: readonly Place[]])[] = [
  [
    potato,
    [
      [-88, -74, 10],
      [66, -98, -20],
      [104, 34, 60],
      [-24, 104, 20],
      [-118, 42, -30],
      [10, -6, 0],
    ],
  ],
  [
    lamb,
    [
      [-18, -112, -10],
      [-64, 8, 24],
      [72, -28, -30],
      [52, 108, 16],
      [-82, 106, -24],
      [124, -42, 70],
    ],
  ],
  [
    () => swede,
    [
      [-128, -22, 12],
      [22, -62, -16],
      [-34, 56, 24],
      [112, 90, 8],
      [42, 46, -8],
    ],
  ],
  [
    () => carrotCoin(29),
    [
      [-50, -46, 0],
      [14, -132, 0],
      [128, -2, 0],
      [-2, 140, 0],
      [-94, 70, 0],
      [70, 22, 0],
      [-132, 8, 0],
    ],
  ],
  [
    () => leek,
    [
      [-112, -96, 0],
      [44, -26, 0],
      [-14, 34, 0],
      [88, 70, 0],
      [-52, 136, 0],
      [100, -88, 0],
      [-60, -8, 0],
      [26, 84, 0],
    ],
  ],
];

export const lobsgowsSecondDay: Dish = {
  shows:
    'A bowl of brown broth full of stewed lamb, floury potatoes, diced swede, thick coins of carrot and slices of leek, parsley on top',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.crust,
      shape(INKS.semolina, blob(160, 14, 0.05, 'broth'), 0.55) +
        specks(INKS.buttercream, 7, spread(26, 158, 'fat')) +
        PIECES.map(([piece, places], kind) => each(places, (i) => piece(`${kind}${i}`))).join('') +
        greenery(16, 120, 'parsley', 15) +
        at(0, 0, 0, 1, specks(INKS.ink, 2.4, spread(34, 140, 'pepper'))),
    ),
};
