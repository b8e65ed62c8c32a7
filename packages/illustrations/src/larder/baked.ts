import { INKS as C } from '../inks.ts';
import {
  at,
  beads,
  blob,
  cut,
  disc,
  line,
  oval,
  type Place,
  roundShade,
  seeds,
  shade,
  shape,
  stamp,
} from '../shapes.ts';

const CROSS =
  'M-104,-8Q-50,-16 -15,-15Q-18,-56 -7,-104L7,-104Q18,-56 16,-15Q54,-18 104,-7L104,8Q54,16 16,14Q18,56 8,104L-7,104Q-18,56 -15,14Q-54,18 -104,8Z';

/** Soda bread: a round brown loaf, floury, with a deep cross. */
const sodaBread = cut(
  shape(C.crustD, blob(122, 16, 0.06, 'soda-under')),
  at(-4, -10, 0, 1, shape(C.crust, blob(116, 16, 0.06, 'soda'))),
  at(-4, -12, 0, 1, shape(C.toast, blob(92, 13, 0.14, 'soda-flour'), 0.55)),
  at(
    -4,
    -10,
    20,
    1,
    cut(
      shape(C.crustD, CROSS),
      shape(C.crumb, stamp(CROSS, [[2, 3, 0, 0.86, 0.56]]), 0.5),
      line(C.cocoa, 5, 'M-98,0L98,0M0,-98L0,98'),
    ),
  ),
  beads(
    C.bone,
    seeds(46, 104).map(([x, y]) => [x - 4, y - 12, 2.6] as const),
  ),
  roundShade('dk', 118, -2, -6, 60, 0.5),
);

const TOMATOES = [
  [-78, -52],
  [-14, -92],
  [60, -72],
  [-36, -14],
  [34, -18],
  [-96, 26],
  [-50, 66],
  [14, 52],
  [-6, 110],
  [102, -28],
] as const;
const tomatoes = (ink: (typeof C)['tomato' | 'tomatoDeep' | 'flesh'], r: number, dx = 0, dy = 0) =>
  beads(
    ink,
    TOMATOES.map(([x, y]) => [x + dx, y + dy, r] as const),
  );
const OLIVES: readonly Place[] = [
  [-56, -98, 20],
  [20, -54, 80],
  [-72, -4, 130],
  [72, -112, 10],
  [-8, 22, 50],
  [-100, 74, 100],
  [-40, 104, 0],
  [66, -30, 150],
];

/** A round focaccia with burst tomatoes and olives, and a piece of it pulled away. */
const focaccia = cut(
  disc(C.cocoa, 150, 3, 10),
  disc(C.crustD, 150),
  disc(C.crust, 144),
  disc(C.semolina, 130),
  beads(
    C.crust,
    seeds(18, 122).map(([x, y]) => [x, y, 10] as const),
  ),
  tomatoes(C.tomatoDeep, 24, 1, 3),
  tomatoes(C.tomato, 23),
  tomatoes(C.flesh, 14, -2, -2),
  tomatoes(C.tomato, 7, -2, -2),
  shape(C.oliveD, stamp('M-17,0C-16,-17 16,-17 17,0C16,17 -16,17 -17,0Z', OLIVES)),
  shape(C.lime, stamp('M-10,-3C-8,-9 2,-10 6,-7C2,-3 -4,-1 -10,-3Z', OLIVES)),
  shape(C.cocoa, 'M4,6L164,40A164,164 0 0 1 74,152Z'),
  shape(C.buttercream, 'M4,6L8,-8L156,22L158,36ZM4,6L-8,8L62,148L74,146Z'),
  roundShade('dk', 144, 0, 0, 160, 0.7),
);

/** One small square cake from above and in front. */
const brick = cut(
  shape(C.caramel, 'M-66,-20L0,8L0,72L-66,42Z'),
  shape(C.crust, 'M0,8L66,-20L66,42L0,72Z'),
  shape(C.toast, 'M-66,-20L0,-50L66,-20L0,8Z'),
  line(C.buttercream, 4, 'M-48,-20L0,-42L48,-20'),
  beads(C.crust, [
    [-20, -20, 3],
    [0, -28, 3],
    [20, -20, 3],
    [0, -12, 3],
  ]),
  shade('db', 'M0,8L66,-20L66,42L0,72Z'),
);

