import { INKS as C } from '../inks.ts';
import {
  at,
  beads,
  blob,
  cut,
  disc,
  glint,
  line,
  oval,
  type Place,
  roundShade,
  seeds,
  shade,
  shape,
  stamp,
} from '../shapes.ts';

/** One Welsh cake: a thick pale round with a fluted edge, browned on top, with currants and sugar. */
const griddled = (seed: string) =>
  cut(
    disc(C.toast, 82, 0, 16),
    beads(
      C.toast,
      fluted.map(([x, y]) => [x, y + 16, 10] as const),
    ),
    disc(C.dough, 82),
    beads(
      C.dough,
      fluted.map(([x, y]) => [x, y, 10] as const),
    ),
    shape(C.crust, blob(77, 14, 0.06, seed)),
    shape(C.caramel, blob(58, 12, 0.14, `${seed}top`), 0.7),
    shape(C.night, stamp('M-11,-2C-9,-10 8,-10 11,-1C9,9 -8,9 -11,-2Z', scattered(7, 58, 0.7))),
    beads(
      C.white,
      seeds(18, 72).map(([x, y]) => [x + 3, y - 5, 2.2] as const),
    ),
    roundShade('dk', 84, 0, 0, 62, 0.32),
  );

const fluted = Array.from({ length: 18 }, (_, i) => {
  const angle = (i * Math.PI) / 9;
  return [Math.cos(angle) * 78, Math.sin(angle) * 78] as const;
});

const scattered = (count: number, radius: number, twist: number): Place[] =>
  seeds(count, radius).map(([x, y], i) => [x, y, i * 97, 0.8 + ((i * twist) % 1) * 0.4]);

const welshCake = cut(
  at(58, 62, 20, 0.82, griddled('c')),
  at(-62, 50, -14, 0.86, griddled('b')),
  at(2, -46, 0, 1, griddled('a')),
);

const JAGGED =
  'M0,0C6,-34 -18,-44 -22,-62C-10,-60 -6,-66 -8,-84C4,-82 8,-92 4,-112C18,-108 20,-124 14,-150C36,-128 44,-104 40,-92C52,-92 50,-76 40,-66C52,-62 48,-44 34,-36C24,-26 16,-12 12,0Z';
const leafOf = (x: number, turn: number, scale: number, dark: boolean) =>
  at(
    x,
    40,
    turn,
    scale,
    shape(dark ? C.leafD : C.leaf, JAGGED) +
      line(dark ? C.leaf : C.sprout, 5, 'M6,0C14,-40 16,-80 14,-134') +
      line(dark ? C.leaf : C.sprout, 2.4, 'M12,-44L32,-56M10,-52L-12,-60M16,-76L36,-86M14,-84L2,-92'),
  );

/** A tied bunch of wild leaves: jagged like dandelion or chicory, with pale stems. */
const greens = at(
  0,
  10,
  0,
  1,
  cut(
    leafOf(-14, -58, 0.92, true),
    leafOf(14, 52, 0.96, true),
    leafOf(-12, -34, 1.06, false),
    leafOf(12, 28, 1.04, false),
    leafOf(-8, -14, 1.12, true),
    leafOf(2, 6, 1.14, false),
    line(
      C.sprout,
      9,
      'M-22,44C-18,80 -30,104 -44,124M-8,44C-8,80 -12,110 -16,130M8,44C10,80 12,110 14,132M22,44C20,80 30,104 42,122',
    ),
    line(C.lime, 3, 'M-18,50C-14,84 -24,106 -36,124M12,50C14,84 16,112 18,130'),
    shade('dk', 'M14,40C60,20 104,4 128,-36C120,20 96,52 60,44C44,42 28,44 14,40Z'),
    line(C.brick, 11, 'M-30,54C-10,64 12,64 32,52'),
    line(C.flesh, 3, 'M-26,52C-8,60 10,60 26,51'),
    line(C.brick, 5, 'M24,58C44,70 50,84 46,96M24,58C34,78 30,92 22,100'),
  ),
);

const SOY = 'M-15,0C-15,-11 15,-11 15,0C15,11 -15,11 -15,0Z';

