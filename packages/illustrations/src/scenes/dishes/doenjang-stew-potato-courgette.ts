import { INKS } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing } from './kit/garden.ts';
import { hoops, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { stonePot } from './kit/vessels.ts';

/** Broth that covers the lower part of a piece, with a bright line at its surface. */
const sunk = (piece: string, width: number, y: number) => {
  const w = width / 2;
  return (
    piece +
    shape(
      INKS.caramel,
      `M${-w},${y}Q${-w / 2},${y - 6} 0,${y}T${w},${y - 2}Q${w},${y + 20} 0,${y + 22}Q${-w},${y + 20} ${-w},${y}Z`,
    ) +
    line(INKS.semolina, 3, `M${-w},${y}Q${-w / 2},${y - 6} 0,${y}T${w},${y - 2}`)
  );
};

/** Half a slice of courgette, cooked soft and yellow-green. */
const halfMoon = sunk(
  slab(INKS.leaf, INKS.oliveD, 'M-42,14C-40,-42 40,-44 42,12Z', 4) +
    shape(INKS.lime, 'M-37,14C-35,-34 34,-36 37,12Z') +
    shape(INKS.sprout, 'M-27,14C-24,-22 24,-24 27,12Z') +
    line(INKS.olive, 3, 'M-12,2l3,-5M0,-2v-5M12,2l-3,-5'),
  92,
  12,
);

/** A block of tofu above the broth: its top and two visible sides. */
const block = sunk(
  shape(INKS.crumb, 'M-36,-12L2,4V44L-36,28Z') +
    shape(INKS.toast, 'M2,4L38,-14V26L2,44Z') +
    shape(INKS.bone, 'M-36,-12L2,-30L38,-14L2,4Z') +
    line(INKS.white, 3, 'M-28,-12L2,-26'),
  84,
  26,
);

/** A piece of potato: a light cut face, two more faces in shade. */
const potato = sunk(
  slab(INKS.butter, INKS.crust, 'M-40,2L-32,-22Q-20,-36 4,-33L28,-24Q40,-14 38,4L32,22H-30Z', 5) +
    shape(INKS.semolina, 'M6,-6L37,-12Q40,-6 38,4L32,22L6,24Z') +
    shape(INKS.buttercream, 'M-36,-12L-30,-24Q-18,-35 4,-32L27,-24Q34,-20 36,-12L6,-5Q-18,-4 -36,-12Z') +
    line(INKS.pith, 3, 'M-22,-20Q-10,-28 4,-27'),
  82,
  16,
);

/** A mushroom in cross section: cap, gills and stalk. */
const mushroom =
  slab(
    INKS.bone,
    INKS.crustD,
    'M-32,4C-34,-20 -16,-32 2,-32C22,-32 34,-18 32,4C24,10 14,4 9,6L10,28Q0,34 -9,28L-8,6C-14,4 -24,10 -32,4Z',
    5,
  ) + line(INKS.crust, 4, 'M-24,1Q-14,-8 -6,2M24,1Q14,-8 6,2');

export const doenjangStewPotatoCourgette: Dish = {
  shows:
    'A black stone pot of bubbling brown stew with cubes of tofu, half-moons of courgette, potato and mushroom half sunk in it, green chilli and spring onion',
  cutlery: 'spoon',
  draw: () =>
    stonePot(
      INKS.caramel,
      specks(INKS.crustD, 6, spread(40, 142, 'broth')) +
        hoops(INKS.toast, 6, 3, spread(22, 138, 'bubbles')) +
        each(
          [
            [-20, -112, -6],
            [96, -62, 8],
            [-98, 34, -8],
            [46, 92, 6],
          ],
          potato,
        ) +
        each(
          [
            [-92, -58, -16],
            [44, -88, 10],
            [104, 34, 14],
            [-52, 98, -8],
            [2, -30, 6],
          ],
          halfMoon,
        ) +
        each(
          [
            [-100, -6, -24],
            [112, -10, 30],
            [6, 84, 10],
          ],
          mushroom,
        ) +
        each(
          [
            [-44, -44, -4],
            [52, -28, 6],
            [-32, 36, 4],
            [44, 38, -6],
          ],
          block,
        ) +
        each(
          [
            [-14, 4],
            [64, 18],
            [-70, 82],
            [30, -62],
            [-62, -76],
          ],
          chilliRing(13, INKS.leaf),
        ) +
        each(
          [
            [80, -74],
            [10, 76],
          ],
          chilliRing(13),
        ) +
        hoops(INKS.lime, 7, 4.6, spread(13, 120, 'onion')),
    ),
};
