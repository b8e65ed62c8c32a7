import { INKS as C } from '../inks.ts';
import { at, beads, cut, disc, line, num, shade, shape } from '../shapes.ts';

const sardine = cut(
  shape(
    C.skyD,
    'M-28,-46C-8,-70 18,-72 34,-62C26,-54 24,-46 26,-38ZM-10,46C2,62 18,70 34,66C28,58 28,48 32,38Z',
  ),
  shape(
    C.silver,
    'M-204,2C-176,-44 -92,-62 14,-42C74,-31 118,-14 146,-3L206,-44C192,-18 192,16 208,52L146,9C104,28 56,44 -2,48C-96,54 -170,40 -204,2Z',
  ),
  shape(
    C.skyD,
    'M-204,2C-176,-44 -92,-62 14,-42C74,-31 118,-14 146,-3L206,-44C198,-28 194,-14 193,2L146,3C80,-8 10,-14 -60,-14C-120,-14 -170,-8 -204,2Z',
  ),
  shade('dk', 'M-204,2C-96,20 40,20 146,9C104,28 56,44 -2,48C-96,54 -170,40 -204,2Z'),
  shape(C.mist, 'M-118,-14C-20,-20 80,-6 146,1L146,7C70,2 0,-4 -114,0Z'),
  ...[-84, -54, -24, 6, 36, 66, 94].map((x, i) => disc(C.skyD, 6.5 - i * 0.55, x, 9 - Math.abs(i - 3) * 0.6)),
  line(C.ink, 4, 'M-126,-46C-106,-22 -106,20 -128,42'),
  line(C.ink, 2, 'M-138,-38C-124,-18 -124,14 -140,34'),
  shape(C.mist, 'M-100,14C-78,12 -54,22 -44,36C-66,38 -90,32 -100,14Z'),
  disc(C.pith, 11, -166, -9),
  disc(C.ink, 6.5, -166, -9),
  line(C.ink, 2.5, 'M-204,2C-194,6 -186,10 -178,10'),
  line(C.mist, 2.4, 'M160,-2L196,-30M160,4L198,6M160,8L196,36'),
);

const salmon = cut(
  shape(
    C.steel,
    'M0,-108C62,-110 112,-64 112,-6C112,42 92,88 60,118C46,122 36,112 40,98C46,74 40,46 0,40C-40,46 -46,74 -40,98C-36,112 -46,122 -60,118C-92,88 -112,42 -112,-6C-112,-64 -62,-110 0,-108Z',
  ),
  shape(
    C.silver,
    'M0,-100C58,-102 104,-60 104,-6C104,38 86,82 58,108C50,110 46,104 48,96C54,66 44,36 0,32C-44,36 -54,66 -48,96C-46,104 -50,110 -58,108C-86,82 -104,38 -104,-6C-104,-60 -58,-102 0,-100Z',
  ),
  shape(
    C.flesh,
    'M0,-94C54,-96 97,-56 97,-6C97,34 82,72 57,98C58,60 46,28 0,24C-46,28 -58,60 -57,98C-82,72 -97,34 -97,-6C-97,-56 -54,-96 0,-94Z',
  ),
  shade(
    'dk',
    'M97,-20C98,34 82,72 57,98C58,60 46,28 0,24C-46,28 -58,60 -57,98C-68,86 -78,72 -84,58C-60,10 -30,2 0,2C40,2 84,20 97,-20Z',
    0.7,
  ),
  line(
    C.blush,
    4.5,
    'M0,-94L0,-34M-10,-78C-44,-76 -70,-52 -76,-20M10,-78C44,-76 70,-52 76,-20M-10,-60C-34,-58 -52,-42 -56,-20M10,-60C34,-58 52,-42 56,-20M-10,-42C-24,-40 -32,-32 -36,-20M10,-42C24,-40 32,-32 36,-20M-92,0C-70,-12 -40,-10 -20,-8M92,0C70,-12 40,-10 20,-8M-88,30C-70,12 -46,6 -28,8M88,30C70,12 46,6 28,8M-76,60C-66,38 -56,28 -44,20M76,60C66,38 56,28 44,20',
  ),
  disc(C.bone, 19, 0, -12),
  disc(C.tomatoDeep, 9, 0, -12),
  shape(C.apricot, 'M-86,-26C-82,-56 -60,-76 -34,-82C-54,-68 -68,-50 -72,-24Z'),
);