/** A block of tempe with two slices cut off: soybeans held together by white mould, on a banana leaf. */
const tempe = cut(
  shape(C.leaf, 'M-164,58C-120,8 120,-6 166,40C140,94 -120,116 -164,58Z'),
  line(C.leafD, 4, 'M-150,58C-60,52 60,46 150,42'),
  line(
    C.lime,
    2.4,
    'M-90,56L-110,36M-50,54L-66,30M0,52L-12,26M54,48L46,22M100,46L96,22M-70,56L-84,84M-10,54L-18,92M50,50L48,88',
  ),
  shape(C.toast, 'M-112,-30L46,-44L46,34L-112,50Z'),
  shape(C.pith, 'M-112,-30L-66,-72L88,-84L46,-44Z'),
  shape(C.dough, 'M46,-44L88,-84L88,-6L46,34Z'),
  shape(
    C.semolina,
    stamp(SOY, [
      [-88, -8, 10],
      [-50, -14, -20],
      [-10, -18, 16],
      [26, -22, -12],
      [-94, 24, -14],
      [-58, 18, 24],
      [-20, 14, -10],
      [18, 10, 20],
      [-76, 40, 0],
      [-36, 38, 8],
      [2, 34, -6],
    ]),
  ),
  line(
    C.crust,
    2.4,
    stamp('M-10,2C-4,6 4,6 10,2', [
      [-88, -8, 10],
      [-50, -14, -20],
      [-10, -18, 16],
      [26, -22, -12],
      [-94, 24, -14],
      [-58, 18, 24],
      [-20, 14, -10],
      [18, 10, 20],
    ]),
  ),
  shape(
    C.cream,
    stamp(SOY, [
      [-60, -54, 0, 0.8, 0.5],
      [-14, -60, 0, 0.8, 0.5],
      [36, -66, 0, 0.8, 0.5],
      [-36, -42, 0, 0.8, 0.5],
      [12, -48, 0, 0.8, 0.5],
    ]),
  ),
  shade('dk', 'M46,-44L88,-84L88,-6L46,34Z'),
  ...[0, 1].map((i) =>
    at(
      78 + i * 34,
      34 + i * 14,
      14 + i * 6,
      1,
      cut(
        shape(C.crust, 'M-34,-36L30,-44L38,32L-26,42Z'),
        shape(C.toast, 'M-38,-38L26,-46L34,30L-30,40Z'),
        shape(
          C.semolina,
          stamp(SOY, [
            [-18, -22, 8, 0.8],
            [12, -26, -16, 0.8],
            [-16, 4, -8, 0.8],
            [14, 0, 18, 0.8],
            [-10, 26, 4, 0.8],
            [16, 20, -10, 0.8],
          ]),
        ),
        line(C.pith, 4, 'M-36,-37L26,-45'),
      ),
    ),
  ),
);

const POD =
  'M-150,12C-140,-34 -92,-66 -18,-68C60,-70 124,-38 152,2C124,40 60,70 -18,68C-92,66 -138,52 -150,12Z';

/** A cocoa pod, ribbed and orange, and half a pod with its white beans. */
const cocoaPod = cut(
  at(
    -6,
    -44,
    -24,
    1,
    cut(
      line(C.cocoa, 13, 'M-146,10C-164,8 -172,-2 -178,-14'),
      shape(C.carrot, POD),
      shape(
        C.yolk,
        'M-136,0C-110,-38 -70,-54 -14,-56C50,-58 104,-36 138,-6C90,-30 40,-38 -14,-38C-66,-36 -104,-24 -136,0Z',
      ),
      line(
        C.carrotDeep,
        5,
        'M-142,2C-80,-24 70,-30 146,0M-146,20C-80,12 70,12 148,6M-128,44C-70,46 60,44 128,24',
      ),
      line(C.lemonFlesh, 3, 'M-112,-22C-60,-44 50,-48 112,-24'),
      shade('dk', 'M-140,36C-60,54 80,40 152,2C124,40 60,70 -18,68C-80,66 -122,58 -140,36Z'),
    ),
  ),
  at(
    22,
    66,
    14,
    0.86,
    cut(
      shape(C.carrotDeep, POD),
      shape(
        C.apricot,
        'M-138,8C-120,-30 -80,-54 -16,-55C56,-56 110,-32 138,0C110,32 56,56 -16,56C-80,54 -126,42 -138,8Z',
      ),
      shape(
        C.pith,
        'M-112,6C-98,-20 -66,-38 -14,-38C46,-38 86,-22 110,0C86,24 46,38 -14,38C-66,38 -102,30 -112,6Z',
      ),
      ...(
        [
          [-78, -6],
          [-40, -14],
          [0, -15],
          [40, -12],
          [76, -2],
          [-60, 17],
          [-20, 16],
          [22, 16],
          [58, 14],
        ] as const
      ).map(([x, y]) =>
        cut(
          oval(C.mauve, 20, 13, x, y, 12),
          oval(C.white, 18, 11, x - 1, y - 2, 12),
          oval(C.shell, 9, 4, x - 4, y - 5, 12),
        ),
      ),
      shade('dk', 'M-132,30C-60,60 80,48 152,2C124,40 60,70 -18,68C-80,66 -116,58 -132,30Z', 0.7),
    ),
  ),
);

