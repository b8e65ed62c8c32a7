import { INKS } from '../../inks.ts';
import { at, line, shade, shape } from '../../shapes.ts';
import { holes } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { seedsOf, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { board } from './kit/vessels.ts';

/** A dense square slice, dark through and through, seeds in it. */
const cutSlice = (seed: string) =>
  slab(
    INKS.cocoaDeep,
    INKS.ink,
    'M-64,58V-36Q-64,-58 -40,-60Q0,-68 40,-60Q64,-58 64,-36V58Q0,66 -64,58Z',
    9,
  ) +
  shape(INKS.crustD, 'M-55,51V-34Q-55,-50 -37,-52Q0,-59 37,-52Q55,-50 55,-34V51Q0,58 -55,51Z') +
  holes(INKS.cocoa, 30, 52, seed) +
  seedsOf(INKS.crumb, 9, spread(14, 48, `${seed}s`)) +
  specks(INKS.caramel, 3, spread(40, 50, `${seed}c`));

export const ryeTinLoaf: Dish = {
  shows:
    'A dark brick-shaped rye loaf on a board, its flat top cracked and floury, three thin dense slices cut from it',
  cutlery: 'knife',
  draw: () =>
    board(
      at(
        -40,
        -66,
        -8,
        1,
        slab(
          INKS.cocoaDeep,
          INKS.ink,
          'M-170,-72Q-170,-92 -146,-94H150Q172,-92 172,-72V66Q172,84 150,84H-146Q-170,84 -170,66Z',
          20,
        ) +
          shape(
            INKS.cocoa,
            'M-158,-66Q-156,-80 -140,-82H142Q160,-80 160,-66V58Q160,72 142,72H-140Q-156,72 -158,58Z',
          ) +
          shade('dk', 'M-158,20Q0,50 160,10V58Q160,72 142,72H-140Q-156,72 -158,58Z') +
          line(
            INKS.crust,
            6,
            'M-128,-20Q-90,-40 -60,-14T-4,-20T50,-34T132,-10M-100,34Q-60,14 -20,38T60,20T120,44M-40,-60Q-10,-50 6,-62',
          ) +
          specks(
            INKS.dough,
            3,
            spread(110, 150, 'flour').filter(([, y]) => Math.abs(y) < 68),
          ) +
          seedsOf(
            INKS.crumb,
            10,
            spread(30, 140, 'coriander').filter(([, y]) => Math.abs(y) < 64),
          ),
      ) +
        each(
          [
            [-96, 112, -16],
            [24, 110, 6],
            [140, 88, 20],
          ],
          (i) => cutSlice(`rye${i}`),
        ),
    ),
};
