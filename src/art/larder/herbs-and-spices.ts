import { INKS } from '../inks.ts';
import { at, line, oval, shape, sprig } from '../shapes.ts';

const { leaf, leafD, olive: green, oliveD, plum, sage } = INKS;

const fruitOfOlive = (ink: typeof plum | typeof oliveD) =>
  oval(ink, 21, 16) + shape(sage, 'M-12,-6C-6,-11 4,-12 10,-9C2,-7 -6,-4 -12,-6Z');

const olive = at(
  -112,
  0,
  0,
  1,
  sprig({ leaves: 9, length: 180, leafLength: 58, leafWidth: 12, ink: green, vein: oliveD, stem: oliveD }) +
    at(46, 26, 0, 1, fruitOfOlive(oliveD)) +
    at(96, -30, 40, 1, fruitOfOlive(plum)) +
    at(132, 28, 80, 1, fruitOfOlive(oliveD)),
);

const bay = at(
  -110,
  0,
  0,
  1,
  sprig({ leaves: 7, length: 170, leafLength: 66, leafWidth: 17, ink: leaf, vein: leafD, stem: leafD }),
);

const parsleyLeaf =
  shape(
    leaf,
    'M0,34C-12,22 -40,26 -44,8C-34,4 -36,-6 -32,-14C-22,-10 -18,-14 -18,-22C-10,-34 -4,-38 0,-42C4,-38 10,-34 18,-22C18,-14 22,-10 32,-14C36,-6 34,4 44,8C40,26 12,22 0,34Z',
  ) + line(leafD, 2, 'M0,30L0,-26M0,14L-24,4M0,14L24,4');

const parsley = [
  line(leafD, 4, 'M0,96C-6,50 4,20 0,-10M0,40C-20,20 -34,14 -48,0M0,30C20,14 34,8 50,-8'),
  at(0, -36, 0, 1, parsleyLeaf) + at(-56, -14, -40, 1, parsleyLeaf) + at(56, -22, 42, 1, parsleyLeaf),
].join('');

/** Sprigs, bunches and what stands in the spice drawer. */
export const herbsAndSpices = { olive, bay, parsley };
