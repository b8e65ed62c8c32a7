import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { greenery } from './kit/garden.ts';
import { pool, specks, swirl } from './kit/marks.ts';
import { each, loosely, row, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const FACES = [
  [INKS.crust, INKS.caramel, INKS.cocoa],
  [INKS.caramel, INKS.crustD, INKS.cocoaDeep],
  [INKS.crust, INKS.crustD, INKS.cocoa],
] as const;

/** A cube of fried lamb: a lit top with a scorched corner, a middle face and a dark one. */
const lamb = (i: number) => {
  const [top, left, right] = FACES[i % 3] ?? FACES[0];
  return (
    shape(left, 'M-25,-11L1,2L0,31L-23,17Z') +
    shape(right, 'M1,2L26,-12L24,16L0,31Z') +
    shape(top, 'M-25,-11L2,-25L26,-12L1,2Z') +
    line(left, 2.4, 'M-5,-8L12,-16') +
    line(right, 2.4, 'M-17,3L-7,9') +
    (i % 2 ? shape(right, 'M26,-12L1,2L9,-6L19,-16Z') : shape(INKS.toast, 'M-25,-11L-4,-21L-9,-13Z'))
  );
};

/** Butter red with pepper, run out of the meat over the yoghurt. */
const RUNS =
  'M-62,-66C-84,-74 -82,-96 -104,-98M-88,20C-106,20 -108,40 -122,38M82,-34C104,-36 106,-54 122,-50';

/** A long green pepper, blistered black by the flame. */
const charredPepper =
  shape(
    INKS.leafD,
    'M-98,6C-74,-24 -20,-26 30,-14C62,-8 90,4 112,20C84,24 52,30 12,30C-38,32 -78,28 -98,6Z',
  ) +
  shape(INKS.leaf, 'M-94,3C-70,-20 -20,-22 28,-11C56,-5 78,4 96,14C60,12 20,14 -20,12C-54,12 -80,12 -94,3Z') +
  line(INKS.lime, 4, 'M-66,-8C-40,-15 -8,-14 20,-7') +
  shape(
    INKS.cocoaDeep,
    'M-50,4C-40,-8 -22,-6 -18,4C-24,14 -44,14 -50,4ZM10,8C22,-4 44,-2 48,10C38,20 18,20 10,8ZM70,16C78,10 88,12 92,17C86,22 76,22 70,16ZM-14,22C-4,16 6,18 8,25C-2,30 -10,28 -14,22Z',
  ) +
  line(INKS.olive, 10, 'M-98,4C-112,-2 -118,-12 -130,-12');

/** The cubes from back to front, so that each hides the foot of the one behind it. */
const HEAP = [
  ...row(3, [-40, -62], [40, -58]),
  ...row(4, [-66, -30], [64, -32]),
  ...row(5, [-80, 2], [80, 0]),
  ...row(3, [-36, -16], [40, -18]),
  ...row(4, [-62, 32], [62, 32]),
  ...row(3, [-34, 58], [36, 56]),
  ...row(2, [-18, 20], [24, 16]),
];

/** Smoked aubergine in yoghurt to the plate's edge, lamb in the middle, red butter on top. */
export const aliNazik: Dish = {
  shows:
    'A plate spread with smoked aubergine in pale yoghurt, browned cubes of lamb in the middle, red pepper butter run over it and a charred long green pepper',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.pith, INKS.toast, 158, 'yoghurt') +
        swirl(INKS.white, 15, 146, 3.4) +
        swirl(INKS.crumb, 4.4, 150, 3.4) +
        specks(INKS.crustD, 2.6, spread(44, 142, 'smoke', { inner: 74 })) +
        shape(INKS.carrot, blob(108, 17, 0.5, 'butter')) +
        line(INKS.carrot, 9, RUNS) +
        line(INKS.tomato, 3.4, RUNS) +
        specks(INKS.carrot, 5, spread(15, 136, 'drops', { inner: 104 })) +
        specks(INKS.tomatoDeep, 2.2, spread(34, 112, 'pul', { inner: 70 })) +
        each(loosely(HEAP, 14, 'lamb'), lamb) +
        line(INKS.tomato, 5, 'M-44,-30C-20,-14 -12,4 10,2C30,0 34,22 52,26M-30,38C-10,30 -2,44 14,46') +
        greenery(7, 62, 'parsley', 12) +
        at(34, 112, -14, 0.86, charredPepper),
    ),
};