/** Pineapple cakes: two small square ones, and one cut open to show the amber jam. */
const pineappleCake = cut(
  at(-58, -52, 0, 1, brick),
  at(62, -40, 0, 1, brick),
  at(0, 40, 0, 1.16, brick),
  at(
    0,
    40,
    0,
    1.16,
    cut(
      shape(C.crumb, 'M-66,-20L0,8L0,72L-66,42Z'),
      shape(C.carrot, 'M-54,-4L-12,14L-12,54L-54,34Z'),
      line(C.lemon, 5, 'M-48,8L-20,20M-46,22L-18,36M-40,34L-20,44'),
    ),
  ),
);

/** Tahdig: rice turned out as a golden crust, a piece of it lifted off the white rice. */
const tahdig = at(
  0,
  -36,
  0,
  1,
  cut(
    oval(C.skyD, 176, 62, 0, 74),
    oval(C.white, 170, 56, 0, 68),
    oval(C.silver, 140, 42, 0, 66),
    shape(C.caramel, 'M-128,56L-128,-20C-128,-64 128,-64 128,-20L128,56C128,96 -128,96 -128,56Z'),
    shape(C.yolk, 'M-128,50L-128,-20C-128,-64 128,-64 128,-20L128,50C90,86 -90,86 -128,50Z'),
    oval(C.lemon, 128, 42, 0, -26),
    oval(C.semolina, 104, 31, 0, -28),
    line(C.caramel, 5, 'M-76,-30q18,-14 40,-8M-20,-16q26,10 52,0M30,-42q26,2 44,14M-50,-12q12,8 24,6'),
    shape(C.bone, 'M30,10L98,-8L128,-20L128,48Q100,72 62,76Z'),
    shape(C.white, 'M30,10L62,76Q80,74 96,68L82,-4Z'),
    beads(
      C.toast,
      seeds(26, 30).map(([x, y]) => [x + 84, y + 36, 3.6] as const),
    ),
    shape(C.leaf, 'M-14,-34C-20,-54 2,-64 14,-48C26,-62 46,-48 34,-34C24,-24 -4,-22 -14,-34Z'),
    beads(C.raspberry, [
      [-48, -34, 7],
      [-30, -20, 7],
      [52, -22, 7],
      [0, -14, 7],
      [-70, -20, 7],
    ]),
    shade('dk', 'M-128,10L-128,50C-90,86 -20,86 10,80C-60,70 -110,50 -128,10Z'),
    line(C.buttercream, 7, 'M-108,-2C-104,18 -104,30 -100,46'),
  ),
);

const GRAIN = 'M-8,0C-6,-6 6,-6 8,0C6,6 -6,6 -8,0Z';

/** Kōji: a tray of cedar with rice that is white with mould, drawn into furrows by hand. */
const kojiTray = cut(
  shape(C.crustD, 'M-170,-70L170,-70L196,92L-196,92Z'),
  shape(C.crust, 'M-170,-78L170,-78L194,74L-194,74Z'),
  shape(C.cocoa, 'M-148,-62L148,-62L164,58L-164,58Z'),
  shape(
    C.bone,
    'M-146,48C-120,-64 -84,-76 -52,-48C-36,-82 18,-82 34,-48C66,-78 118,-66 146,48C120,64 -120,64 -146,48Z',
  ),
  shape(
    C.white,
    'M-138,36C-116,-58 -84,-66 -60,-34C-56,0 -60,36 -58,50C-90,54 -124,50 -138,36ZM-42,-36C-28,-68 10,-68 24,-36C30,0 30,34 30,52C4,56 -22,56 -44,52C-44,20 -44,-6 -42,-36ZM44,-38C68,-64 110,-56 136,36C116,50 78,54 46,50C44,24 42,-8 44,-38Z',
  ),
  shape(
    C.cream,
    stamp(
      GRAIN,
      seeds(44, 1).map(([x, y], i) => [x * 128, y * 44 + 8, i * 77, 0.9]),
    ),
  ),
  shape(
    C.toast,
    stamp(
      GRAIN,
      seeds(14, 1).map(([x, y], i) => [x * 116, y * 40 + 12, i * 53, 0.8]),
    ),
  ),
  line(C.silver, 4, 'M-50,-40C-54,0 -52,30 -50,52M34,-42C38,0 38,30 38,52'),
  line(C.caramel, 4, 'M-182,84L182,84'),
  shade('dk', 'M-148,-62L148,-62L150,-46L-150,-46Z', 0.6),
);

