import { INKS as C } from '../inks.ts';
import {
  at,
  beads,
  blob,
  cut,
  disc,
  glint,
  line,
  num,
  oval,
  type Place,
  roundShade,
  shade,
  shape,
  stamp,
} from '../shapes.ts';

const flutes = Array.from({ length: 26 }, (_, i) => {
  const a = (i * 2 * Math.PI) / 26;
  return [Math.cos(a) * 102, Math.sin(a) * 102, 14] as const;
});

const [berry, heart, core] = [
  'M0,-26C12,-24 20,-10 18,2C16,16 8,24 0,28C-8,24 -16,16 -18,2C-20,-10 -12,-24 0,-26Z',
  'M0,-16C8,-14 12,-4 10,4C8,12 4,16 0,20C-4,16 -8,12 -10,4C-12,-4 -8,-14 0,-16Z',
  'M0,-10C3,-4 3,6 0,12C-3,6 -3,-4 0,-10Z',
];
const ring = (n: number, r: number, size: number): Place[] =>
  Array.from({ length: n }, (_, i) => {
    const turn = (i * 360) / n;
    return [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r, turn + 90, size];
  });
const rings = [...ring(11, 63, 0.94), ...ring(6, 29, 0.66)];

const tart = cut(
  disc(C.crustD, 104, 2, 4),
  beads(C.crust, flutes),
  disc(C.crust, 104),
  line(
    C.crustD,
    3,
    flutes.map(([x, y]) => `M${num(x * 0.92)},${num(y * 0.92)}L${num(x * 1.06)},${num(y * 1.06)}`).join(''),
  ),
  disc(C.caramel, 90),
  disc(C.buttercream, 86),
  shape(C.tomato, stamp(berry, rings)),
  shape(C.rose, stamp(heart, rings)),
  shape(C.shell, stamp(core, rings)),
  shade('dk', 'M-78,36A86,86 0 0 0 86,-2C70,44 -20,74 -78,36Z', 0.8),
  ...[
    [-6, -4],
    [10, 2],
    [-2, 11],
  ].map(([x = 0, y = 0]) => disc(C.bilberry, 9, x, y) + disc(C.mist, 2.6, x - 2, y - 3)),
  at(-4, -8, -64, 0.6, shape(C.leaf, 'M0,0C12,-16 32,-18 48,-2C32,12 14,12 0,0Z')),
  at(8, -4, -20, 0.6, shape(C.lime, 'M0,0C12,-16 32,-18 48,-2C32,12 14,12 0,0Z')),
);

const cake = at(
  0,
  14,
  0,
  1,
  cut(
    shape(C.skyD, 'M-16,74L16,74C14,92 26,104 50,110L-50,110C-26,104 -14,92 -16,74Z'),
    shape(C.skyD, 'M-130,62C-130,52 130,52 130,62C126,78 60,84 0,84C-60,84 -126,78 -130,62Z'),
    oval(C.sky, 130, 13, 0, 60),
    shape(C.crust, 'M-98,-40L98,-40L98,50C98,62 40,68 0,68C-40,68 -98,62 -98,50Z'),
    shape(C.pith, 'M-98,-4C-60,6 60,6 98,-4L98,12C60,22 -60,22 -98,12Z'),
    shape(C.raspberry, 'M-98,6C-60,16 60,16 98,6L98,14C60,24 -60,24 -98,14Z'),
    shade('dk', 'M30,-40L98,-40L98,50C98,60 60,66 20,68C44,40 44,0 30,-40Z', 0.8),
    beads(C.crustD, [
      [-76, -18, 3, 2],
      [-50, 34, 3, 2],
      [-20, 42, 4, 2],
      [-80, 40, 3, 2],
      [-40, 50, 3, 2],
      [10, 38, 3, 2],
    ]),
    shape(
      C.blush,
      'M-106,-48C-106,-70 -50,-80 0,-80C50,-80 106,-70 106,-48C106,-40 106,-22 98,-12C90,-8 86,-18 84,-26C80,-38 70,-34 68,-24C68,-8 54,-4 48,-14C44,-26 34,-34 26,-24C22,-8 20,14 10,16C-2,16 0,-10 -6,-22C-14,-32 -24,-26 -26,-16C-30,-2 -44,-4 -46,-16C-50,-30 -60,-30 -64,-22C-68,-4 -86,8 -94,-6C-104,-20 -106,-40 -106,-48Z',
    ),
    shape(C.shell, 'M-92,-52C-80,-66 -30,-72 0,-72C34,-72 84,-66 94,-50C60,-42 -50,-40 -92,-52Z'),
    ...(
      [
        [-56, -62, 0.9],
        [-20, -70, 0.96],
        [22, -70, 1],
        [60, -62, 0.9],
      ] as const
    ).map(([x, y, s], i) =>
      at(
        x,
        y - 8,
        0,
        s,
        cut(
          disc(i % 2 ? C.tomatoDeep : C.tomato, 19),
          roundShade('dk', 19, 0, 0, 60, 0.3),
          glint(C.rose, 20, 0, 0, -150, 26),
          line(C.leafD, 3, `M0,-14C4,-30 ${12 - i * 3},-38 ${22 - i * 8},-44`),
        ),
      ),
    ),
  ),
);

const chips = [
  [-34, -48, 0, 1.1],
  [16, -58, 47, 0.9],
  [-58, 20, 94],
  [4, -8, 141, 1.25],
  [44, 10, 188],
  [-16, 46, 235, 1.1],
  [30, 58, 282, 0.9],
  [62, -8, 329, 0.6],
  [-64, 54, 16, 0.55],
] as const;

const cookie = cut(
  shape(
    C.caramel,
    'M-4,-102C30,-104 50,-96 62,-86C52,-70 62,-54 80,-54C78,-38 88,-26 102,-28C112,30 84,84 30,100C-28,114 -88,82 -102,28C-114,-36 -68,-98 -4,-102Z',
  ),
  shape(
    C.crust,
    'M-8,-94C20,-98 40,-92 50,-84C42,-64 54,-48 70,-46C70,-32 80,-20 92,-20C98,26 74,72 24,88C-28,100 -80,70 -92,20C-100,-36 -62,-88 -8,-94Z',
  ),
  shade('dk', 'M-86,36C-30,74 50,60 92,-8C98,32 74,72 24,88C-24,99 -70,76 -86,36Z'),
  shape(C.crumb, 'M-80,-8C-76,-42 -54,-66 -28,-76C-46,-56 -62,-34 -64,0Z'),
  shape(C.cocoaDeep, stamp(blob(13, 7, 0.3, 'chip'), chips)),
  shape(C.cocoa, stamp('M-7,-3L-1,-8L6,-4L0,0Z', chips)),
  line(C.crustD, 3, 'M-14,-82C-6,-78 2,-80 6,-84M-80,2l8,6M-4,24C4,28 10,26 14,22M50,42l8,-4M-36,0l6,6'),
  at(
    84,
    -74,
    0,
    1,
    shape(C.crust, blob(9, 6, 0.4, 'crumb-a')) +
      at(18, 18, 0, 0.6, shape(C.caramel, blob(9, 6, 0.4, 'crumb-b'))),
  ),
);

/** Cakes and pastry. */
export const cakes = { tart, cake, cookie };
