import { INKS as C, type Ink } from '../inks.ts';
import { at, beads, cut, disc, line, oval, shade, shape, sprig } from '../shapes.ts';

const oliveFruit = (ink: Ink) =>
  oval(ink, 21, 16) + shape(C.sage, 'M-12,-6C-6,-11 4,-12 10,-9C2,-7 -6,-4 -12,-6Z');

const olive = at(
  -112,
  0,
  0,
  1,
  cut(
    sprig({
      leaves: 9,
      length: 180,
      leafLength: 58,
      leafWidth: 12,
      ink: C.olive,
      vein: C.oliveD,
      stem: C.oliveD,
    }),
    at(46, 26, 0, 1, oliveFruit(C.oliveD)),
    at(96, -30, 40, 1, oliveFruit(C.plum)),
    at(132, 28, 80, 1, oliveFruit(C.oliveD)),
  ),
);

const bay = at(
  -110,
  0,
  0,
  1,
  sprig({ leaves: 7, length: 170, leafLength: 66, leafWidth: 17, ink: C.leaf, vein: C.leafD, stem: C.leafD }),
);

const parsleyLeaf = cut(
  shape(
    C.leaf,
    'M0,34C-12,22 -40,26 -44,8C-34,4 -36,-6 -32,-14C-22,-10 -18,-14 -18,-22C-10,-34 -4,-38 0,-42C4,-38 10,-34 18,-22C18,-14 22,-10 32,-14C36,-6 34,4 44,8C40,26 12,22 0,34Z',
  ),
  line(C.leafD, 2, 'M0,30L0,-26M0,14L-24,4M0,14L24,4'),
);

const parsley = at(
  0,
  -9,
  0,
  1,
  cut(
    line(C.leafD, 4, 'M0,96C-6,50 4,20 0,-10M0,40C-20,20 -34,14 -48,0M0,30C20,14 34,8 50,-8'),
    at(0, -36, 0, 1, parsleyLeaf),
    at(-56, -14, -40, 1, parsleyLeaf),
    at(56, -22, 42, 1, parsleyLeaf),
  ),
);

/** A cupped leaf pointing up, one half a tone deeper. */
const basilLeaf = (light: Ink, deep: Ink) =>
  cut(
    shape(
      light,
      'M0,0C-34,-8 -56,-38 -50,-70C-44,-96 -18,-108 2,-128C20,-108 44,-96 50,-68C54,-36 32,-8 0,0Z',
    ),
    shape(deep, 'M0,0C6,-44 8,-86 2,-128C20,-108 44,-96 50,-68C54,-36 32,-8 0,0Z'),
    line(
      C.sprout,
      2.4,
      'M0,0C4,-40 6,-80 3,-108M3,-30C-10,-44 -22,-50 -36,-54M5,-58C-6,-72 -16,-78 -28,-84M3,-30C14,-42 24,-48 36,-52M5,-58C14,-70 22,-76 30,-80',
    ),
  );

const basil = at(
  0,
  20,
  0,
  1,
  cut(
    line(C.leafD, 7, 'M6,104C-2,70 2,40 0,-10'),
    at(0, 30, -98, 0.84, basilLeaf(C.leaf, C.leafD)),
    at(2, 24, 100, 0.88, basilLeaf(C.leaf, C.leafD)),
    at(-2, -4, -52, 0.94, basilLeaf(C.leaf, C.leafD)),
    at(2, -8, 54, 0.92, basilLeaf(C.olive, C.leafD)),
    at(0, -6, 0, 0.9, basilLeaf(C.lime, C.leaf)),
    at(-2, 0, -22, 0.42, basilLeaf(C.sprout, C.lime)),
    at(2, 0, 26, 0.4, basilLeaf(C.sprout, C.lime)),
    shade('dk', 'M-2,-6C-30,-12 -46,-36 -42,-62C-20,-30 20,-30 42,-60C46,-34 28,-10 -2,-6Z', 0.7),
  ),
);

const jagged =
  'M0,0C-10,-6 -16,-8 -22,-6L-22,-18C-28,-20 -32,-22 -36,-22L-33,-36C-38,-38 -40,-40 -42,-40L-37,-54C-40,-58 -42,-60 -44,-61L-34,-72C-36,-77 -37,-80 -38,-82L-26,-90C-26,-94 -27,-97 -27,-99L-14,-106C-10,-114 -4,-122 0,-130C4,-122 10,-114 14,-106L27,-99C27,-97 26,-94 26,-90L38,-82C37,-80 36,-77 34,-72L44,-61C42,-60 40,-58 37,-54L42,-40C40,-40 38,-38 33,-36L36,-22C32,-22 28,-20 22,-18L22,-6C16,-8 10,-6 0,0Z';