/** A clip-top jar of mixed pickles in layers: carrot, cauliflower, cucumber and chilli in brine. */
const pickleJar = cut(
  shape(
    C.silver,
    'M-74,-96L74,-96C96,-82 104,-68 104,-44L104,112Q104,140 76,140L-76,140Q-104,140 -104,112L-104,-44C-104,-68 -96,-82 -74,-96Z',
  ),
  shape(C.sprout, 'M-96,-66Q0,-56 96,-66L96,110Q96,132 74,132L-74,132Q-96,132 -96,110Z'),
  ...[-62, -8, 46].map((x, i) =>
    cut(disc(C.leaf, 29, x + 8, 102), disc(C.lime, 24, x + 8, 102), disc(C.sprout, 14, x + 8, 102 - i)),
  ),
  ...[-70, -24, 24, 70].map((x) =>
    cut(
      shape(C.carrotDeep, `M${x - 22},42l40,0l0,34l-40,0Z`),
      shape(C.carrot, `M${x - 22},38l40,0l0,32l-40,0Z`),
      line(C.apricot, 4, `M${x - 14},48l22,0`),
    ),
  ),
  ...[-62, -4, 54].map((x) =>
    cut(
      line(C.cream, 15, `M${x},34L${x},16`),
      beads(C.white, [
        [x - 20, 4, 15],
        [x, -6, 15],
        [x + 20, 4, 15],
        [x, 10, 15],
      ]),
    ),
  ),
  line(C.tomato, 17, 'M-80,-34C-50,-50 -20,-46 -6,-30M20,-40C46,-54 70,-44 80,-26'),
  line(C.leaf, 9, 'M-6,-30l12,4M80,-26l6,10'),
  shade('dk', 'M74,-96C96,-82 104,-68 104,-44L104,112Q104,140 76,140L40,140C70,60 70,-40 50,-96Z', 0.7),
  line(C.white, 10, 'M-86,-50L-86,80'),
  shape(C.tomato, 'M-86,-112L86,-112L86,-96L-86,-96Z'),
  shape(C.silver, 'M-80,-112C-80,-158 80,-158 80,-112Z'),
  line(
    C.steel,
    6,
    'M-80,-88L80,-88M-26,-92L-26,-142Q-26,-154 0,-154Q26,-154 26,-142L26,-92M-20,-96L-12,-56L12,-56L20,-96',
  ),
  line(C.white, 5, 'M-56,-124C-44,-136 -34,-140 -22,-142'),
);

/** A tagine: a shallow dish of glazed clay under a tall lid like a cone, with a painted band. */
const tagine = cut(
  shape(C.brick, 'M-150,62L150,62C144,112 104,132 60,132L-60,132C-104,132 -144,112 -150,62Z'),
  shape(C.crustD, 'M-160,50L160,50L156,72L-156,72Z'),
  shape(C.skyD, 'M-140,50C-120,-20 -60,-60 -26,-118L26,-118C60,-60 120,-20 140,50Z'),
  shape(C.pith, 'M-116,2C-70,20 70,20 116,2L128,26C80,44 -80,44 -128,26Z'),
  line(C.tomatoDeep, 6, 'M-104,16L-88,30L-70,18L-50,34L-28,22L-6,36L16,22L38,34L58,20L78,32L98,16'),
  line(C.pith, 7, 'M-50,-62C-20,-52 20,-52 50,-62'),
  shape(C.brick, 'M-26,-118C-40,-150 40,-150 26,-118C14,-110 -14,-110 -26,-118Z'),
  shade(
    'dk',
    'M26,-118C60,-60 120,-20 140,50L60,50C64,-10 30,-70 10,-118ZM150,62C144,112 104,132 60,132L0,132C70,120 96,90 100,62Z',
  ),
  line(C.mist, 9, 'M-100,-6C-80,-36 -60,-56 -44,-82'),
  line(C.apricot, 9, 'M-124,82C-116,98 -106,108 -92,114'),
);

