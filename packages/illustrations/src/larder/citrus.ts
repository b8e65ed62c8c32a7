import { INKS as C } from '../inks.ts';
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
  stamp,
  wedges,
} from '../shapes.ts';

const pip = cut(
  shape(C.lemonDeep, 'M1,-12C10,-4 8,9 1,12C-5,9 -6,-4 1,-12Z'),
  shape(C.white, 'M0,-11C7,-4 6,8 0,10C-6,8 -7,-4 0,-11Z'),
);

const lemonHalf = cut(
  disc(C.lemon, 100),
  disc(C.pith, 91),
  wedges(9, 9, 84, 0.045, C.lemonFlesh),
  shade('dk', 'M-84,0A84,84 0 0 0 84,0C60,40 -60,40 -84,0Z', 0.5),
  disc(C.pith, 6),
  at(-28, -30, 30, 1, pip),
  at(34, -22, -50, 1, pip),
  at(8, 44, 8, 1, pip),
);

const lemon = at(
  -14,
  12,
  0,
  1,
  cut(
    at(62, -66, -28, 1, leaf(92, 26, C.leaf, C.leafD)),
    shape(
      C.lemon,
      'M-106,38C-98,30 -98,18 -92,0C-80,-52 -24,-84 34,-72C52,-70 60,-74 72,-78C80,-70 78,-58 80,-48C102,0 84,62 28,78C-16,90 -52,76 -70,62C-82,56 -98,54 -106,38Z',
    ),
    shade('dk', 'M-92,50C-40,70 50,50 86,-20C98,34 68,68 28,78C-16,90 -52,76 -70,62Z'),
    shape(C.pith, 'M-58,-22C-42,-48 -14,-60 10,-60C-14,-48 -38,-32 -58,-22Z', 0.8),
  ),
);

const lime = cut(
  at(
    -26,
    -22,
    -24,
    1,
    cut(
      shape(
        C.leaf,
        'M-112,10C-104,-2 -100,-16 -92,-28C-62,-78 40,-84 82,-36C92,-24 98,-20 112,-14C118,-8 116,2 108,6C98,10 94,20 84,28C44,78 -56,78 -90,34C-98,26 -106,22 -112,10Z',
      ),
      shade('dk', 'M-90,34C-56,78 44,78 84,28C94,20 98,10 108,6C60,46 -40,52 -90,34Z'),
      shape(C.lime, 'M-64,-26C-44,-50 -10,-58 22,-52C-10,-46 -36,-36 -64,-26Z'),
    ),
  ),
  at(
    44,
    38,
    14,
    1,
    cut(
      disc(C.leaf, 76),
      disc(C.sprout, 68),
      wedges(10, 6, 62, 0.05, C.lime),
      shade('dk', 'M-62,4A62,62 0 0 0 62,4C42,34 -42,34 -62,4Z', 0.5),
      disc(C.sprout, 5),
    ),
  ),
);

const petal = 'M0,0C-18,-10 -20,-38 0,-46C20,-38 18,-10 0,0Z';

const orange = at(
  -4,
  12,
  0,
  1,
  cut(
    at(-6, -86, -146, 1, leaf(84, 26, C.leaf, C.leafD)),
    at(14, -84, -24, 1, leaf(104, 28, C.leaf, C.leafD)),
    shape(C.carrot, blob(98, 12, 0.03, 'orange')),
    roundShade('dk', 93, 0, 0, 58, 0.4),
    glint(C.apricot, 96, 0, 0, -158, 28),
    beads(
      C.carrotDeep,
      seeds(26, 62).map(([x, y]) => [x - 6, y + 8, 2]),
    ),
    at(
      16,
      -74,
      12,
      1,
      cut(
        shape(
          C.white,
          stamp(
            petal,
            [0, 72, 144, 216, 288].map((turn) => [0, 0, turn] as const),
          ),
        ),
        line(
          C.apricot,
          2,
          stamp(
            'M0,-10L0,-24',
            [0, 72, 144, 216, 288].map((turn) => [0, 0, turn] as const),
          ),
        ),
        disc(C.lemon, 9),
        beads(C.lemonDeep, [
          [-3, -3, 2],
          [4, 1, 2],
          [-1, 5, 2],
        ]),
      ),
    ),
  ),
);

/** Citrus fruit, whole and cut. */
export const citrus = { lemon, 'lemon-half': lemonHalf, lime, orange };
