import { INKS } from '../../inks.ts';
import { shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dashes, shine, specks } from './kit/marks.ts';
import { noodles } from './kit/noodles.ts';
import { spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** Thin noodles, dark with soy, with brown fried spring onions on top. */
export const springOnionOilNoodles: Dish = {
  shows:
    'A bowl of thin glossy brown noodles with a tangle of dark crisp fried spring onion heaped in the middle',
  cutlery: 'chopsticks',
  draw: () =>
    bowl(
      INKS.bone,
      INKS.cocoa,
      noodles(INKS.crust, INKS.cocoaDeep, 10, 160, 'soy', 22) +
        noodles(INKS.caramel, INKS.cocoaDeep, 10, 130, 'soy2', 8) +
        shine(INKS.toast, 150, 5) +
        shape(
          INKS.cocoaDeep,
          'M-66,-10C-60,-60 20,-74 60,-44C90,-10 70,50 20,64C-30,70 -70,40 -66,-10Z',
          0.4,
        ) +
        dashes(INKS.leafD, 11, 76, spread(20, 50, 'so1')) +
        dashes(INKS.cocoaDeep, 10, 74, spread(14, 48, 'so2')) +
        curls(INKS.oliveD, 9, 70, spread(17, 50, 'so3')) +
        curls(INKS.olive, 5, 60, spread(17, 48, 'so4')) +
        curls(INKS.caramel, 4, 50, spread(15, 44, 'so5')) +
        specks(INKS.yolk, 4, spread(18, 150, 'oil')),
    ),
};
