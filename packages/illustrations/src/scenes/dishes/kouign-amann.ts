import { INKS } from '../../inks.ts';
import { at, blob, disc, line, roundShade, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { shine } from './kit/marks.ts';
import { spread } from './kit/places.ts';
import { roundBoard } from './kit/vessels.ts';

/** The wedge from 15 to 70 degrees. */
const WEDGE = 'M0,0L155,42A160,160 0 0 1 55,150Z';
/** Layers of dough and caramel along the cut from 0,0 to x, y, `deep` units high. */
const layers = (x: number, y: number, deep: number) =>
  shape(INKS.buttercream, `M0,0L${x},${y}L${x},${y + deep}L0,${deep}Z`) +
  line(
    INKS.caramel,
    3.4,
    [0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((t) => `M0,${deep * t}L${x},${y + deep * t}`).join(''),
  ) +
  line(INKS.crustD, 5, `M0,${deep}L${x},${y + deep}`);

/** Scored crosswise before baking, so that the top opens in a diamond pattern. */
const scored = line(
  INKS.crustD,
  4,
  'M-128,-78L44,-152M-154,-22L108,-116M-156,36L148,-58M-134,86L152,10M-96,126L120,60M-78,-128L24,150M-16,-154L92,120M48,-146L148,40M-130,-74L-40,146M-156,-6L-98,116',
);

export const kouignAmann: Dish = {
  shows:
    'A round flaky butter cake with a dark glossy caramel top scored in lozenges, on a board, one wedge drawn out to show its thin layers',
  cutlery: 'knife',
  draw: () =>
    roundBoard(
      `<circle cx="6" cy="14" r="168" fill="${INKS.ink}" opacity=".28"/>` +
        shape(INKS.crustD, blob(169, 20, 0.05, 'foot')) +
        shape(INKS.caramel, blob(162, 20, 0.05, 'foot')) +
        disc(INKS.crust, 146) +
        shape(
          INKS.caramel,
          stamp('M-20,0C-16,-14 14,-16 22,0C14,14 -14,12 -20,0Z', spread(24, 130, 'caramel')),
        ) +
        scored +
        roundShade('dk', 158) +
        shine(INKS.buttercream, 144, 9) +
        shape(INKS.crust, 'M0,0L172,46A178,178 0 0 1 61,166Z') +
        shape(INKS.cocoa, 'M0,0L160,43L160,52L0,10Z') +
        at(
          40,
          36,
          0,
          1,
          `<path d="${WEDGE}" fill="${INKS.ink}" opacity=".3" transform="translate(8 44)"/>` +
            layers(55, 150, 40) +
            shape(INKS.crustD, 'M55,150A160,160 0 0 0 155,42V78A164,164 0 0 1 55,190Z') +
            line(INKS.crust, 5, 'M58,164A160,160 0 0 0 154,58M58,178A160,160 0 0 0 155,70') +
            shape(INKS.caramel, WEDGE) +
            shape(INKS.crust, 'M8,6L136,42A142,142 0 0 1 52,130Z') +
            line(INKS.cocoa, 6, 'M24,60L84,30M40,104L130,56M70,20L92,122') +
            line(INKS.apricot, 5, 'M40,40Q60,34 76,42'),
        ),
    ),
};
