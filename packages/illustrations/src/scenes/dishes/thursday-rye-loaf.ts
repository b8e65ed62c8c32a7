import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import { slice } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { spread } from './kit/places.ts';
import { board } from './kit/vessels.ts';

/** An oval loaf with one open slash and rings of flour from its basket. */
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
  shape(INKS.cocoa, 'M-138,22C-90,-34 30,-66 136,-46C110,-34 60,-26 20,-14C-30,0 -90,14 -138,22Z') +
  shape(INKS.crumb, 'M-126,19C-80,-20 20,-50 116,-44C90,-34 50,-28 14,-18C-36,-2 -84,12 -126,19Z') +
  shape(INKS.toast, 'M-90,4C-50,-20 20,-38 70,-40C40,-32 20,-26 0,-20C-34,-8 -60,0 -90,4Z') +
  line(INKS.caramel, 7, 'M-140,20C-90,-38 30,-70 138,-48') +
  specks(
    INKS.dough,
    2.8,
    spread(80, 150, 'flour').filter(([x, y]) => (x / 160) ** 2 + (y / 84) ** 2 < 1),
  );

export const thursdayRyeLoaf: Dish = {
  shows:
    'An oval dark sourdough loaf with one long burst slash and rings of flour on a board, two slices with an open crumb in front',
  cutlery: 'knife',
  draw: () =>
    board(
      at(-26, -66, -12, 1.06, loaf) +
        at(-80, 112, -8, 0.86, slice(INKS.caramel, INKS.cocoa, 't1')) +
        at(86, 104, 10, 0.86, slice(INKS.caramel, INKS.cocoa, 't2')),
    ),
};
