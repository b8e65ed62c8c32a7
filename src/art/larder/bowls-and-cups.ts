import { INKS } from '../inks.ts';
import { at, beads, cut, disc, leaf, line, num, oval, roundShade, seeds, shade, shape } from '../shapes.ts';

const {
  bilberry,
  blush,
  bone,
  brick,
  butter,
  buttercream,
  caramel,
  carrot,
  cocoa,
  cocoaDeep,
  cream,
  crust,
  crustD,
} = INKS;
const {
  dough,
  ink,
  leaf: green,
  leafD,
  lime,
  mist,
  pith,
  raspberry,
  rose,
  sage,
  semolina,
  shell,
  sky,
  skyD,
  tomato,
  tomatoDeep,
  white,
  wine,
  yolk,
  sprout,
} = INKS;

const strand = (x: number, sway: number) => `M${x},-10C${x - sway},-50 ${x + sway},-80 ${x + 6},-126`;

const noodle = at(
  0,
  22,
  0,
  1,
  cut(
    line(crustD, 8, 'M-104,-104L96,-132'),
    line(brick, 8, 'M-102,-122L96,-146'),
    line(semolina, 10, strand(-26, 12) + strand(-4, -8) + strand(18, 10)),
    line(buttercream, 8, strand(-37, 8) + strand(-15, 12) + strand(7, -10) + strand(29, 6)),
    oval(skyD, 124, 44, 0, -4),
    oval(brick, 112, 36, 0, -4),
    line(
      semolina,
      9,
      'M-96,2C-70,-30 -30,-16 -10,-2C10,12 40,16 70,4M-80,16C-40,-4 0,22 60,20M-60,-20C-30,-32 0,-24 20,-12M40,-26C70,-20 96,-8 98,6',
    ),
    line(
      buttercream,
      8,
      'M-100,-8C-70,-24 -50,0 -20,8C10,16 50,4 86,14M-64,22C-30,8 10,30 40,24M-30,-30C0,-34 30,-22 50,-6M62,-22C84,-14 92,-4 102,-6',
    ),
    line(buttercream, 8, 'M-37,-30L-38,-6M-15,-30L-14,0M7,-30L8,2M29,-30L28,-2'),
    line(semolina, 9, 'M-26,-30L-27,-2M-4,-30L-4,4M18,-30L18,0'),
    oval(white, 31, 22, 68, -6, -14) + oval(yolk, 15, 11, 70, -5, -14),
    ...(
      [
        [-78, -6],
        [-62, 10],
        [-50, -12],
        [-88, 8],
      ] as const
    ).map(([x, y]) => oval(green, 9, 6, x, y) + oval(sprout, 4, 2.6, x, y)),
    shape(
      skyD,
      'M-124,-4C-112,36 112,36 124,-4C122,56 86,96 50,106L48,118L-48,118L-50,106C-86,96 -122,56 -124,-4Z',
    ),
    line(sky, 4, 'M-116,22C-86,56 86,56 116,22'),
    line(sky, 2, 'M-110,34C-80,66 80,66 110,34'),
    shade('dk', 'M60,26C90,20 116,12 124,-4C122,56 86,96 50,106L48,118L-10,118C40,104 66,70 60,26Z'),
    shape(sky, 'M-98,48C-90,66 -80,78 -68,86C-86,78 -98,64 -98,48Z'),
  ),
);

const grains = seeds(46, 86)
  .map(([x, y], i) => [x, y * 0.62 - 46, i] as const)
  .filter(([x, y]) => y < -30 + Math.abs(x) * 0.1);

const rice = at(
  0,
  10,
  0,
  1,
  cut(
    shape(
      white,
      'M-108,-4C-108,-22 -96,-30 -88,-44C-80,-70 -52,-76 -40,-88C-22,-104 10,-106 30,-94C54,-88 74,-72 84,-48C100,-36 108,-22 108,-4C80,24 -80,24 -108,-4Z',
    ),
    shade('db', 'M40,-90C60,-84 76,-70 84,-48C100,-36 108,-22 108,-4C90,14 30,18 -10,18C50,0 70,-40 40,-90Z'),
    ...grains.map(([x, y, i]) =>
      line(
        i % 3 ? cream : dough,
        6.5,
        `M${num(x)},${num(y)}l${num(Math.cos(i * 1.9) * 9)},${num(Math.sin(i * 1.9) * 6)}`,
      ),
    ),
    disc(raspberry, 17, -6, -88) +
      roundShade('dk', 17, -6, -88, 60, 0.3) +
      shape(rose, 'M-18,-90C-16,-98 -10,-101 -4,-101C-10,-97 -13,-93 -14,-86Z'),
    shape(
      tomato,
      'M-122,-6C-100,24 100,24 122,-6C122,52 84,88 48,96L46,108L-46,108L-48,96C-84,88 -122,52 -122,-6Z',
    ),
    shape(tomatoDeep, 'M40,14C80,12 112,6 122,-6C122,52 84,88 48,96L46,108L-6,108C40,92 60,60 40,14Z'),
    shade('dk', 'M76,10C100,6 116,2 122,-6C122,52 84,88 48,96L46,108L-20,108C50,96 84,60 76,10Z'),
    line(pith, 4, 'M-114,18C-84,46 84,46 114,18'),
    shape(rose, 'M-98,40C-92,58 -82,70 -68,78C-86,72 -98,58 -98,40Z'),
    ...(
      [
        [-104, 112, 20],
        [-84, 122, -30],
        [84, 116, 40],
        [108, 110, -10],
      ] as const
    ).map(([x, y, turn]) => oval(white, 8, 3.6, x, y, turn)),
  ),
);

