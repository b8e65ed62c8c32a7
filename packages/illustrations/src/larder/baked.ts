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

/** Bakes and ferments that a whole book is about. */
export const baked = {
  'soda-bread': sodaBread,
  focaccia,
  'pineapple-cake': pineappleCake,
  tahdig,
  'koji-tray': kojiTray,
  'pickle-jar': pickleJar,
};
