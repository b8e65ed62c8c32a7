import { INKS as C, type Ink } from '../inks.ts';
import { at, beads, cut, disc, line, num, oval, type Place, shade, shape, sprig, stamp } from '../shapes.ts';

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
  sprig({ leaves: 7, length: 170, leafLength: 74, leafWidth: 22, ink: C.leaf, vein: C.leafD, stem: C.leafD }),
);

/** One flat leaflet: three toothed fans on one stem. */
const fan =
  'M0,4C-8,-4 -20,-14 -24,-30L-13,-29L-16,-44L-4,-39L3,-52L9,-39L20,-42L16,-29L25,-27C20,-12 8,-4 0,4Z';
const leaflet = cut(
  shape(
    C.leafD,
    stamp(fan, [
      [0, 2, -62, 0.86],
      [0, 2, 62, 0.86],
    ]),
  ),
  shape(C.leaf, stamp(fan, [[0, -6, 0, 1.1]])),
  line(C.sage, 2, 'M0,6L2,-42M0,2L-26,-14M0,2L27,-13M1,-18L-12,-30M1,-20L13,-30'),
);

const parsley = at(
  0,
  6,
  0,
  1,
  cut(
    line(
      C.leafD,
      4.5,
      'M4,104C-6,60 2,30 0,-40M0,52C-16,40 -36,40 -56,34M0,40C20,26 36,28 56,22M0,4C-16,-8 -26,-16 -38,-32M0,-2C16,-14 26,-22 38,-38',
    ),
    at(-62, 34, -78, 0.9, leaflet),
    at(62, 22, 74, 0.94, leaflet),
    at(-42, -38, -44, 1, leaflet),
    at(44, -44, 42, 1, leaflet),
    at(0, -56, 0, 1.16, leaflet),
  ),
);

/** A cupped leaf that points up; one half is a tone darker. */
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
  8,
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

/** A leaf that points up from 0,0, 126 long, with `teeth` saw teeth on each side. */
const sawLeaf = (teeth: number) => {
  const width = (t: number) => 45 * Math.sin(Math.PI * (0.06 + 0.94 * t) ** 0.72);
  const side = (i: number, flip: number) => {
    const [from, to] = [(i - 1) / teeth, i / teeth];
    const tip = `${num(flip * (width(to * 0.94) + 4))},${num(-126 * to * 0.94)}`;
    return {
      tip,
      notch: `${num(flip * width(to) * 0.9)},${num(-126 * to * 0.97)}`,
      bulge: `${num(flip * (width((from + to) / 2) + 7))},${num(-126 * ((from + to) / 2))}`,
    };
  };
  const steps = Array.from({ length: teeth - 1 }, (_, i) => i + 1);
  const up = steps.map((i) => side(i, 1)).map((s) => `Q${s.bulge} ${s.tip}L${s.notch}`);
  const down = steps
    .reverse()
    .map((i) => side(i, -1))
    .map((s) => `L${s.notch}L${s.tip}Q${s.bulge} `);
  const last = down
    .map((part, i) => part + (i === down.length - 1 ? '0,0' : side(steps[i + 1] ?? 1, -1).notch))
    .join('');
  return `M0,0${up.join('')}L0,-132${last}Z`;
};

const mintLeaf = (ink: Ink, vein: Ink) =>
  shape(ink, sawLeaf(7)) +
  line(
    vein,
    2.4,
    'M0,0L0,-112M0,-20L-28,-38M0,-20L28,-38M0,-48L-26,-66M0,-48L26,-66M0,-76L-18,-92M0,-76L18,-92',
  );

const mint = at(
  0,
  3,
  8,
  1,
  cut(
    line(C.leafD, 6, 'M4,116C-4,70 4,20 0,-40'),
    at(0, 72, -78, 0.84, mintLeaf(C.leafD, C.sage)),
    at(0, 66, 76, 0.86, mintLeaf(C.leaf, C.sprout)),
    at(0, 14, -58, 0.9, mintLeaf(C.leaf, C.sprout)),
    at(0, 8, 62, 0.92, mintLeaf(C.leafD, C.sage)),
    at(0, -34, -34, 0.72, mintLeaf(C.leafD, C.sage)),
    at(0, -38, 38, 0.72, mintLeaf(C.leaf, C.sprout)),
    at(0, -40, 2, 0.66, mintLeaf(C.lime, C.leaf)),
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
  -11,
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

const rays: readonly Place[] = [1, 0.88, 0.98, 0.92, 1, 0.86, 0.96, 0.9].map((size, i) => [
  0,
  0,
  i * 45,
  size,
]);
const [split, whole] = [rays.filter((_, i) => i % 3 !== 0), rays.filter((_, i) => i % 3 === 0)];

const starAnise = at(
  0,
  0,
  10,
  1,
  cut(
    shape(
      C.crustD,
      stamp(
        'M0,0C-20,-26 -27,-58 -16,-86C-12,-96 -6,-104 2,-116C6,-104 12,-96 17,-86C27,-58 20,-26 0,0Z',
        rays,
      ),
    ),
    shape(
      C.crust,
      stamp(
        'M1,-14C-12,-34 -17,-58 -10,-80C-7,-88 -3,-92 2,-100C5,-92 8,-88 11,-80C18,-58 14,-34 1,-14Z',
        rays,
      ),
    ),
    shade(
      'dk',
      stamp('M1,-14C-4,-40 -4,-70 2,-100C5,-92 8,-88 11,-80C18,-58 14,-34 1,-14Z', rays.slice(2, 6)),
    ),
    shape(C.cocoa, stamp('M1,-28C-4,-44 -4,-66 2,-88C8,-66 7,-44 1,-28Z', whole)),
    shape(C.cocoaDeep, stamp('M1,-76C12,-76 12,-44 1,-44C-10,-44 -10,-76 1,-76Z', split)),
    shape(C.semolina, stamp('M-5,-62C-4,-68 -1,-71 2,-72L-1,-60Z', split)),
    disc(C.cocoa, 13),
    disc(C.caramel, 8),
    beads(C.butter, [[-2, -2, 2.4]]),
  ),
);

/** Herbs and spices. */
export const herbsAndSpices = { olive, bay, parsley, basil, mint, cinnamon, 'star-anise': starAnise };
