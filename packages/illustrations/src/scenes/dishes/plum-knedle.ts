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

/** A halved dumpling: crumbs, a thick ring of white dough, and half a plum with its hollow and its juice. */
const halved =
  slab(INKS.crust, INKS.crustD, blob(64, 13, 0.06, 'half'), 9) +
  dice(INKS.caramel, 6, spread(24, 62, 'edge', { inner: 56 })) +
  disc(INKS.pith, 56) +
  shape(INKS.raspberry, blob(46, 9, 0.5, 'juice'), 0.5) +
  shape(
    INKS.plum,
    'M-42,4C-44,-24 -18,-40 4,-38C32,-36 44,-12 40,10C36,30 14,38 -6,36C-28,34 -40,22 -42,4Z',
  ) +
  shape(INKS.wine, 'M-35,2C-36,-20 -14,-32 4,-31C26,-30 37,-10 33,8C30,24 12,31 -5,30C-22,28 -34,18 -35,2Z') +
  line(INKS.raspberry, 5, 'M-26,-6C-14,-20 8,-24 24,-12M-24,8C-10,-2 10,-6 26,2M-14,22C0,14 12,12 24,14') +
  line(INKS.plum, 4, 'M-4,-30C2,-10 0,12 -6,29') +
  line(INKS.mauve, 5, 'M-28,-14Q-20,-24 -8,-27');

export const plumKnedle: Dish = {
  shows:
    'Round dumplings rolled in brown buttered crumbs on a plate, two cut in half to show the plum inside the white dough',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      shape(
        INKS.raspberry,
        'M-120,118C-90,150 -20,150 10,124C60,150 130,130 146,84C100,60 -60,70 -120,118Z',
        0.75,
      ) +
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
        at(-56, 92, -8, 1.16, halved) +
        at(78, 84, 24, 1.16, halved) +
        dice(INKS.caramel, 6, spread(44, 150, 'loose')) +
        specks(INKS.white, 2.4, spread(44, 140, 'sugar')),
    ),
};
