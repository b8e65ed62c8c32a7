import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, onionSliver } from './kit/garden.ts';
import { curls, dashes, pool } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A cooked, peeled prawn, curled, with its tail. */
const prawn =
  shape(
    INKS.brick,
    'M-44,26C-66,-16 -34,-60 14,-56C50,-52 66,-20 54,8C44,20 30,14 32,0C34,-16 20,-26 4,-24C-16,-22 -22,-2 -12,18Z',
  ) +
  shape(
    INKS.flesh,
    'M-42,20C-62,-18 -32,-56 14,-52C46,-48 60,-20 50,4C44,14 34,10 36,-2C38,-20 22,-32 4,-30C-20,-28 -28,-4 -18,14Z',
  ) +
  line(
    INKS.shell,
    5,
    'M-34,-6Q-28,-4 -24,-6M-26,-30Q-18,-24 -16,-22M-2,-46Q0,-38 0,-33M26,-44Q22,-36 18,-30M44,-22Q38,-20 34,-16',
  ) +
  shape(INKS.tomato, 'M-42,22L-60,46L-36,40L-24,54L-14,16Z');

export const greenMangoSaladPrawns: Dish = {
  shows:
    'A heap of pale green mango shreds on a plate with curled pink prawns, red chilli, shallot, mint leaves and peanuts',
  cutlery: 'chopsticks',
  draw: (input) =>
    plate(
      input,
      pool(INKS.lime, INKS.leaf, 136, 'mango') +
        curls(INKS.leaf, 10, 66, spread(40, 122, 'm0')) +
        curls(INKS.lime, 10, 66, spread(46, 122, 'm1')) +
        curls(INKS.sprout, 9, 62, spread(60, 116, 'm2')) +
        curls(INKS.buttercream, 8, 56, spread(44, 104, 'm3')) +
        dashes(INKS.carrot, 7, 40, spread(17, 108, 'carrot')) +
        each(
          [
            [-84, -48, -20],
            [80, -66, 60],
            [70, 74, 140],
            [-56, 82, 230],
          ],
          prawn,
        ) +
        each(spread(9, 110, 'shallot'), onionSliver(22)) +
        each(
          [
            [-30, -82, 0],
            [40, 20, 0],
            [-60, 22, 0],
            [26, 92, 0],
            [100, -16, 0],
          ],
          chilliRing(14),
        ) +
        each(spread(14, 112, 'nuts'), peanut(18)) +
        at(
          0,
          0,
          0,
          1,
          placed({ name: 'mint', x: 22, y: -44, size: 84, rotation: 20 }) +
            placed({ name: 'mint', x: -96, y: 38, size: 62, rotation: -60 }),
        ),
    ),
};
