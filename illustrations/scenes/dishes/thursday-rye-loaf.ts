import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import { slice } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { spread } from './kit/places.ts';
import { board } from './kit/vessels.ts';

/** An oval loaf with one slash that has burst to an ear; rings of flour from its basket. */
const loaf =
  shape(
    INKS.ink,
    'M-170,18C-170,-62 -80,-96 10,-94C100,-92 172,-50 172,18C172,84 90,108 0,108C-100,106 -170,84 -170,18Z',
  ) +
  shape(
    INKS.crustD,
    'M-170,4C-170,-74 -80,-104 10,-102C100,-100 172,-62 172,4C172,70 90,96 0,96C-100,94 -170,70 -170,4Z',
  ) +
  shade('dk', 'M-166,20C-90,80 90,82 170,14C166,70 90,96 0,96C-100,94 -160,72 -166,20Z') +
  line(
    INKS.toast,
    5,
    'M-140,-30Q-150,10 -130,46M-112,-58Q-126,0 -104,68M-78,-78Q-90,-50 -90,-30M-84,34Q-80,64 -72,82M100,-72Q122,0 100,74M134,-46Q146,10 128,54M68,40Q70,64 62,84M64,-86Q72,-70 74,-56',
  ) +
  shape(
    INKS.cocoa,
    'M-124,6C-80,-40 40,-64 128,-32C140,-14 130,2 116,8C60,-6 -50,16 -104,40C-122,34 -130,20 -124,6Z',
  ) +
  shape(
    INKS.toast,
    'M-110,14C-70,-18 40,-40 118,-18C116,-6 110,0 104,2C50,-8 -50,12 -98,32C-108,28 -112,22 -110,14Z',
  ) +
  line(INKS.crust, 4, 'M-84,14L-70,18M-50,-2L-36,8M-12,-14L0,-2M28,-20L38,-8M68,-22L76,-10') +
  specks(
    INKS.dough,
    2.8,
    spread(80, 150, 'flour').filter(([x, y]) => (x / 160) ** 2 + (y / 84) ** 2 < 1),
  );

export const thursdayRyeLoaf: Dish = {
  shows:
    'An oval dark sourdough loaf with one long burst slash and rings of flour on a board, two slices with an open crumb in front, butter',
  cutlery: 'knife',
  draw: () =>
    board(
      at(-26, -66, -12, 1.06, loaf) +
        at(-80, 112, -8, 0.86, slice(INKS.toast, INKS.crustD, 't1')) +
        at(86, 104, 10, 0.86, slice(INKS.toast, INKS.crustD, 't2')) +
        placed({ name: 'butter', x: 190, y: 26, size: 100 }),
    ),
};
