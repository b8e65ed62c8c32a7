import { INKS } from '../../inks.ts';
import { at, blob, disc, line, shape, wedges } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { greenery, onionRing } from './kit/garden.ts';
import { dice, slab, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/**
 * A thick fried slice of a tin loaf: two shoulders, a dark crust, the middle browned most. About 190 wide,
 * 210 tall.
 */
const toast = (seed: string) =>
  slab(
    INKS.crustD,
    INKS.cocoa,
    'M-84,96Q-92,100 -92,86V-34C-112,-42 -114,-100 -62,-108C-30,-114 30,-114 62,-108C114,-100 112,-42 92,-34V86Q92,100 84,96Z',
    12,
  ) +
  shape(INKS.toast, 'M-78,86V-42C-98,-52 -96,-90 -60,-96C-30,-101 30,-101 60,-96C96,-90 98,-52 78,-42V86Z') +
  shape(INKS.crust, blob(66, 12, 0.28, `${seed}brown`), 0.7) +
  specks(INKS.crumb, 4, spread(26, 74, `${seed}crumb`)) +
  specks(INKS.caramel, 3, spread(26, 70, `${seed}dark`));

/** Half a lemon, fried on its cut face: black spots, gold between them. */
const burntLemon =
  disc(INKS.lemonDeep, 55, 4, 9) +
  disc(INKS.lemon, 55) +
  disc(INKS.crumb, 48) +
  wedges(9, 5, 44, 0.07, INKS.yolk) +
  wedges(9, 16, 43, 0.15, INKS.caramel) +
  shape(INKS.cocoaDeep, blob(24, 9, 0.5, 'burnt')) +
  line(INKS.cocoa, 5, 'M-34,-22Q-10,-40 20,-36M-38,14Q-22,36 6,40M30,-18Q42,4 30,26');

export const sardinesOnToastBurntLemon: Dish = {
  shows:
    'Two slices of fried toast on a plate, four whole sardines lying across them, red onion rings and parsley on top, half a charred lemon beside',
  cutlery: 'knife',
  draw: (input) =>
    plate(
      input,
      at(-86, -18, -7, 0.94, toast('a')) +
        at(86, 12, 6, 0.94, toast('b')) +
        placed({ name: 'sardine', x: -90, y: -58, size: 224, rotation: -14 }) +
        placed({ name: 'sardine', x: -78, y: 10, size: 224, rotation: -12 }) +
        placed({ name: 'sardine', x: 84, y: -28, size: 224, rotation: 6 }) +
        placed({ name: 'sardine', x: 90, y: 42, size: 224, rotation: 4 }) +
        each(
          [
            [-122, -24, 0],
            [-38, -28, 0],
            [-96, 54, 0],
            [46, 10, 0],
            [132, 8, 0],
            [112, 84, 0],
          ],
          onionRing(20),
        ) +
        greenery(10, 112, 'parsley', 15) +
        dice(INKS.white, 4.4, spread(40, 130, 'salt')) +
        specks(INKS.ink, 2.2, spread(30, 120, 'pepper')) +
        at(8, 134, 10, 1, burntLemon),
    ),
};
