import { INKS } from '../../inks.ts';
import { at, blob, line, shade, shape } from '../../shapes.ts';
import { holes, roundLoaf } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { seedsOf, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { roundBoard } from './kit/vessels.ts';

/** The cross is cut so deep that the four quarters stand apart. */
const cross =
  shape(
    INKS.cocoa,
    'M-112,-14Q-40,-22 -18,-20Q-24,-60 -12,-114H14Q22,-60 20,-20Q60,-24 114,-12V14Q60,22 20,20Q24,60 14,112H-12Q-22,60 -20,20Q-60,24 -112,14Z',
  ) +
  shape(
    INKS.toast,
    'M-106,-6Q-40,-12 -10,-10Q-14,-60 -5,-108H7Q12,-60 10,-10Q60,-13 108,-5V6Q60,11 10,10Q13,60 7,106H-5Q-12,60 -10,10Q-60,13 -106,6Z',
  );

const cutSlice =
  slab(INKS.crustD, INKS.cocoa, 'M-64,34C-66,-20 -36,-50 0,-50C38,-50 66,-20 64,34Q0,46 -64,34Z', 8) +
  shape(INKS.crust, 'M-55,29C-56,-16 -30,-41 0,-41C32,-41 56,-16 55,29Q0,38 -55,29Z') +
  holes(INKS.caramel, 16, 44, 'soda') +
  seedsOf(INKS.crumb, 7, spread(14, 42, 'oats')) +
  slab(INKS.buttercream, INKS.lemonDeep, 'M-30,-12L26,-20L34,14L-26,20Z', 4);

export const brownSodaBread: Dish = {
  shows:
    'A round brown loaf with a deep cross cut in it on a wooden board, one slice in front spread with butter',
  cutlery: 'knife',
  draw: () =>
    roundBoard(
      at(
        -22,
        -28,
        20,
        1.06,
        roundLoaf(134, INKS.caramel, INKS.cocoa, 'soda') +
          shape(INKS.crust, blob(116, 14, 0.1, 'top')) +
          shade('dk', blob(132, 16, 0.05, 'soda'), 0.35) +
          seedsOf(INKS.crumb, 13, spread(46, 120, 'oats')) +
          specks(INKS.crustD, 3.4, spread(60, 122, 'bran')) +
          cross +
          line(INKS.crumb, 4, 'M-92,-60Q-80,-92 -50,-104'),
      ) + each([[104, 106, -14]], cutSlice),
    ),
};
