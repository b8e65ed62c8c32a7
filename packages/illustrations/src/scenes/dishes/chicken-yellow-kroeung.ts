import { INKS } from '../../inks.ts';
import { line, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { dashes } from './kit/marks.ts';
import { chickenSlice, peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const bean = (i: number) =>
  line(INKS.leafD, 15, 'M-40,4Q0,-8 40,4') + line(i % 2 ? INKS.lime : INKS.leaf, 10, 'M-39,2Q0,-10 39,2');
const STRIP = 'M-36,8C-20,-18 20,-18 36,8C20,0 -20,0 -36,8Z';

export const chickenYellowKroeung: Dish = {
  shows:
    'A plate of stir-fried chicken pieces yellow with turmeric, green beans cut short, red pepper strips, basil leaves and peanuts',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      each(spread(15, 126, 'beans'), bean) +
        each(spread(19, 116, 'chicken'), (i) =>
          chickenSlice(i % 2 ? INKS.buttercream : INKS.butter, INKS.lemonDeep),
        ) +
        shape(INKS.tomato, stamp(STRIP, spread(11, 112, 'pepper'))) +
        line(INKS.flesh, 3, stamp('M-22,-2Q0,-14 20,-3', spread(11, 112, 'pepper'))) +
        each(spread(6, 104, 'more'), bean) +
        each(spread(14, 110, 'nuts'), peanut(17)) +
        dashes(INKS.leafD, 3, 22, spread(18, 112, 'makrut')) +
        placed({ name: 'basil', x: 6, y: -4, size: 92, rotation: 14 }) +
        placed({ name: 'basil', x: -84, y: 62, size: 64, rotation: 80 }),
    ),
};
