import { INKS } from '../inks.ts';
import {
  at,
  beads,
  blob,
  cut,
  disc,
  glint,
  leaf,
  line,
  roundShade,
  seeds,
  shade,
  shape,
  wedges,
} from '../shapes.ts';

const {
  apricot,
  carrot,
  carrotDeep,
  leaf: green,
  leafD,
  lemon: yellow,
  lemonDeep,
  lemonFlesh,
  lime: acid,
} = INKS;
const { pith, sprout, white } = INKS;

const pip = cut(
  shape(lemonDeep, 'M1,-12C10,-4 8,9 1,12C-5,9 -6,-4 1,-12Z'),
  shape(white, 'M0,-11C7,-4 6,8 0,10C-6,8 -7,-4 0,-11Z'),
);

const lemonHalf = cut(
  disc(yellow, 100),
  disc(pith, 91),
  wedges(9, 9, 84, 0.045, lemonFlesh),
  shade('dk', 'M-84,0A84,84 0 0 0 84,0C60,40 -60,40 -84,0Z', 0.5),
  disc(pith, 6),
  at(-28, -30, 30, 1, pip),
  at(34, -22, -50, 1, pip),
  at(8, 44, 8, 1, pip),
);

const lemon = cut(
  at(62, -66, -28, 1, leaf(92, 26, green, leafD)),
  shape(
    yellow,
    'M-106,38C-98,30 -98,18 -92,0C-80,-52 -24,-84 34,-72C52,-70 60,-74 72,-78C80,-70 78,-58 80,-48C102,0 84,62 28,78C-16,90 -52,76 -70,62C-82,56 -98,54 -106,38Z',
  ),
  shade('dk', 'M-92,50C-40,70 50,50 86,-20C98,34 68,68 28,78C-16,90 -52,76 -70,62Z'),
  shape(pith, 'M-58,-22C-42,-48 -14,-60 10,-60C-14,-48 -38,-32 -58,-22Z', 0.8),
);

const lime = cut(
  at(
    -26,
    -22,
    -24,
    1,
    cut(
      shape(
        green,
        'M-104,2C-98,-8 -96,-18 -90,-28C-66,-78 40,-86 78,-34C88,-24 98,-16 108,-4C100,8 92,16 84,26C50,80 -60,78 -90,28C-96,20 -98,12 -104,2Z',
      ),
      shade('dk', 'M-90,28C-60,78 50,80 84,26C92,16 100,8 108,-4C60,50 -40,50 -90,28Z'),
      shape(acid, 'M-64,-26C-44,-50 -10,-58 22,-52C-10,-46 -36,-36 -64,-26Z'),
    ),
  ),
  at(
    44,
    38,
    14,
    1,
    cut(
      disc(green, 76),
      disc(sprout, 68),
      wedges(10, 6, 62, 0.05, acid),
      shade('dk', 'M-62,4A62,62 0 0 0 62,4C42,34 -42,34 -62,4Z', 0.5),
      disc(sprout, 5),
    ),
  ),
);

const petal =
  shape(white, 'M0,0C-18,-10 -20,-38 0,-46C20,-38 18,-10 0,0Z') + line(apricot, 2, 'M0,-10L0,-24');

const orange = cut(
  at(-6, -86, -146, 1, leaf(84, 26, green, leafD)),
  at(14, -84, -24, 1, leaf(104, 28, green, leafD)),
  shape(carrot, blob(98, 12, 0.03, 'orange')),
  roundShade('dk', 96, 0, 0, 58, 0.4),
  glint(apricot, 96, 0, 0, -158, 28),
  beads(
    carrotDeep,
    seeds(26, 62).map(([x, y]) => [x - 6, y + 8, 2]),
  ),
  at(
    16,
    -74,
    12,
    1,
    cut(
      ...[0, 72, 144, 216, 288].map((turn) => at(0, 0, turn, 1, petal)),
      disc(yellow, 9),
      beads(lemonDeep, [
        [-3, -3, 2],
        [4, 1, 2],
        [-1, 5, 2],
      ]),
    ),
  ),
);

export const citrus = { lemon, 'lemon-half': lemonHalf, lime, orange };
