import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import { flatbread } from './kit/bread.ts';
import type { Dish } from './kit/dish.ts';
import { blackOlive, greenery } from './kit/garden.ts';
import { specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const MASH = [INKS.caramel, INKS.brick, INKS.carrotDeep, INKS.crust] as const;
/** A ragged soft piece of aubergine with fibres; some have a strip of charred skin. */
const lump = (i: number) =>
  shape(MASH[i % 4] ?? INKS.brick, blob(16, 6, 0.5, `zaalouk${i}`)) +
  line(INKS.apricot, 2.4, 'M-9,-3Q-1,-8 8,-5') +
  (i % 4 ? '' : line(INKS.aubergine, 6, 'M-17,8Q-2,17 16,6') + line(INKS.mauve, 1.6, 'M-11,9Q-2,13 10,6'));

/** The hollow that the back of a spoon leaves, filled with oil. */
const HOLLOW = 'M-70,34C-104,-20 -58,-86 8,-82C72,-78 92,-10 46,24C18,44 -22,34 -30,4C-34,-18 -12,-34 8,-26';

export const zaalouk: Dish = {
  shows:
    'A plate of chunky red-brown mashed aubergine and tomato with strips of charred skin, golden oil in the turn of a spoon, olives and torn bread',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      at(4, 6, 0, 1, shape(INKS.lemonDeep, blob(146, 12, 0.16, 'oil'))) +
        shape(INKS.brick, blob(136, 19, 0.2, 'mash')) +
        each(spread(84, 126, 'lumps'), lump) +
        specks(INKS.tomato, 6, spread(36, 124, 'tomato')) +
        line(INKS.brick, 30, HOLLOW) +
        line(INKS.lemonDeep, 4.6, HOLLOW) +
        greenery(13, 118, 'coriander', 13) +
        each(
          [
            [70, -62, 0],
            [-86, 84, 30],
            [92, -24, -20],
          ],
          blackOlive(17),
        ) +
        at(92, 100, -34, 1, flatbread(94)),
    ),
};