const mintLeaf = (ink: Ink, vein: Ink) =>
  shape(ink, jagged) +
  line(
    vein,
    2.4,
    'M0,0L0,-112M0,-20L-22,-34M0,-20L22,-34M0,-44L-25,-58M0,-44L25,-58M0,-68L-22,-80M0,-68L22,-80M0,-90L-12,-98M0,-90L12,-98',
  );

const mint = at(
  0,
  22,
  8,
  1,
  cut(
    line(C.leafD, 6, 'M4,116C-4,70 4,20 0,-40'),
    at(0, 66, -76, 0.86, mintLeaf(C.leafD, C.sage)),
    at(0, 62, 74, 0.86, mintLeaf(C.leaf, C.leafD)),
    at(0, 14, -58, 0.88, mintLeaf(C.leaf, C.leafD)),
    at(0, 8, 62, 0.9, mintLeaf(C.leafD, C.sage)),
    at(0, -30, -32, 0.74, mintLeaf(C.leafD, C.sage)),
    at(0, -34, 36, 0.74, mintLeaf(C.leaf, C.leafD)),
    at(0, -40, 0, 0.66, mintLeaf(C.sage, C.leaf)),
  ),
);

const quill = (length: number, light: Ink, deep: Ink) => {
  const half = length / 2;
  return cut(
    shape(deep, `M${-half},-20L${half},-20L${half},20L${-half},20Z`),
    shape(light, `M${-half},-20L${half},-20L${half},-2C${half / 3},4 ${-half / 3},-8 ${-half},0Z`),
    line(C.crustD, 2.6, `M${-half + 22},10L${half * 0.1},8M${-half * 0.1},-12L${half - 30},-14`),
    oval(C.crumb, 10, 20, half, 0) +
      line(
        C.crustD,
        4,
        `M${half + 2},14C${half - 10},10 ${half - 8},-12 ${half},-13C${half + 9},-10 ${half + 6},6 ${half},4C${half - 4},0 ${half - 2},-6 ${half + 2},-5`,
      ),
    shade('dk', `M${-half},6L${half - 8},8L${half - 2},20L${-half},20Z`, 0.8),
  );
};

const cinnamon = at(
  0,
  0,
  -28,
  1,
  cut(
    at(-8, -40, 4, 1, quill(276, C.caramel, C.brick)),
    at(6, 42, -5, 1, quill(286, C.crust, C.caramel)),
    at(-4, 0, 0, 1, quill(300, C.caramel, C.crustD)),
    line(C.crumb, 6, 'M-34,-66C-24,-20 -24,24 -32,70M-22,-66C-12,-20 -12,24 -20,70'),
    line(
      C.crumb,
      5,
      'M-27,2C-50,-26 -74,-14 -62,4C-52,14 -36,8 -27,2C-10,-22 20,-20 14,0C8,14 -14,8 -27,2C-34,20 -44,34 -58,40M-27,2C-20,20 -8,32 0,38',
    ),
  ),
);

const point = (seeded: boolean) =>
  cut(
    shape(
      C.crustD,
      'M0,0C-20,-26 -27,-58 -16,-86C-12,-96 -6,-104 2,-116C6,-104 12,-96 17,-86C27,-58 20,-26 0,0Z',
    ),
    shape(
      C.crust,
      'M1,-14C-12,-34 -17,-58 -10,-80C-7,-88 -3,-92 2,-100C5,-92 8,-88 11,-80C18,-58 14,-34 1,-14Z',
    ),
    seeded
      ? oval(C.cocoaDeep, 9.5, 15, 1, -60) + shape(C.semolina, 'M-5,-62C-4,-68 -1,-71 2,-72L-1,-60Z')
      : shape(C.cocoa, 'M1,-28C-4,-44 -4,-66 2,-88C8,-66 7,-44 1,-28Z'),
  );

const starAnise = at(
  0,
  0,
  10,
  1,
  cut(
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      at(0, 0, i * 45, [1, 0.88, 0.98, 0.92, 1, 0.86, 0.96, 0.9][i] ?? 1, point(![3, 6].includes(i))),
    ),
    disc(C.cocoa, 13),
    disc(C.caramel, 8),
    beads(C.butter, [[-2, -2, 2.4]]),
  ),
);

/** Sprigs, bunches and what stands in the spice drawer. */
export const herbsAndSpices = { olive, bay, parsley, basil, mint, cinnamon, 'star-anise': starAnise };
