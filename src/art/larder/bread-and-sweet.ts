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

const slash = cut(
  shape(C.crumb, 'M-8,-66C18,-44 22,28 2,60C-6,30 -22,-30 -8,-66Z'),
  shape(C.crustD, 'M-8,-66C-24,-40 -18,30 2,60C-2,30 -14,-30 -8,-66Z'),
);

const loaf = cut(
  shape(
    C.crust,
    'M-176,6C-176,-62 -90,-92 0,-92C90,-92 176,-62 176,6C176,66 96,88 0,88C-96,88 -176,66 -176,6Z',
  ),
  shade('dk', 'M-172,26C-90,70 90,70 172,26C160,72 86,88 0,88C-86,88 -160,72 -172,26Z'),
  ...[-110, -40, 30, 100].map((x, i) => at(x, -6 + Math.abs(i - 1.5) * 8, 22, 1, slash)),
);

const toast = cut(
  shape(
    C.crustD,
    'M-86,-40C-104,-84 -60,-100 0,-100C60,-100 104,-84 86,-40L90,80C90,92 84,96 74,96L-74,96C-84,96 -90,92 -90,80Z',
  ),
  shape(
    C.toast,
    'M-74,-42C-90,-76 -50,-88 0,-88C50,-88 90,-76 74,-42L78,76C78,82 76,84 70,84L-70,84C-76,84 -78,82 -78,76Z',
  ),
  shade('dk', 'M-74,-42L-78,76L-70,84L70,84L78,76C10,60 -40,20 -74,-42Z', 0.5),
  beads(C.crumb, [
    [-40, -50, 6, 4],
    [-14, -66, 4, 3],
    [24, -48, 7, 4],
    [48, -64, 4, 3],
    [10, -20, 5, 3],
    [52, -16, 5, 4],
    [-44, -18, 4, 3],
    [38, 20, 4, 3],
    [58, 44, 5, 3],
  ]),
);

/** A croissant is seven rolled layers on a bow, thick in the middle; each is a band between two angles. */
const layers = [
  [-168, -142, 17],
  [-38, -12, 17],
  [-146, -120, 32],
  [-60, -34, 32],
  [-124, -96, 46],
  [-84, -56, 46],
  [-108, -72, 56],
] as const;

type Layer = (typeof layers)[number];

const layer = ([from, to, half]: Layer, grow = 0) => {
  const [outer, inner, mid] = [112 + half + grow, 112 - half * 0.8, (from + to) / 2];
  return `M${bow(from + grow, inner)}Q${bow(from - 6 + grow, 112)} ${bow(from + 3 + grow, outer - 8)}Q${bow(mid, outer + 12)} ${bow(to - 3 - grow, outer - 8)}Q${bow(to + 6 - grow, 112)} ${bow(to - grow, inner)}Q${bow(mid, inner - 6)} ${bow(from + grow, inner)}Z`;
};

const bow = (degrees: number, r: number) => {
  const a = (degrees * Math.PI) / 180;
  return `${num(Math.cos(a) * r * 1.06)},${num(Math.sin(a) * r + 84)}`;
};

const streaks = ([from, to, half]: Layer) =>
  [0.3, 0.52, 0.74]
    .map((t, i) => {
      const angle = from + (to - from) * t;
      return `M${bow(angle, 112 - half * (i === 1 ? 0.4 : 0.2))}L${bow(angle, 112 + half * (i === 1 ? 0.7 : 0.56))}`;
    })
    .join('');

/** The side of a layer towards the table. */
const hollow = ([from, to, half]: Layer) => {
  const [inner, mid] = [112 - half * 0.77, (from + to) / 2];
  return `M${bow(from + 1, inner)}Q${bow(mid, inner - 4)} ${bow(to - 1, inner)}L${bow(to + 1, 112 - half * 0.2)}Q${bow(mid, 112 - half * 0.5)} ${bow(from - 1, 112 - half * 0.2)}Z`;
};

const croissant = at(
  0,
  7,
  0,
  1,
  cut(
    ...layers.map((one, i) =>
      cut(
        shape(C.crustD, layer(one, 1)),
        shape(i % 4 > 1 || i === 6 ? C.crust : C.caramel, layer(one, -2.4)),
        line(i % 4 > 1 || i === 6 ? C.toast : C.crust, 4.5, streaks(one)),
        shade('dk', hollow(one), 0.8),
      ),
    ),
    shape(C.buttercream, 'M-34,-68C-22,-76 0,-78 14,-76C0,-70 -18,-66 -34,-60Z'),
  ),
);

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

