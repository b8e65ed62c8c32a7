import { INKS as C, type Ink } from '../inks.ts';
import { at, cut, disc, leaf, line, roundShade, shade, shape } from '../shapes.ts';

const podHull =
  'M-150,6C-120,-34 -60,-52 0,-50C60,-50 116,-36 150,-8C124,34 60,54 0,52C-60,52 -116,38 -150,6Z';

const pea = at(
  20,
  -3,
  -24,
  1,
  cut(
    line(C.leafD, 6, 'M-146,4C-164,0 -172,-10 -178,-22'),
    shape(C.leafD, podHull),
    shape(
      C.olive,
      'M-128,4C-100,-24 -50,-36 0,-36C50,-36 100,-26 128,-6C100,22 50,34 0,34C-50,34 -100,24 -128,4Z',
    ),
    ...[-92, -56, -18, 22, 62, 98].map((x, i) => {
      const r = [16, 21, 25, 25, 22, 16][i] ?? 20;
      return (
        disc(C.lime, r, x, -2) +
        roundShade('dk', r, x, -2, 70, 0.3) +
        disc(C.sprout, r * 0.2, x - r * 0.36, -2 - r * 0.4)
      );
    }),
    shape(C.leaf, 'M-150,6C-100,28 -50,22 0,20C50,20 110,14 150,-8C124,34 60,54 0,52C-60,52 -116,38 -150,6Z'),
    shade('dk', 'M-104,36C-40,44 60,44 130,12C100,40 50,54 0,52C-40,52 -76,48 -104,36Z'),
    shape(C.sage, 'M-112,24C-84,32 -56,30 -30,28C-56,38 -88,38 -112,24Z'),
    at(-144, -2, -128, 1, leaf(58, 20, C.leaf, C.leafD)),
    at(-144, 0, 96, 1, leaf(50, 18, C.lime, C.leafD)),
    line(C.leaf, 3.5, 'M150,-8C166,-16 170,-30 160,-36C150,-38 150,-24 162,-26'),
  ),
);

const kidneyShape =
  'M-42,0C-44,-28 -14,-38 10,-33C36,-28 48,-10 43,10C39,30 20,34 9,22C3,15 -7,15 -13,22C-23,34 -40,24 -42,0Z';

const kidney = (ink: Ink) =>
  cut(
    shape(ink, kidneyShape),
    shade(
      'dk',
      'M-40,10C-10,6 20,6 44,0C44,8 44,10 43,10C39,30 20,34 9,22C3,15 -7,15 -13,22C-22,33 -36,26 -40,10Z',
    ),
    shape(C.mauve, 'M-32,-6C-30,-20 -16,-27 0,-25C-12,-22 -22,-16 -26,-2Z'),
    shape(C.shell, 'M-8,20C-4,15 0,15 5,19C1,20 -4,21 -8,20Z'),
  );

const bean = cut(
  at(
    4,
    -24,
    -18,
    1,
    cut(
      line(C.olive, 7, 'M138,-8C152,-16 158,-26 160,-38'),
      shape(C.olive, podHull),
      shape(
        C.sprout,
        'M-128,2C-100,-28 -50,-38 0,-38C50,-38 100,-28 128,-8C100,20 50,34 0,34C-50,34 -100,24 -128,2Z',
      ),
      at(-84, 0, 6, 0.66, kidney(C.wine)),
      at(-22, -2, -4, 0.82, kidney(C.wine)),
      at(46, -4, 4, 0.78, kidney(C.wine)),
      at(100, -6, -10, 0.5, kidney(C.wine)),
      shape(
        C.lime,
        'M-150,6C-100,30 -50,24 0,22C50,22 110,14 150,-8C124,34 60,54 0,52C-60,52 -116,38 -150,6Z',
      ),
      shade('dk', 'M-104,36C-40,44 60,44 130,12C100,40 50,54 0,52C-40,52 -76,48 -104,36Z', 0.8),
      shape(C.sprout, 'M-112,26C-84,34 -56,32 -30,30C-56,40 -88,40 -112,26Z'),
    ),
  ),
  at(-30, 70, -14, 0.94, kidney(C.wine)),
  at(60, 62, 162, 0.9, kidney(C.plum)),
);

/** Peas and beans. */
export const pods = { pea, bean };
