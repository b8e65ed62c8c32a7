import { INKS } from '../../inks.ts';
import { at, disc, line, shape } from '../../shapes.ts';
import { holes } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { olive, roastTomato } from './kit/garden.ts';
import { leaves, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';

const I = INKS;
const TOMATOES = [
  [-96, -64],
  [-20, -112],
  [64, -90],
  [-50, -20],
  [24, -40],
  [-122, 22],
  [-72, 78],
  [-8, 44],
  [-16, 122],
  [110, -26],
  [-104, -110],
] as const;

/** The wedge from 8 to 66 degrees, cut and pulled out, with crumb on the cut sides. */
const WEDGE = 'M0,0L178,25A180,180 0 0 1 73,164Z';

export const focacciaBarese: Dish = {
  shows:
    'A round focaccia in its black tin, golden and dimpled, with burst cherry tomatoes, green olives and oregano, one wedge drawn out',
  cutlery: 'knife',
  draw: () =>
    `<circle cx="12" cy="17" r="204" fill="${I.ink}" opacity=".24"/><circle r="204" fill="#2a2523"/><circle r="195" fill="#4b4440"/>` +
    disc(I.crustD, 186) +
    disc(I.crust, 181) +
    disc(I.semolina, 168) +
    each(spread(26, 156, 'dimples'), disc(I.crust, 13) + line(I.buttercream, 5, 'M-10,10Q0,16 10,10')) +
    specks(I.caramel, 6, spread(40, 172, 'brown')) +
    each(
      TOMATOES.map(([x, y]) => [x, y, x]),
      roastTomato(29),
    ) +
    each(
      [
        [-66, -74, 10],
        [26, -98, 50],
        [-18, -68, 0],
        [-86, 28, 30],
        [82, -50, 80],
        [-40, 88, 10],
        [-134, -28, 60],
        [-122, 76, 0],
        [-52, -132, 0],
      ],
      olive(I.olive, I.sprout, 19),
    ) +
    shape('#211a14', 'M0,0L192,27A194,194 0 0 1 79,177Z') +
    shape(I.buttercream, 'M0,0L4,-10L184,15L182,27ZM0,0L-10,2L64,172L76,170Z') +
    leaves(
      I.leaf,
      15,
      spread(46, 160, 'oregano').filter(([x, y]) => !(x > 10 && y > x * 0.1)),
    ) +
    at(
      42,
      34,
      5,
      1,
      `<path d="${WEDGE}" fill="${I.ink}" opacity=".3" transform="translate(8 14)"/>` +
        shape(I.buttercream, 'M0,0L73,164L73,190L0,26Z') +
        shape(I.crustD, 'M73,164A180,180 0 0 0 178,25L178,44A186,186 0 0 1 73,190Z') +
        shape(I.crust, WEDGE) +
        shape(I.semolina, 'M4,4L166,27A168,168 0 0 1 69,150Z') +
        holes(I.crust, 7, 16, 'crumb') +
        each(
          [
            [84, 44, 0],
            [112, 94, 40],
            [66, 100, 20],
          ],
          roastTomato(29),
        ) +
        each(
          [
            [120, 52, 20],
            [60, 62, 60],
          ],
          olive(I.olive, I.sprout, 19),
        ) +
        leaves(I.leaf, 15, spread(9, 50, 'wedge', { x: 92, y: 72 })),
    ),
};
