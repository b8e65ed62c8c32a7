import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge } from './kit/garden.ts';
import { belly, curls, dashes, herbs, slab, specks } from './kit/marks.ts';
import { patty } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const CRUST =
  'M-96,34C-94,-34 -44,-86 28,-92C62,-94 92,-80 104,-62L84,-40L90,-14L54,-6L44,22L14,18L-8,48L-32,40L-54,66L-72,50Z';
/** A quarter of the rice crust: round outside, jagged inside, darkest at the rim. */
const tahdig = (seed: string) =>
  slab(INKS.semolina, INKS.crustD, CRUST, 12) +
  line(INKS.caramel, 15, 'M-88,36C-86,-28 -40,-77 29,-84C56,-86 82,-76 95,-62') +
  dashes(INKS.butter, 8, 15, spread(15, 50, seed, { x: -10, y: -26 })) +
  dashes(INKS.buttercream, 8, 14, spread(9, 44, `${seed}pale`, { x: -12, y: -22 })) +
  specks(INKS.caramel, 4.5, spread(12, 48, `${seed}brown`, { x: -8, y: -30 }));

/** Separate long grains, some of them yellow with saffron. */
const rice =
  dashes(INKS.toast, 7.5, 16, spread(170, 146, 'under')) +
  dashes(INKS.pith, 7.5, 16, spread(200, 150, 'polo')) +
  dashes(INKS.white, 7.5, 16, spread(170, 142, 'over')) +
  dashes(INKS.lemon, 7.5, 16, spread(54, 82, 'saffron', { x: 44, y: -50 }));

export const kalamPoloShirazi: Dish = {
  shows:
    'A plate heaped with long-grained white and saffron rice, strips of soft cabbage, tiny browned meatballs and green herbs, two pieces of golden rice crust and a wedge of lemon on it',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      shape(
        INKS.dough,
        'M-152,6C-154,-92 -80,-152 8,-150C98,-148 154,-84 150,8C148,96 86,152 0,152C-88,150 -150,96 -152,6Z',
      ) +
        rice +
        belly(150, 'db', 0.55) +
        curls(INKS.lime, 13, 58, spread(13, 118, 'cabbage')) +
        curls(INKS.sprout, 10, 56, spread(13, 118, 'cabbage')) +
        each(spread(20, 118, 'kufte'), (i) => patty(16, INKS.crustD, INKS.cocoa, INKS.caramel, `kufte${i}`)) +
        herbs(INKS.leafD, 9, spread(18, 122, 'tarragon')) +
        herbs(INKS.leaf, 10, spread(16, 112, 'basil')) +
        at(-84, 86, -42, 1, tahdig('left')) +
        at(84, 104, 162, 0.78, tahdig('right')) +
        at(-104, -92, -50, 0.92, citrusWedge()),
    ),
};
