import { INKS as C } from '../inks.ts';
import { at, beads, blob, cut, line, num, type Place, shade, shape, stamp } from '../shapes.ts';

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

/**
 * The seven rolled layers of a croissant on an arc, thick in the middle. Each is a band between two angles.
 */
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

/** The side of a layer that faces the table. */
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

/** From the baker. */
export const bread = { loaf, toast, croissant, pretzel, tortilla };
