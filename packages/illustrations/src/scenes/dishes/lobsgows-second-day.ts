import { INKS } from '../../inks.ts';
import { at, blob, disc, line, type Place, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { carrotCoin, greenery } from './kit/garden.ts';
import { slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A soft potato with ragged edges. */
const potato = (seed: string) =>
  slab(INKS.dough, INKS.semolina, blob(44, 8, 0.26, seed), 9) +
  shape(INKS.pith, blob(30, 8, 0.3, `${seed}top`)) +
  line(INKS.toast, 3, 'M-20,8Q-4,16 16,10');

/** A cube of swede: darker than potato, with straight cuts. */
const swede =
  shape(INKS.crust, 'M-25,-16L19,-24L29,18L20,32L-18,36L-28,24Z') +
  shape(INKS.yolk, 'M-25,-16L19,-24L28,18L-18,25Z') +
  line(INKS.buttercream, 4, 'M-18,-9L13,-15');

/** A ragged piece of lamb, frayed along its grain. */
const lamb =
  slab(
    INKS.crustD,
    INKS.cocoaDeep,
    'M-46,-4L-34,-22L-18,-18L2,-30L20,-22L44,-24L40,-8L50,4L36,12L38,26L12,22L-6,32L-20,20L-42,22L-36,8Z',
    7,
  ) +
  line(INKS.caramel, 4, 'M-36,-6Q-4,-18 38,-14M-28,6Q4,-4 40,2M-30,15Q0,8 28,16') +
  line(INKS.cocoa, 2.6, 'M-32,0Q0,-12 40,-6M-24,-12Q0,-22 24,-18M-20,12Q6,4 34,10');

/** A slice of leek: loose pale rings, green only at the outside. */
const leek =
  disc(INKS.leaf, 22, 1, 3) +
  disc(INKS.lime, 22) +
  disc(INKS.sprout, 19) +
  disc(INKS.white, 15) +
  `<g fill="none" stroke="${INKS.sprout}" stroke-width="2.6"><circle cx="1" r="12"/><circle cx="-1" r="7"/></g>`;
/** Loose rings of leek. */
const leekRings =
  line(INKS.lime, 8, 'M-24,8A25,25 0 0 1 22,-10M-10,14A15,15 0 0 1 16,2') +
  line(INKS.white, 5, 'M-24,8A25,25 0 0 1 22,-10M-10,14A15,15 0 0 1 16,2');

const PIECES: readonly (readonly [piece: string | ((index: number) => string), places: readonly Place[]])[] =
  [
    [
      (i) => potato(`lobsgows${i}`),
      [
        [-84, -78, 10],
        [106, 24, 60],
        [-20, 100, 20],
        [8, -14, 0],
      ],
    ],
    [
      lamb,
      [
        [20, -104, -10],
        [-70, 8, 24],
        [72, -34, -30],
        [58, 98, 16],
        [-96, 84, -24],
      ],
    ],
    [
      swede,
      [
        [-128, -22, 12],
        [96, -96, -16],
        [32, 44, -8],
        [-46, 50, 20],
      ],
    ],
    [
      carrotCoin(25),
      [
        [-40, -50, 0],
        [130, -26, 0],
        [-60, 128, 0],
        [102, 74, 0],
      ],
    ],
    [
      leek,
      [
        [-30, -124, 0],
        [66, 10, 0],
        [-18, 36, 0],
        [12, 138, 0],
        [-126, 36, 0],
      ],
    ],
    [
      leekRings,
      [
        [40, -66, 20],
        [-108, -44, 200],
        [22, 78, -60],
      ],
    ],
  ];

export const lobsgowsSecondDay: Dish = {
  shows:
    'A bowl of brown broth with ragged pieces of lamb, floury potatoes, diced swede, coins of carrot and pale rings of leek, parsley on top',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.crust,
      shape(INKS.semolina, blob(160, 14, 0.05, 'broth'), 0.55) +
        specks(INKS.buttercream, 7, spread(26, 158, 'fat')) +
        PIECES.map(([piece, places]) => each(places, piece)).join('') +
        greenery(13, 120, 'parsley', 12) +
        at(0, 0, 0, 1, specks(INKS.ink, 2.4, spread(34, 140, 'pepper'))),
    ),
};
