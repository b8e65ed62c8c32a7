import { INKS } from '../../inks.ts';
import { disc, line, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing } from './kit/garden.ts';
import { dice, pool, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const TOP =
  'M-50,4C-46,-20 -24,-12 -16,-26C-2,-32 4,-20 16,-28C34,-30 36,-14 52,-4C40,4 46,20 28,20C16,28 8,16 -6,22C-20,26 -26,12 -50,4Z';
/** A closed bud of turnip tops. */
const floret =
  disc(INKS.leafD, 20, 2, 3) +
  specks(INKS.leaf, 7, spread(9, 15, 'buds')) +
  specks(INKS.lime, 3, spread(7, 14, 'bud tips')) +
  line(INKS.lime, 7, 'M0,18L6,36');

export const orecchietteTurnipTops: Dish = {
  shows:
    'A plate of ear-shaped orecchiette pasta with dark green turnip tops, rings of red chilli and fried breadcrumbs',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.leaf, INKS.leafD, 138, 'greens') +
        shape(INKS.leafD, stamp(TOP, spread(20, 122, 't1'))) +
        shape(
          INKS.leaf,
          stamp(
            TOP,
            spread(13, 118, 't2').map(([x, y, t]) => [x, y, t, 0.84]),
          ),
        ) +
        spread(30, 122, 'ears')
          .map(([x, y, rotation = 0]) => placed({ name: 'orecchiette', x, y, size: 52, rotation }))
          .join('') +
        each(spread(9, 114, 'florets'), floret) +
        shape(
          INKS.leaf,
          stamp(
            TOP,
            spread(6, 96, 't3').map(([x, y, t]) => [x, y, t, 0.62]),
          ),
        ) +
        each(spread(9, 112, 'chilli'), chilliRing(13)) +
        dice(INKS.crust, 7, spread(54, 120, 'crumbs')) +
        dice(INKS.caramel, 5, spread(44, 116, 'crumbs2')),
    ),
};
