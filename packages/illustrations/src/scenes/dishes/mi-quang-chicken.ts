import { INKS } from '../../inks.ts';
import { at, line } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, limeWedge } from './kit/garden.ts';
import { hoops, seedsOf, slab, specks } from './kit/marks.ts';
import { noodles } from './kit/noodles.ts';
import { chickenSlice, eggHalf, peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A piece of a large sesame cracker, stuck in at the edge. */
const cracker =
  slab(
    INKS.crumb,
    INKS.caramel,
    'M-84,50C-110,-10 -80,-84 -6,-96C40,-102 84,-76 96,-36L70,-22L78,4L44,8L48,38L10,36L0,60L-34,48L-50,68Z',
    7,
  ) +
  seedsOf(INKS.ink, 10, spread(30, 66, 'black', { x: -8, y: -20 })) +
  seedsOf(INKS.white, 10, spread(16, 60, 'white', { x: -8, y: -24 })) +
  line(INKS.toast, 5, 'M-66,-20Q-40,-66 10,-74');

export const miQuangChicken: Dish = {
  shows:
    'A bowl of wide yellow noodles with a little golden broth, chicken, half a boiled egg, peanuts, lime, mint and chilli, a sesame rice cracker stuck in',
  cutlery: 'chopsticks',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.lemonDeep,
      specks(INKS.yolk, 7, spread(26, 158, 'broth')) +
        noodles(INKS.buttercream, INKS.crust, 24, 158, 'quang', 11) +
        at(66, -84, 20, 1.16, cracker) +
        each(
          [
            [-70, -84, 0],
            [-116, -24, 60],
            [-44, -30, 120],
            [-96, 42, 30],
          ],
          chickenSlice(),
        ) +
        at(14, 72, -20, 1.1, eggHalf(42)) +
        each(spread(16, 66, 'nuts', { x: -26, y: 30 }), peanut(20)) +
        placed({ name: 'mint', x: 90, y: 62, size: 96, rotation: 30 }) +
        placed({ name: 'basil', x: -64, y: 104, size: 74, rotation: -40 }) +
        each(
          [
            [-6, 18],
            [48, 18],
            [-50, 58],
            [-10, -66],
            [64, 116],
          ],
          chilliRing(14),
        ) +
        hoops(INKS.leaf, 7, 4.6, spread(14, 110, 'onion', { y: 14 })) +
        at(112, 6, -60, 0.9, limeWedge()),
    ),
};
