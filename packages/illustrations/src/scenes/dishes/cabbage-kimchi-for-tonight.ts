import { INKS } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, hoops, seedsOf, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A piece of Chinese cabbage: pale ribbed stalk, frilled green leaf, red dressing over both. */
const cabbage = (i: number) =>
  slab(
    INKS.sprout,
    INKS.brick,
    'M-60,-10C-40,-34 -6,-30 14,-34C40,-44 66,-26 62,-2C66,24 44,36 16,28C-8,30 -44,32 -60,10Z',
    6,
  ) +
  shape(INKS.white, 'M-58,-8C-36,-20 0,-16 24,-4C0,14 -36,20 -58,8Z') +
  line(INKS.sage, 3, 'M-50,0H10M-44,-7L4,-9M-44,7L4,8') +
  shape(
    i % 2 ? INKS.tomato : INKS.tomatoDeep,
    'M-48,-16C-4,-34 30,-40 56,-22C66,-4 62,20 40,28C14,26 0,34 -20,24C-30,16 -6,10 -4,0C-10,-10 -50,0 -48,-16Z',
  ) +
  line(INKS.flesh, 4, 'M-14,-18Q14,-30 40,-20M10,6Q26,0 40,8');

export const cabbageKimchiForTonight: Dish = {
  shows:
    'A bowl of kimchi: ribbed pieces of Chinese cabbage coated in red chilli, with radish matchsticks, spring onion and sesame',
  cutlery: 'chopsticks',
  draw: () =>
    bowl(
      INKS.bone,
      INKS.tomatoDeep,
      specks(INKS.brick, 5, spread(60, 160, 'flakes')) +
        each(
          spread(24, 128, 'kimchi').map(([x, y, t]) => [x, y, t, 1.12]),
          cabbage,
        ) +
        dashes(INKS.white, 8, 48, spread(12, 116, 'radish')) +
        dashes(INKS.leaf, 9, 38, spread(12, 124, 'green')) +
        hoops(INKS.lime, 8, 5, spread(9, 110, 'ring')) +
        seedsOf(INKS.cream, 11, spread(44, 132, 'sesame')) +
        specks(INKS.brick, 3, spread(60, 132, 'chilli')),
    ),
};