/** One segment of the tail between two angles (degrees, clockwise) of a circle with radius 68. */
function plate(from: number, to: number, half: number, taper: number): string {
  const p = (degrees: number, r: number) => {
    const a = (degrees * Math.PI) / 180;
    return `${num(Math.cos(a) * r)},${num(Math.sin(a) * r)}`;
  };
  const [outer, inner, mid] = [68 + half, 68 - half * 0.86, (from + to) / 2];
  return `M${p(from, outer)}Q${p(mid, outer * 1.08)} ${p(to + 3, outer - taper)}Q${p(to + 10, 68)} ${p(to - 2, inner + taper)}L${p(from - 4, inner)}Q${p(from + 6, 68)} ${p(from, outer)}Z`;
}

const plates = [0, 1, 2, 3, 4, 5].map((i) => [-84 + i * 32, 46 - i * 5.4] as const).reverse();

const prawn = at(
  16,
  -5,
  -8,
  1,
  cut(
    shape(
      C.carrotDeep,
      'M-4,72C-30,52 -62,48 -90,60C-82,68 -76,74 -72,80C-84,88 -92,98 -96,112C-62,118 -28,104 -2,88Z',
    ),
    line(C.brick, 2.4, 'M-18,78L-78,66M-18,82L-82,104'),
    line(
      C.brick,
      5,
      'M-18,-34C-22,-10 -20,0 -30,16M6,-26C6,-6 10,4 2,22M26,-18C30,0 34,8 26,26M38,6C36,18 34,26 24,36M-44,-42C-52,-22 -50,-12 -62,2',
    ),
    ...plates.map(
      ([from, half], i) =>
        shape(i % 2 ? C.flesh : C.carrot, plate(from, from + 34, half, 4)) +
        (from < -60 ? '' : shade('dk', rind(from, from + 34, half), 0.9)) +
        line(C.blush, 4, bandOf(from + 27, half)),
    ),
    shape(
      C.carrot,
      'M2,-116C-40,-118 -84,-98 -128,-62C-110,-64 -98,-60 -84,-50C-60,-30 -28,-22 12,-30C32,-50 30,-98 2,-116Z',
    ),
    shape(C.flesh, 'M2,-116C-40,-118 -84,-98 -128,-62C-90,-80 -40,-84 22,-82C18,-98 12,-110 2,-116Z'),
    shape(C.rose, 'M-52,-92C-36,-100 -18,-104 -4,-102C-18,-98 -34,-92 -46,-86Z'),
    disc(C.pith, 8.5, -76, -70),
    disc(C.ink, 6, -77, -70),
    line(C.brick, 3, 'M-110,-62C-130,-40 -140,0 -126,40M-98,-58C-112,-30 -112,10 -96,34'),
  ),
);

/** The outer rim of a segment, for its shadow. */
function rind(from: number, to: number, half: number): string {
  const p = (degrees: number, r: number) => {
    const a = (degrees * Math.PI) / 180;
    return `${num(Math.cos(a) * r)},${num(Math.sin(a) * r)}`;
  };
  const [outer, mid] = [67 + half, (from + to) / 2];
  return `M${p(from, outer)}Q${p(mid, outer * 1.07)} ${p(to + 3, outer - 4)}L${p(to + 6, 68 + half * 0.4)}Q${p(mid, 68 + half * 0.45)} ${p(from, 68 + half * 0.2)}Z`;
}

function bandOf(degrees: number, half: number): string {
  const a = (degrees * Math.PI) / 180;
  const p = (r: number) => `${num(Math.cos(a) * r)},${num(Math.sin(a) * r)}`;
  return `M${p(68 + half * 0.78)}L${p(68 - half * 0.5)}`;
}

