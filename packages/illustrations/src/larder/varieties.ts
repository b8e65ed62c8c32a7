import { INKS as C } from '../inks.ts';
import { at, beads, blob, cut, line, oval, roundShade, shade, shape, stamp } from '../shapes.ts';

/** A dried prune: matte, nearly black, in deep folds. */
const dried = (seed: string) =>
  cut(
    shape(C.cocoaDeep, blob(66, 9, 0.26, seed)),
    shape(C.cocoa, blob(48, 7, 0.5, `${seed}top`), 0.7),
    line(
      C.ink,
      5,
      'M-50,-14C-30,-34 -8,-8 14,-26Q40,-36 48,-24M-54,14C-28,0 -10,22 12,6Q40,2 56,10M-34,44C-14,28 6,46 24,30M-8,-54C-2,-36 -14,-24 -6,-10',
    ),
    line(C.crustD, 3.5, 'M-44,-22C-30,-40 -12,-18 4,-32M-44,6C-28,-8 -12,12 4,0M-24,34C-10,22 2,36 16,24'),
    roundShade('dk', 52, 0, 0, 60, 0.4),
  );

const prune = cut(
  at(-58, 46, -20, 1.04, dried('prune-a')),
  at(62, 52, 36, 0.98, dried('prune-b')),
  at(2, -52, 8, 1.08, dried('prune-c')),
);

const SHELL =
  'M-104,2C-106,-34 -74,-52 -44,-44C-22,-38 -8,-26 12,-30C38,-36 62,-52 88,-42C116,-30 118,24 90,38C64,50 36,32 10,28C-10,26 -24,40 -48,44C-78,46 -102,32 -104,2Z';

/** A peanut in its shell, with the net on it. */
const inShell = cut(
  shape(C.crust, SHELL),
  shape(
    C.toast,
    'M-98,-2C-98,-32 -72,-46 -46,-38C-22,-32 -8,-20 12,-24C38,-30 62,-46 86,-36C106,-24 108,4 96,18C60,4 40,14 10,12C-12,10 -26,22 -50,24C-76,26 -96,18 -98,-2Z',
  ),
  line(
    C.crust,
    4,
    'M-90,-12C-60,-28 -30,-14 8,-12Q70,-30 98,-14M-92,10C-60,-2 -30,8 10,4Q70,0 98,8M-66,-40C-56,-18 -58,14 -64,40M-28,-34C-22,-14 -24,14 -30,34M34,-36C38,-14 38,12 34,32M70,-42C78,-18 76,16 70,40',
  ),
  shade(
    'dk',
    'M-98,16C-50,32 60,8 108,8C108,24 102,34 90,38C64,50 36,32 10,28C-10,26 -24,40 -48,44C-76,46 -94,36 -98,16Z',
  ),
);

/** A shelled peanut half. */
const shelled = cut(oval(C.caramel, 40, 28, 3, 5), oval(C.crumb, 39, 26), line(C.crust, 4, 'M-24,0L22,0'));

const peanut = cut(
  at(-6, -50, -24, 1.06, inShell),
  at(24, 40, 22, 0.98, inShell),
  at(-88, 52, -34, 1, shelled),
  at(-44, 92, 20, 0.94, shelled),
);