const tier = (y: number, height: number) =>
  cut(
    shape(
      C.blade,
      `M-82,${y}L82,${y}L82,${y + height - 10}C82,${y + height + 6} -82,${y + height + 6} -82,${y + height - 10}Z`,
    ),
    shape(C.white, `M-70,${y + 2}L-48,${y + 2}L-48,${y + height}L-70,${y + height - 3}Z`, 0.85),
    shape(
      C.mist,
      `M46,${y}L82,${y}L82,${y + height - 8}C78,${y + height - 2} 62,${y + height} 46,${y + height + 2}Z`,
    ),
    shape(C.silver, `M-86,${y - 7}L86,${y - 7}L86,${y + 5}L-86,${y + 5}Z`),
    line(C.steel, 2.4, `M-86,${y + 5}L86,${y + 5}`),
  );

/** A tiffin carrier: three steel boxes and a lid, held by a clasp with a handle. */
const tiffinBox = at(
  0,
  18,
  0,
  1,
  cut(
    line(C.steel, 9, 'M-58,-104C-58,-150 58,-150 58,-104'),
    line(C.brick, 15, 'M-34,-136C-14,-142 14,-142 34,-136'),
    tier(66, 62),
    tier(2, 60),
    tier(-62, 60),
    shape(C.silver, 'M-80,-66C-70,-96 70,-96 80,-66Z'),
    shape(C.white, 'M-58,-72C-50,-86 -28,-88 -14,-89C-30,-82 -42,-78 -46,-70Z'),
    disc(C.steel, 8, 0, -92),
    line(C.steel, 11, 'M-92,-72L-92,122M92,-72L92,122'),
    line(C.silver, 4, 'M-94,-68L-94,118M90,-68L90,118'),
    line(C.steel, 9, 'M-92,-72L-58,-106M92,-72L58,-106'),
    shade('dk', 'M40,-58L82,-58L82,118C78,128 60,130 40,132Z', 0.6),
  ),
);

/** A heavy pot with two handles, full of rice, peas and carrot, steaming. */
const ricePot = at(
  0,
  24,
  0,
  1,
  cut(
    line(
      C.silver,
      7,
      'M-40,-74C-54,-96 -26,-106 -40,-132M4,-80C-10,-104 18,-116 4,-144M48,-74C34,-96 62,-106 48,-132',
    ),
    line(C.steel, 17, 'M-134,-6C-164,-10 -164,28 -130,26M134,-6C164,-10 164,28 130,26'),
    oval(C.steel, 136, 42, 0, -22),
    oval(C.night, 124, 34, 0, -22),
    shape(C.caramel, 'M-118,-22C-100,-62 -50,-66 0,-68C52,-66 100,-60 118,-22C80,10 -80,10 -118,-22Z'),
    line(
      C.toast,
      6,
      stamp('M-8,0L8,0', [
        [-84, -34, 20],
        [-60, -50, -30],
        [-36, -36, 40],
        [-20, -56, 10],
        [6, -40, -20],
        [24, -58, 30],
        [48, -40, 0],
        [72, -50, -40],
        [88, -30, 24],
        [-96, -20, 60],
        [-50, -18, -10],
        [-8, -20, 30],
        [36, -20, -24],
        [66, -16, 14],
      ]),
    ),
    ...(
      [
        [-70, -22],
        [-28, -46],
        [14, -24],
        [58, -30],
        [92, -18],
        [38, -52],
      ] as const
    ).map(([x, y]) => disc(C.leaf, 8, x, y) + disc(C.lime, 3, x - 2, y - 3)),
    ...(
      [
        [-46, -30],
        [-4, -58],
        [30, -36],
        [78, -38],
      ] as const
    ).map(([x, y]) =>
      shape(C.carrot, `M${x - 8},${y - 6}L${x + 8},${y - 8}L${x + 9},${y + 6}L${x - 7},${y + 7}Z`),
    ),
    shape(
      C.steel,
      'M-136,-22C-118,24 118,24 136,-22C138,40 132,84 108,106C70,124 -70,124 -108,106C-132,84 -138,40 -136,-22Z',
    ),
    line(C.mist, 5, 'M-128,2C-100,36 100,36 128,2'),
    shade('dk', 'M50,20C90,14 124,2 136,-22C138,40 132,84 108,106C80,118 30,120 0,120C50,108 74,60 50,20Z'),
    glint(C.silver, 92, -8, 20, 160, 24),
  ),
);

/** Foods and vessels of one kitchen tradition each. */
export const regional = {
  'welsh-cake': welshCake,
  greens,
  tempe,
  'cocoa-pod': cocoaPod,
  'tiffin-box': tiffinBox,
  'rice-pot': ricePot,
};
