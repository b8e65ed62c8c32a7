import { INKS } from '../../inks.ts';
import { at, disc, line, shade, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, specks } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { roundBoard } from './kit/vessels.ts';

const TOP = 'M-50,-46Q-50,-54 -42,-54H42Q50,-54 50,-46V26Q50,34 42,34H-42Q-50,34 -50,26Z';
const SIDE = 'M-50,22H50V62Q50,74 40,74H-40Q-50,74 -50,62Z';
const shadow =
  '<path transform="translate(9 8)" opacity=".25" d="M-50,-40H50V64Q50,74 40,74H-40Q-50,74 -50,64Z"/>';

/** A block of shortcrust, half as tall as it is wide, golden on the faces that touched the tin. */
const whole = (seed: string) =>
  shadow +
  shape(INKS.crust, SIDE) +
  shade('db', SIDE, 0.7) +
  shape(INKS.buttercream, TOP) +
  shape(INKS.semolina, 'M-38,-43H38V23H-38Z', 0.75) +
  specks(INKS.crust, 2.6, spread(14, 32, seed)) +
  line(INKS.pith, 5, 'M-43,-20V-47H-16');

/** A halved cake: its near side shows the jam inside the thick pastry. */
const halved = (seed: string) =>
  at(0, 12, 0, 1, shadow) +
  shape(INKS.buttercream, 'M-50,-10Q-50,-18 -42,-18H42Q50,-18 50,-10V10H-50Z') +
  shape(INKS.semolina, 'M-40,-10H40V4H-40Z', 0.75) +
  shape(INKS.butter, 'M-50,4H50V76Q50,86 40,86H-40Q-50,86 -50,76Z') +
  specks(INKS.semolina, 3, spread(30, 44, seed, { y: 44 })) +
  shape(INKS.caramel, 'M-38,20Q0,13 38,20V70Q0,77 -38,70Z') +
  shape(INKS.carrotDeep, 'M-34,22Q0,17 34,22V66Q0,72 -34,66Z') +
  curls(INKS.carrot, 4, 18, spread(9, 24, `${seed}jam`, { y: 45 })) +
  line(INKS.lemonFlesh, 4, 'M-24,32Q-10,27 6,28');

/** A slice of pineapple: eyes along its edge, fibres towards the core. */
const slice =
  disc(INKS.lemonDeep, 57, 4, 7) +
  disc(INKS.crust, 57) +
  disc(INKS.lemon, 52) +
  disc(INKS.lemonFlesh, 40) +
  shape(INKS.caramel, stamp('M-4,-5L4,-5L0,4Z', ring(12, 53))) +
  line(INKS.lemonDeep, 3, stamp('M0,-24L0,-44', ring(14, 0))) +
  disc(INKS.buttercream, 15);

export const pineappleCakes: Dish = {
  shows:
    'Thick golden blocks of shortbread pastry on a round board, two of them cut to show their amber pineapple jam, with a slice of fresh pineapple',
  cutlery: 'knife',
  draw: () =>
    roundBoard(
      each(
        [
          [-112, -78, -5],
          [4, -106, 3],
          [116, -74, 6],
          [-56, 24, 4],
          [66, 20, -4],
        ],
        (i) => whole(`cake${i}`),
      ) +
        at(-104, 106, -16, 1, slice) +
        at(0, 104, -4, 1.02, halved('left')) +
        at(112, 96, 7, 1.02, halved('right')),
      INKS.crustD,
    ),
};
