import { INKS, type Ink } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

/** A roasted bean with the crease along its middle. */
const bean = (ink: Ink, crease: Ink) =>
  shape(INKS.ink, 'M-26,0C-26,-23 26,-23 26,0C26,23 -26,23 -26,0Z') +
  shape(ink, 'M-23,0C-23,-20 23,-20 23,0C23,20 -23,20 -23,0Z') +
  line(crease, 4.5, 'M-20,2C-10,-6 8,8 20,-2');

/** Beans of one batch, from pale ones that are not done to dark ones. */
const ROASTS = [
  bean(INKS.cocoa, INKS.ink),
  bean(INKS.cocoaDeep, INKS.caramel),
  bean(INKS.crustD, INKS.cocoaDeep),
  bean(INKS.cocoa, INKS.toast),
  bean(INKS.caramel, INKS.cocoaDeep),
];

export const coffeeInAFryingPan: Dish = {
  shows:
    'Coffee beans roasting in an iron frying pan, most of them dark brown, a few still pale, with flakes of chaff',
  cutlery: 'spoon',
  draw: () =>
    fryingPan(
      INKS.night,
      each(spread(62, 140, 'roast'), (i) => ROASTS[i % ROASTS.length] ?? '') +
        dashes(INKS.toast, 4, 12, spread(10, 140, 'chaff')),
      130,
    ),
};
