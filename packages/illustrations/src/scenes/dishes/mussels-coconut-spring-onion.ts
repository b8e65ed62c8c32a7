import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { chilliRing, greenery, limeWedge } from './kit/garden.ts';
import { dashes, hoops, specks, swirl } from './kit/marks.ts';
import { mussel } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

export const musselsCoconutSpringOnion: Dish = {
  shows:
    'A bowl of open mussels with orange flesh in white coconut broth, rings of spring onion and red chilli over them, lime beside',
  cutlery: 'spoon',
  draw: () =>
    bowl(
      INKS.skyD,
      INKS.white,
      swirl(INKS.cream, 12, 150, 2.8) +
        specks(INKS.sprout, 5, spread(34, 156, 'oil')) +
        each(
          spread(15, 124, 'mussels').map(([x, y, t]) => [x, y, t, 1.1]),
          mussel(52),
        ) +
        hoops(INKS.leaf, 9, 6, spread(26, 138, 'onion')) +
        dashes(INKS.leaf, 8, 34, spread(9, 128, 'green')) +
        each(spread(9, 124, 'chilli'), chilliRing(14)) +
        greenery(11, 130, 'coriander', 13) +
        at(96, 96, -40, 1.2, limeWedge()),
    ),
};
