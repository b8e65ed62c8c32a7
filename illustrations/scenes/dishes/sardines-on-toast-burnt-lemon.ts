import { INKS } from '../../inks.ts';
import { at, disc, line, wedges } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import { slice } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { greenery, onionRing } from './kit/garden.ts';
import { dice, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** Half a lemon, its cut face held to the pan. */
const burntLemon =
  disc(INKS.lemonDeep, 56, 3, 7) +
  disc(INKS.lemon, 55) +
  disc(INKS.crumb, 49) +
  wedges(9, 5, 45, 0.06, INKS.caramel) +
  wedges(9, 20, 40, 0.16, INKS.cocoa) +
  line(INKS.cocoaDeep, 6, 'M-36,-14L30,-30M-40,8L42,-10M-30,30L38,14');

export const sardinesOnToastBurntLemon: Dish = {
  shows:
    'Two slices of toast on a plate with three whole sardines laid across, red onion rings and parsley, a charred lemon half beside',
  cutlery: 'knife',
  draw: (input) =>
    plate(
      input,
      at(-34, -68, -10, 1.22, slice(INKS.toast, INKS.crustD, 'a')) +
        at(-4, 78, 4, 1.22, slice(INKS.toast, INKS.crustD, 'b')) +
        placed({ name: 'sardine', x: -34, y: -88, size: 252, rotation: -14 }) +
        placed({ name: 'sardine', x: -22, y: -24, size: 252, rotation: 170 }) +
        placed({ name: 'sardine', x: 2, y: 72, size: 262, rotation: -4 }) +
        each(
          [
            [-78, -48, 0],
            [52, 30, 0],
            [-64, 100, 0],
            [30, 108, 0],
          ],
          onionRing(24),
        ) +
        greenery(11, 116, 'parsley', 15) +
        dice(INKS.white, 4, spread(44, 120, 'salt')) +
        specks(INKS.ink, 2, spread(30, 110, 'pepper')) +
        at(126, -60, 10, 1, burntLemon),
    ),
};