const coffeeBean = cut(
  oval(crustD, 25, 18),
  shade('dk', 'M-24,4C-8,14 12,10 25,-2C25,12 12,18 0,18C-12,18 -22,12 -24,4Z'),
  line(cocoaDeep, 4, 'M-22,0C-8,-8 6,8 22,0'),
  shape(crust, 'M-14,-9C-8,-13 0,-14 8,-13C0,-11 -8,-9 -14,-9Z'),
);

const coffee = at(
  -4,
  6,
  0,
  1,
  cut(
    oval(brick, 128, 28, 0, 76),
    shape(tomatoDeep, 'M-128,76C-120,104 120,104 128,76C128,92 70,108 0,108C-70,108 -128,92 -128,76Z'),
    oval(tomatoDeep, 84, 15, 0, 74),
    line(pith, 19, 'M78,-18C118,-34 132,6 112,26C102,36 86,40 72,40'),
    shape(pith, 'M-94,-40L94,-40C96,14 76,66 48,78C20,84 -20,84 -48,78C-76,66 -96,14 -94,-40Z'),
    shape(brick, 'M-93,-8C-60,10 60,10 93,-8C92,4 90,16 86,26C56,42 -56,42 -86,26C-90,16 -92,4 -93,-8Z'),
    shade('dk', 'M48,-22C66,-26 84,-30 94,-40C96,14 76,66 48,78C30,82 12,83 -4,83C40,62 56,20 48,-22Z'),
    oval(pith, 94, 30, 0, -40),
    oval(cocoaDeep, 83, 23, 0, -38),
    oval(crustD, 72, 17, 2, -35),
    shape(
      crust,
      'M-58,-36C-40,-48 -6,-52 20,-50C-4,-46 -34,-40 -58,-36ZM-20,-26C10,-22 40,-26 56,-34C44,-24 10,-20 -20,-26Z',
    ),
    line(
      mist,
      5,
      'M-22,-84C-36,-98 -10,-110 -22,-128M12,-80C-4,-98 26,-112 10,-134M44,-84C32,-96 56,-106 44,-122',
    ),
    at(-96, 92, -24, 1, coffeeBean),
    at(-62, 104, 34, 0.9, coffeeBean),
  ),
);

const tea = at(
  2,
  8,
  0,
  1,
  cut(
    line(skyD, 19, 'M76,-32C126,-58 142,22 84,46'),
    shape(skyD, 'M-80,34C-118,20 -112,-34 -152,-58L-134,-74C-98,-62 -92,-36 -72,-24Z'),
    shape(
      skyD,
      'M-54,-66C-20,-76 28,-76 58,-66C100,-46 112,8 92,52C82,76 60,88 40,94L-40,94C-62,88 -84,74 -92,52C-110,8 -98,-46 -54,-66Z',
    ),
    shape(
      mist,
      'M-101,-4C-60,14 60,14 104,-6C106,8 104,22 100,34C60,52 -60,52 -98,34C-102,22 -103,8 -101,-4Z',
    ),
    ...([-78, -46, -12, 24, 58, 88] as const).map((x, i) =>
      at(x, 26 - Math.abs(i - 2.4) * 3, -8, 1, shape(skyD, 'M0,-14C9,-6 9,8 0,14C-9,8 -9,-6 0,-14Z')),
    ),
    shade(
      'dk',
      'M74,-56C104,-34 110,10 92,52C82,76 60,88 40,94L-40,94C-54,90 -66,84 -76,76C30,90 96,30 74,-56Z',
    ),
    shape(mist, 'M-84,-18C-82,-36 -68,-48 -52,-54C-62,-42 -70,-30 -72,-14Z'),
    shape(skyD, 'M-56,-70C-50,-96 50,-96 60,-70C40,-62 -36,-62 -56,-70Z'),
    line(mist, 4, 'M-54,-68C-30,-60 34,-60 58,-68'),
    disc(brick, 13, 2, -100),
    glint(),
    line(pith, 2.6, 'M46,-84C66,-78 66,-20 60,4'),
    at(
      60,
      4,
      6,
      1,
      shape(pith, 'M-18,4L0,-8L18,4L18,44L-18,44Z') + at(0, 34, -90, 0.34, leaf(72, 30, green, leafD)),
    ),
    line(mist, 5, 'M-150,-90C-164,-102 -140,-112 -152,-128M-128,-96C-140,-106 -120,-118 -130,-130'),
  ),
);

function glint(): string {
  return shape(rose, 'M-6,-102C-5,-107 -1,-109 3,-109C-1,-106 -3,-103 -3,-98Z');
}

/** What is served in a bowl, a cup or a pot. */
export const bowlsAndCups = { noodle, rice, coffee, tea };