/** Two arepas: flat maize cakes with brown spots, the front one split and full of melting cheese. */
const arepa = cut(
  shape(C.semolina, blob(92, 14, 0.06, 'arepa-a')),
  at(
    4,
    -52,
    0,
    1,
    cut(
      shape(C.semolina, blob(94, 14, 0.05, 'arepa-b')),
      at(-3, -8, 0, 1, shape(C.buttercream, blob(92, 14, 0.05, 'arepa-b'))),
    ),
  ),
  shape(
    C.caramel,
    stamp('M-20,0C-18,-14 16,-18 20,-2C22,14 -16,16 -20,0Z', [
      [-40, -92, 20, 0.9],
      [26, -102, 80, 1.1],
      [52, -62, 0, 0.7],
      [-14, -66, 50, 0.7],
    ]),
  ),
  shape(C.semolina, 'M-112,40C-112,20 112,20 112,40L112,66C112,124 -112,124 -112,66Z'),
  shape(
    C.white,
    'M-110,34C-60,20 60,20 110,34L104,62C92,70 90,92 76,92C62,92 66,72 50,72C36,72 38,104 22,104C6,104 12,76 -8,76C-26,76 -24,94 -40,94C-56,94 -50,72 -66,70C-86,68 -100,66 -104,60Z',
  ),
  shape(C.butter, 'M-112,38C-112,-12 112,-12 112,38C112,52 60,46 0,46C-60,46 -112,52 -112,38Z'),
  shape(
    C.caramel,
    stamp('M-20,0C-18,-10 16,-12 20,-2C22,10 -16,12 -20,0Z', [
      [-52, 22, 0],
      [20, 14, 10, 1.2],
      [70, 28, 0, 0.8],
    ]),
  ),
  shade('db', 'M20,46C70,46 112,52 112,38L112,66C112,104 60,112 0,110C50,100 60,70 20,46Z'),
);

/** A sadya: rice and small heaps of dishes on a banana leaf. */
const sadya = cut(
  shape(C.leafD, 'M-196,6C-150,-86 40,-104 196,-20C206,-6 204,20 192,34C60,104 -140,92 -196,6Z'),
  shape(C.leaf, 'M-190,2C-146,-80 40,-98 188,-18C60,0 -80,6 -190,2Z'),
  line(C.lime, 5, 'M-190,4C-80,10 60,2 196,6'),
  line(
    C.leafD,
    3,
    'M-130,-2L-100,-52M-70,0L-36,-74M-10,2L30,-78M50,0L92,-60M110,0L144,-38M-130,10L-104,46M-70,10L-40,72M-10,10L26,76M50,8L88,62M110,8L142,44',
  ),
  beads(C.white, [
    [-34, 30, 22],
    [0, 18, 22],
    [34, 26, 22],
    [0, 44, 22],
    [-16, 34, 22],
    [20, 40, 22],
  ]),
  beads(
    C.toast,
    seeds(16, 40).map(([x, y]) => [x, y * 0.6 + 32, 3] as const),
  ),
  ...(
    [
      ['carrot', -134, -10],
      ['lemon', -92, -34],
      ['tomatoDeep', -44, -46],
      ['bone', 6, -50],
      ['carrotDeep', 56, -46],
      ['plum', 104, -34],
      ['lime', 148, -14],
    ] as const
  ).map(([ink, x, y]) => cut(oval(C[ink], 21, 15, x, y), oval(C.pith, 6, 3, x - 7, y - 6))),
  oval(C.crust, 30, 25, 116, 34),
  line(C.caramel, 4, 'M98,34q18,-14 34,-2M104,44q14,-8 24,-2'),
  line(C.yolk, 22, 'M-150,26C-138,46 -118,52 -98,46'),
  shade('dk', 'M-190,14C-140,80 60,96 192,34C60,104 -140,92 -190,14Z'),
);

/** Bakes, ferments and meals that a whole book is about. */
export const baked = {
  'soda-bread': sodaBread,
  focaccia,
  'pineapple-cake': pineappleCake,
  tahdig,
  'koji-tray': kojiTray,
  'pickle-jar': pickleJar,
  tagine,
  arepa,
  sadya,
};
