import { INKS } from '../../inks.ts';
import { at, blob, line, shade, shape } from '../../shapes.ts';
import { holes, roundLoaf } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { seedsOf, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { roundBoard } from './kit/vessels.ts';

/** The cross is cut so deep that the four quarters separate. */
const cross =
  shape(
    INKS.crustD,
    'M-134,-10Q-70,-20 -20,-19Q-24,-70 -9,-134H9Q22,-70 20,-19Q70,-22 134,-9V9Q70,20 20,18Q24,70 10,134H-9Q-22,70 -19,18Q-70,22 -134,9Z',
  ) +
  shape(
    INKS.caramel,
    'M-128,-2Q-60,-13 -12,-12Q-15,-60 -5,-128L3,-128Q8,-60 2,-4Q60,-2 128,2L127,7Q60,12 10,11Q14,60 5,128L-2,128Q-6,60 -4,6Q-60,6 -128,3Z',
  ) +
  line(INKS.cocoa, 6, 'M-128,2Q-60,4 0,1T128,3M0,-128Q6,-60 0,0T1,128') +
  line(
    INKS.toast,
    3,
    'M-112,-13Q-64,-21 -26,-21M26,-22Q70,-24 112,-14M-22,-28Q-25,-70 -13,-112M-22,26Q-24,66 -14,108',
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
