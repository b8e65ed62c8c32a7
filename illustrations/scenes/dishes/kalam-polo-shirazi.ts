import { INKS } from '../../inks.ts';
import { at, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge } from './kit/garden.ts';
import { dashes, grains, herbs, slab, specks } from './kit/marks.ts';
import { patty } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const CABBAGE = 'M-34,0C-28,-20 0,-24 14,-20C28,-18 36,-6 32,4C24,18 -4,10 -14,16C-26,18 -34,10 -34,0Z';
/** A shard of the crust from the bottom of the pot, grains still showing in it. */
const tahdig =
  slab(INKS.semolina, INKS.caramel, 'M-56,-14L-20,-44L36,-36L58,4L28,38L-30,34Z', 9) +
  dashes(INKS.butter, 6, 8, spread(24, 38, 'tahdig')) +
  specks(INKS.caramel, 4, spread(10, 38, 'brown'));

export const kalamPoloShirazi: Dish = {
  shows:
    'A plate of white and saffron rice with pale cabbage, small brown meatballs and green herbs, shards of golden rice crust and lemon',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      grains(INKS.white, INKS.dough, 146, 'polo', 230, 14) +
        dashes(INKS.yolk, 7, 9, spread(54, 96, 'saffron', { x: 16, y: -20 })) +
        shape(
          INKS.sage,
          stamp(
            CABBAGE,
            spread(14, 120, 'cab').map(([x, y, t]) => [x + 2, y + 4, t]),
          ),
        ) +
        shape(INKS.sprout, stamp(CABBAGE, spread(14, 120, 'cab'))) +
        each(spread(13, 112, 'meat'), (i) => patty(21, INKS.caramel, INKS.cocoa, INKS.crustD, `kufte${i}`)) +
        herbs(INKS.leafD, 11, spread(22, 126, 'tarragon')) +
        herbs(INKS.leaf, 12, spread(15, 118, 'basil')) +
        each(
          [
            [-104, 82, -20],
            [-58, 116, 30],
            [-122, 26, 80],
          ],
          tahdig,
        ) +
        at(112, 86, -30, 0.9, citrusWedge()),
    ),
};