const rope = 'M0,86C-70,88 -114,48 -110,0C-106,-54 -78,-92 -46,-90C-10,-88 -4,-40 12,-6C24,20 40,42 64,62';
const ropeBack = 'M0,86C70,88 114,48 110,0C106,-54 78,-92 46,-90C10,-88 4,-40 -12,-6C-24,20 -40,42 -64,62';

const pretzel = at(
  0,
  2,
  0,
  1,
  cut(
    line(C.crustD, 42, ropeBack),
    line(C.caramel, 33, ropeBack),
    line(C.crust, 9, 'M98,28C112,-30 80,-80 46,-80C28,-78 16,-60 8,-40'),
    line(C.crustD, 42, rope),
    line(C.caramel, 33, rope),
    line(C.crust, 9, 'M-100,20C-112,-30 -80,-82 -46,-80C-26,-78 -12,-54 -4,-24'),
    shade('dk', 'M-106,40C-80,76 -40,82 0,82C40,82 80,76 106,40C92,84 50,103 0,103C-50,103 -92,84 -106,40Z'),
    shape(C.crumb, 'M-92,-58C-82,-76 -66,-86 -48,-88C-62,-78 -74,-64 -80,-48Z'),
    shape(
      C.white,
      stamp('M-5,-4L4,-5L5,4L-4,5Z', [
        [-100, -34, 20],
        [-109, 6, 60],
        [-84, 52, 10],
        [-46, -92, 40],
        [-14, -66, 0],
        [97, -38, 50],
        [109, 4, 10],
        [86, 50, 70],
        [50, -94, 20],
        [76, -74, 0],
        [0, -34, 30],
        [22, 16, 60],
        [52, 52, 20],
        [-30, 30, 50],
        [-44, 78, 10],
        [-4, 88, 40],
        [40, 78, 15],
      ]),
    ),
  ),
);

const scorch = (places: readonly Place[]) => stamp(blob(10, 7, 0.5, 'scorch'), places);

const flatbread = (turn: number) =>
  cut(
    shape(
      C.crust,
      'M-124,0C-124,-34 -60,-52 0,-52C64,-52 124,-34 124,2C124,40 60,56 0,56C-64,56 -124,38 -124,0Z',
    ),
    shape(
      C.dough,
      'M-124,-4C-124,-38 -60,-54 0,-54C64,-54 124,-38 124,-2C124,32 60,48 0,48C-64,48 -124,32 -124,-4Z',
    ),
    shape(
      C.caramel,
      scorch([
        [-70, 18 - turn, 20, 0.8, 0.5],
        [-20, 34, 60, 1.1, 0.6],
        [44, 30 - turn, 10, 0.9, 0.5],
        [92, 12, 80, 0.8, 0.5],
      ]),
    ),
  );

const tortilla = at(
  -5,
  -2,
  -5,
  1,
  cut(
    at(4, 56, 0, 1, flatbread(1)),
    at(-5, 40, 0, 0.98, flatbread(2)),
    at(5, 24, 0, 1, flatbread(3)),
    at(-2, 8, 0, 0.98, flatbread(4)),
    shade('dk', 'M-128,20C-100,70 60,80 122,20L128,58C110,120 -100,124 -122,60Z', 0.7),
    at(
      6,
      -24,
      3,
      1,
      cut(
        shape(C.crust, 'M-112,14C-104,-50 -44,-86 18,-80C70,-74 108,-40 118,6C70,34 -60,40 -112,14Z'),
        shape(C.toast, 'M-112,8C-104,-54 -44,-90 18,-84C70,-78 108,-44 118,0C70,28 -60,34 -112,8Z'),
        shape(C.dough, 'M-112,8C-96,-40 -36,-70 22,-66C72,-62 108,-36 118,0C70,28 -60,34 -112,8Z'),
        shape(
          C.caramel,
          scorch([
            [-60, -10, 20, 1.5, 0.9],
            [24, -14, 60, 1.7, 1],
            [80, -4, 10, 1, 0.6],
            [40, -52, 40, 0.9, 0.5],
          ]),
        ),
        shape(
          C.crust,
          scorch([
            [-20, -40, 0, 1.2, 0.8],
            [66, -34, 70, 1.2, 0.8],
            [-24, 8, 30, 1.1, 0.6],
            [-84, 2, 50, 0.7, 0.5],
          ]),
        ),
        shade('db', 'M-100,14C-40,20 60,10 116,-10C118,-6 118,-3 118,0C70,28 -50,32 -100,14Z'),
      ),
    ),
  ),
);

/** From the oven. */
export const breadAndSweet = { loaf, toast, croissant, tart, cake, cookie, pretzel, tortilla };