/** A hard green mango, whole, and one cut to its pale flesh. */
const greenMango = cut(
  at(
    -28,
    -22,
    -24,
    1,
    cut(
      shape(
        C.leaf,
        'M-92,20C-96,-40 -40,-86 20,-84C78,-82 112,-40 106,4C100,52 60,86 6,84C-40,84 -88,70 -92,20Z',
      ),
      shape(
        C.lime,
        'M-84,12C-84,-36 -38,-76 18,-76C50,-76 74,-64 86,-46C30,-50 -40,-20 -62,58C-76,48 -84,34 -84,12Z',
      ),
      shade('dk', 'M-66,66C-20,60 70,50 106,4C100,52 60,86 6,84C-22,84 -48,80 -66,66Z'),
      shape(C.sprout, 'M-70,6C-66,-26 -42,-52 -14,-60C-36,-42 -50,-18 -56,14Z'),
      beads(C.sprout, [
        [10, -20, 3],
        [38, 2, 3],
        [4, 22, 3],
        [56, -32, 3],
        [-24, 30, 3],
        [30, 44, 3],
      ]),
      line(C.crustD, 8, 'M72,-66C80,-78 84,-84 86,-96'),
    ),
  ),
  at(
    44,
    46,
    24,
    0.94,
    cut(
      shape(C.leaf, 'M0,-90C56,-88 88,-44 86,8C84,58 50,92 0,92C-50,92 -84,58 -86,8C-88,-44 -56,-88 0,-90Z'),
      shape(C.pith, 'M0,-80C48,-78 78,-38 76,8C74,52 44,82 0,82C-44,82 -74,52 -76,8C-78,-38 -48,-78 0,-80Z'),
      oval(C.sprout, 64, 70, 0, 2),
      oval(C.pith, 54, 60, 0, 2),
      oval(C.bone, 30, 44, 0, 4),
      line(C.toast, 4, 'M-14,-24C-8,0 -10,20 -14,36M2,-34C6,-6 4,20 2,42M16,-22C20,0 18,20 14,34'),
    ),
  ),
);

const RIBS =
  'M-62,-44C-92,-10 -90,44 -56,72M-22,-50C-40,-10 -38,48 -18,82M22,-50C40,-10 38,48 18,82M62,-44C92,-10 90,44 56,72';

/** A kabocha: squat, dark green with pale stripes, and a wedge of its orange flesh. */
const kabocha = cut(
  at(
    -14,
    -8,
    0,
    1,
    cut(
      shape(
        C.leafD,
        'M0,-56C60,-66 122,-38 124,14C126,66 70,90 0,90C-70,90 -126,66 -124,14C-122,-38 -60,-66 0,-56Z',
      ),
      line(C.oliveD, 9, RIBS),
      line(
        C.sage,
        4,
        stamp('M-84,-36C-112,-8 -110,36 -84,60M-44,-50C-64,-10 -62,44 -40,76M0,-50C4,-8 4,44 0,84', [[0, 0]]),
      ),
      line(C.sage, 4, 'M44,-50C64,-10 62,44 40,76M84,-36C112,-8 110,36 84,60'),
      shape(C.leaf, 'M-102,6C-102,-18 -88,-34 -76,-38C-86,-20 -88,4 -84,26Z'),
      shade('dp', 'M-118,36C-60,66 70,56 124,4C126,66 70,90 0,90C-64,90 -112,72 -118,36Z'),
      oval(C.oliveD, 34, 12, 0, -52),
      shape(C.toast, 'M-16,-52C-12,-66 -14,-78 -18,-90L14,-94C12,-80 14,-66 20,-52C8,-46 -6,-46 -16,-52Z'),
      line(C.crust, 4, 'M-4,-54C-2,-66 -4,-78 -6,-88M8,-54C6,-66 4,-78 4,-90'),
    ),
  ),
  at(
    70,
    66,
    -8,
    1,
    cut(
      shape(C.leafD, 'M-70,-16C-62,44 44,62 78,0C76,46 40,62 2,60C-40,58 -74,32 -70,-16Z'),
      shape(C.yolk, 'M-70,-18C-30,-40 40,-36 78,-2C50,50 -48,44 -70,-18Z'),
      shape(C.carrot, 'M-34,-20C-8,-30 26,-26 46,-8C26,16 -18,12 -34,-20Z'),
      beads(C.pith, [
        [-10, -14, 7, 4],
        [14, -10, 7, 4],
        [4, -2, 7, 4],
        [28, -6, 7, 4],
      ]),
    ),
  ),
);

