import { INKS } from '../../inks.ts';
import { at, shade, shape } from '../../shapes.ts';
import { holes } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { seedsOf, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { board } from './kit/vessels.ts';

/** A dense, dark, square slice with seeds. */
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
          shape(
            INKS.dough,
            'M-140,-58C-60,-72 70,-70 142,-58C150,-20 148,20 138,46C60,58 -70,56 -140,46C-150,14 -150,-24 -140,-58Z',
            0.34,
          ) +
          shape(
            INKS.cocoaDeep,
            'M-136,-4L-100,-12L-84,-4L-50,-14L-20,-4L20,-12L60,-2L92,-10L134,-2L96,2L60,10L22,0L-18,8L-52,-2L-86,8L-104,0ZM-52,-2L-40,-34L-34,-32ZM60,10L74,40L80,36ZM-86,8L-96,34L-92,36ZM92,-10L104,-40L108,-38Z',
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
