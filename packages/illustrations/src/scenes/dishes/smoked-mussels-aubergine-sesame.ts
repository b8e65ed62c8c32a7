import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, greenery } from './kit/garden.ts';
import { pool, seedsOf, swirl } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A charred aubergine, torn open from the stalk: black skin, soft pale flesh in strands. */
const opened =
  shape(
    INKS.ink,
    'M-112,4C-104,-44 -30,-62 40,-48C84,-40 118,-24 118,4C118,34 84,50 36,54C-34,62 -106,48 -112,4Z',
  ) +
  shape(
    INKS.cocoaDeep,
    'M-104,0C-96,-36 -30,-52 38,-40C80,-32 108,-18 108,4C106,26 78,40 36,44C-32,52 -98,40 -104,0Z',
  ) +
  shape(
    INKS.toast,
    'M-88,2C-80,-24 -24,-38 36,-28C70,-22 92,-12 92,4C90,18 66,28 34,32C-26,38 -84,30 -88,2Z',
  ) +
  shape(
    INKS.crumb,
    'M-70,0C-56,-18 -14,-26 30,-18C54,-14 70,-6 72,4C60,16 40,20 20,22C-26,26 -66,20 -70,0Z',
  ) +
  line(INKS.caramel, 3.4, 'M-66,-6C-30,-16 20,-14 66,0M-70,8C-30,2 20,4 60,12M-40,20C-10,14 10,16 34,20') +
  shape(INKS.leafD, 'M-108,-16L-136,-30L-168,-22L-166,14L-136,24L-106,16L-118,0Z') +
  line(INKS.leafD, 13, 'M-160,-4L-186,-6');
/** A smoked mussel without its shell. */
const meat =
  shape(INKS.brick, 'M-25,5C-26,-20 14,-26 27,-5C30,15 8,25 -9,20C-18,18 -25,14 -25,5Z') +
  shape(INKS.carrot, 'M-23,1C-24,-20 14,-24 25,-6C26,10 6,18 -8,14C-16,12 -22,8 -23,1Z') +
  shape(INKS.cocoa, 'M-20,6C-10,16 6,16 20,2C16,14 4,19 -8,15C-14,14 -19,11 -20,6Z') +
  line(INKS.apricot, 4, 'M-12,-6Q0,-14 12,-9');

export const smokedMusselsAubergineSesame: Dish = {
  shows:
    'Two aubergines with burnt black skin torn open on white sesame sauce on a plate, orange smoked mussels and sesame seeds over them, a lemon wedge',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.white, INKS.cream, 152, 'tahini') +
        swirl(INKS.cream, 8, 136, 2.6) +
        at(22, -52, -14, 0.98, opened) +
        at(10, 60, 8, 0.98, opened) +
        shade('dk', 'M-90,20Q0,44 110,16Q60,60 -60,50Z', 0.2) +
        each(
          [
            [-44, -48, 0],
            [8, -62, 40],
            [62, -74, 100],
            [-46, 52, 20],
            [6, 62, 80],
            [60, 66, 140],
            [104, -66, 10],
            [-20, -8, 60],
            [112, 30, 20],
          ],
          meat,
        ) +
        seedsOf(INKS.cream, 11, spread(50, 124, 'sesame')) +
        seedsOf(INKS.ink, 9, spread(24, 120, 'black')) +
        greenery(11, 118, 'parsley', 13) +
        at(-76, 124, -10, 0.9, citrusWedge()),
    ),
};