/** A block of white fresh cheese, cut and crumbling, on a leaf-green plate. */
const freshCheese = at(
  0,
  -24,
  0,
  1,
  cut(
    oval(C.leaf, 140, 66, 0, 44),
    oval(C.sage, 124, 54, 0, 40),
    shape(C.bone, 'M-92,-34L-86,34C-50,62 20,70 62,58L96,34L98,-26C60,-6 -40,-6 -92,-34Z'),
    shape(C.white, 'M-92,-36C-60,-66 40,-72 98,-28C78,-8 56,4 34,10C-16,10 -66,-4 -92,-36Z'),
    shape(C.cream, 'M34,10C58,4 80,-8 98,-28L96,34C86,46 74,54 62,58C50,62 42,62 34,62Z'),
    line(C.cream, 4, 'M-80,-8C-50,10 -10,20 22,22M-78,12C-50,30 -10,40 22,42M-40,-40C-10,-50 20,-50 44,-40'),
    shape(
      C.white,
      stamp('M-16,4C-18,-10 0,-16 12,-8C20,0 14,14 0,14C-8,14 -14,12 -16,4Z', [
        [-92, 58, 10],
        [-62, 76, 60, 0.8],
        [84, 66, 0, 0.9],
        [52, 82, 120, 0.7],
        [-24, 84, 40, 0.6],
      ]),
    ),
    shade('db', 'M34,40C58,34 80,20 97,4L96,34C86,46 74,54 62,58C50,62 42,62 34,62Z'),
  ),
);

/** A strand of thin noodles that hangs from the chopsticks. */
const strand = (x: number, sway: number) => `M${x},4C${x - sway},-50 ${x + sway},-80 ${x + 6},-124`;

/** A bowl of thin white rice vermicelli with herbs, lime and chilli. */
const vermicelli = at(
  0,
  22,
  0,
  1,
  cut(
    line(C.crustD, 8, 'M-104,-104L96,-132'),
    oval(C.skyD, 124, 44, 0, -4),
    oval(C.cream, 112, 36, 0, -4),
    line(C.cream, 5, [-36, -24, -12, 0, 12, 24].map((x, i) => strand(x, 12 - i * 4)).join('')),
    line(C.white, 5, [-30, -18, -6, 6, 18, 30].map((x, i) => strand(x, i * 4 - 8)).join('')),
    line(C.brick, 8, 'M-102,-122L96,-146'),
    line(
      C.white,
      5,
      'M-100,-6C-70,-24 -50,0 -20,8Q50,4 86,14M-96,4C-70,-28 -30,-14 -10,0Q40,16 96,2M-80,18C-40,-4 0,24 60,20M-64,24C-30,8 10,30 40,24M-60,-22C-30,-34 0,-24 20,-12M-30,-30C0,-36 30,-24 50,-8M40,-28C70,-22 96,-8 98,4M-52,6C-30,-6 -10,12 10,4Q40,2 50,8M10,-34C40,-36 66,-24 84,-12',
    ),
    line(
      C.toast,
      2,
      'M-90,-2C-60,-20 -40,4 -10,12Q50,10 80,18M-70,-14C-40,-28 -10,-20 14,-6M0,-30C30,-30 60,-18 80,-4',
    ),
    shape(
      C.leaf,
      stamp('M-34,2C-24,-16 4,-22 32,-4C10,16 -18,18 -34,2Z', [
        [-74, -8, -30],
        [-58, 12, 20, 0.9],
        [-86, 12, -70, 0.7],
      ]),
    ),
    line(C.leafD, 3, 'M-96,6L-54,-20M-80,4L-38,18'),
    shape(C.leaf, 'M52,-22C64,-34 98,-28 104,-8C86,-2 62,-6 52,-22Z'),
    shape(C.lime, 'M58,-20C68,-28 92,-24 98,-10C84,-6 66,-10 58,-20Z'),
    beads(C.tomato, [
      [20, -8, 7, 5],
      [44, 12, 7, 5],
      [-14, 16, 6, 4],
    ]),
    shape(
      C.skyD,
      'M-124,-4C-112,36 112,36 124,-4C122,56 86,96 50,106L48,118L-48,118L-50,106C-86,96 -122,56 -124,-4Z',
    ),
    line(C.sky, 4, 'M-116,22C-86,56 86,56 116,22'),
    shade('dk', 'M60,26C90,20 116,12 124,-4C122,56 86,96 50,106L48,118L-10,118C40,104 66,70 60,26Z'),
  ),
);

/** Kinds of a food that look unlike the usual one, and foods that a dish needs in a special form. */
export const varieties = {
  prune,
  peanut,
  'green-mango': greenMango,
  kabocha,
  'fresh-cheese': freshCheese,
  vermicelli,
};
