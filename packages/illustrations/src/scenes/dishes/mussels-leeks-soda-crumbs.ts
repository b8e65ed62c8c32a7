import { INKS } from '../../inks.ts';
import type { Dish } from './kit/dish.ts';
import { dice, herbs, hoops, specks, swirl } from './kit/marks.ts';
import { mussel } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { pot } from './kit/vessels.ts';

/** The same shells as in the other dish, but in cream, with leek around them and brown crumbs on top. */
export const musselsLeeksSodaCrumbs: Dish = {
  shows:
    'A pot of open mussels in cream with rings of pale green leek, coarse brown breadcrumbs scattered over',
  cutlery: 'spoon',
  draw: () =>
    pot(
      INKS.brick,
      INKS.buttercream,
      swirl(INKS.pith, 18, 150, 2.4) +
        hoops(INKS.lime, 22, 9, spread(26, 148, 'leek')) +
        hoops(INKS.sprout, 11, 8, spread(26, 148, 'leek')) +
        each(
          spread(13, 122, 'mussels').map(([x, y, t]) => [x, y, t, 1.12]),
          mussel(54, INKS.apricot),
        ) +
        hoops(INKS.lime, 18, 8, spread(9, 112, 'more')) +
        hoops(INKS.pith, 9, 6, spread(9, 112, 'more')) +
        dice(INKS.crustD, 15, spread(44, 128, 'crumbs')) +
        dice(INKS.caramel, 11, spread(44, 120, 'crumbs2')) +
        specks(INKS.crust, 4, spread(60, 134, 'fine')) +
        herbs(INKS.leaf, 11, spread(15, 128, 'parsley')),
    ),
};