const mussel = at(
  0,
  0,
  -16,
  1,
  cut(
    shape(C.night, 'M-6,120C-50,100 -104,30 -100,-40C-98,-84 -64,-110 -34,-98C-8,-86 2,-20 -6,120Z'),
    shape(C.mist, 'M-8,108C-44,86 -92,24 -90,-38C-88,-74 -62,-98 -38,-88C-16,-76 -4,-14 -8,108Z'),
    shape(C.silver, 'M-12,90C-40,66 -80,14 -80,-36C-78,-64 -60,-82 -42,-74C-24,-64 -10,-6 -12,90Z'),
    shape(C.night, 'M0,122C-10,20 10,-66 48,-92C84,-112 116,-70 108,-16C98,46 50,104 0,122Z'),
    shape(
      C.bilberry,
      'M4,112C-2,20 18,-60 52,-84C40,-40 30,30 4,112ZM14,106C40,40 60,-20 78,-88C94,-84 104,-60 100,-20C90,34 54,84 14,106Z',
    ),
    shade('dp', 'M14,106C60,60 90,10 103,-40C106,30 60,86 14,106Z', 0.5),
    line(C.mist, 3, 'M30,60C50,20 66,-20 76,-66M46,58C66,26 82,-6 90,-40'),
    shape(C.carrotDeep, 'M-14,66C-40,50 -70,10 -66,-30C-64,-54 -46,-62 -34,-52C-14,-34 -8,20 -14,66Z'),
    shape(C.carrot, 'M-16,52C-38,36 -62,4 -58,-28C-56,-46 -44,-52 -34,-44C-18,-28 -12,14 -16,52Z'),
    shape(C.apricot, 'M-46,-4C-50,-20 -46,-36 -38,-36C-30,-26 -34,-14 -30,2C-36,6 -42,4 -46,-4Z'),
    line(C.brick, 3, 'M-24,40C-34,20 -40,10 -42,6'),
    shade('dk', 'M-14,66C-28,56 -44,38 -56,14C-36,30 -20,30 -12,6C-11,26 -12,46 -14,66Z', 0.8),
  ),
);

const crabLeg = (turn: number, size: number) =>
  at(
    84,
    6,
    turn,
    size,
    cut(
      line(C.carrotDeep, 14, 'M-14,0C6,-10 24,-16 40,-16'),
      shape(C.tomato, 'M34,-26C48,-28 58,-22 64,-10C70,4 74,22 76,42C62,26 52,8 36,-6Z'),
    ),
  );

const crabLegs = crabLeg(-26, 1) + crabLeg(2, 1.06) + crabLeg(32, 0.96);

const claw = cut(
  line(C.carrotDeep, 20, 'M0,0C10,-20 8,-40 -2,-54'),
  shape(
    C.tomato,
    'M-8,-44C-44,-54 -58,-92 -40,-128C-34,-110 -24,-102 -8,-98C-6,-112 -2,-122 10,-132C38,-110 36,-60 8,-44Z',
  ),
  shade('dk', 'M-8,-44C-24,-48 -36,-58 -42,-72C-20,-56 10,-60 28,-94C32,-72 24,-52 8,-44Z', 0.8),
  shape(C.rose, 'M14,-112C22,-100 24,-88 20,-76C16,-88 12,-98 8,-104Z'),
);

const crab = at(
  0,
  40,
  0,
  1,
  cut(
    crabLegs,
    `<g transform="scale(-1 1)">${crabLegs}</g>`,
    at(-84, -34, -22, 1.02, claw),
    at(82, -36, 26, 0.86, `<g transform="scale(-1 1)">${claw}</g>`),
    line(C.carrotDeep, 7, 'M-20,-62L-24,-84M20,-62L24,-84'),
    disc(C.pith, 10, -25, -88) +
      disc(C.ink, 6, -24, -89) +
      disc(C.pith, 10, 25, -88) +
      disc(C.ink, 6, 24, -89),
    shape(
      C.tomato,
      'M-108,-16C-98,-56 -50,-70 0,-70C50,-70 98,-56 108,-16C112,-2 104,6 102,18C86,58 46,76 0,76C-46,76 -86,58 -102,18C-104,6 -112,-2 -108,-16Z',
    ),
    shade('dk', 'M-98,26C-50,60 60,50 108,-8C111,2 104,8 102,18C86,58 46,76 0,76C-42,76 -80,60 -98,26Z'),
    shape(
      C.carrot,
      'M-70,-50C-48,-62 -22,-66 0,-66C24,-66 50,-62 72,-50C50,-42 30,-48 0,-46C-30,-48 -48,-42 -70,-50Z',
    ),
    shape(C.rose, 'M-92,-10C-88,-26 -78,-36 -66,-40C-76,-28 -80,-18 -80,-2Z'),
    line(C.tomatoDeep, 5, 'M-30,-42C-14,-22 -16,8 -34,30M30,-42C14,-22 16,8 34,30'),
    shape(
      C.tomatoDeep,
      'M-86,-36L-80,-54L-70,-46ZM86,-36L80,-54L70,-46ZM-102,-14L-112,-30L-94,-32ZM102,-14L112,-30L94,-32Z',
    ),
    beads(C.apricot, [
      [-56, 6, 4],
      [-62, 22, 3],
      [58, 4, 4],
      [64, 20, 3],
      [-2, 20, 3.4],
      [14, 24, 2.6],
      [-20, 22, 2.6],
    ]),
  ),
);

/** Fish and seafood. */
export const fish = { sardine, salmon, prawn, mussel, crab };
