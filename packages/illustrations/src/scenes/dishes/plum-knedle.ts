import { INKS } from '../../inks.ts';
import { at, blob, disc, line, roundShade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dice, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A potato dumpling rolled in brown buttered crumbs. */
const knedel = (seed: string) =>
  slab(INKS.crust, INKS.crustD, blob(58, 13, 0.06, seed), 9) +
  roundShade('dk', 58) +
  dice(INKS.toast, 8, spread(46, 54, seed)) +
  dice(INKS.caramel, 6, spread(36, 54, `${seed}d`)) +
  specks(INKS.white, 2.2, spread(20, 46, `${seed}sugar`));

/** A halved dumpling: crumbs, a white ring of dough, a plum with purple skin and golden flesh. */
const halved =
  slab(INKS.crust, INKS.crustD, blob(64, 13, 0.06, 'half'), 9) +
  dice(INKS.caramel, 6, spread(24, 62, 'edge', { inner: 54 })) +
  disc(INKS.dough, 55) +
  disc(INKS.plum, 38) +
  disc(INKS.raspberry, 34) +
  disc(INKS.apricot, 27) +
  shape(INKS.carrot, blob(21, 9, 0.2, 'flesh')) +
  shape(INKS.white, 'M-11,-8H9V9H-10Z') +
  line(INKS.rose, 4, 'M-26,-14Q-18,-27 -4,-30') +
  specks(INKS.brick, 3, [
    [-2, -1],
    [16, 4],
    [-16, 10],
  ]);

export const plumKnedle: Dish = {
  shows:
    'Round dumplings rolled in brown buttered crumbs on a plate, two cut in half to show the whole plum inside the white dough',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      each(
        [
          [-76, -82, 0],
          [38, -106, 0],
          [108, -16, 0],
          [-110, 24, 0],
          [-2, -8, 0],
        ],
        (i) => knedel(`knedel${i}`),
      ) +
        at(-44, 98, -8, 1.06, halved) +
        at(82, 84, 20, 1.06, halved) +
        dice(INKS.caramel, 6, spread(44, 150, 'loose')) +
        specks(INKS.white, 2.4, spread(44, 140, 'sugar')),
    ),
};
