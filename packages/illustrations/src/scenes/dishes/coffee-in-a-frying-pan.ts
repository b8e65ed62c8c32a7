import { INKS, type Ink } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { fryingPan } from './kit/vessels.ts';

const bean = (ink: Ink, light: Ink) =>
  shape(ink, 'M-19,0C-19,-15 19,-15 19,0C19,15 -19,15 -19,0Z') +
  shape(light, 'M-14,-4C-12,-11 8,-12 13,-6C6,-9 -6,-8 -14,-4Z') +
  line(INKS.night, 3, 'M-17,1C-8,-5 6,7 17,-1');

/** Beans of one batch, from pale ones that are not done to dark ones. */
const ROASTS = [
  bean(INKS.cocoa, INKS.crustD),
  bean(INKS.cocoaDeep, INKS.cocoa),
  bean(INKS.crustD, INKS.caramel),
  bean(INKS.cocoa, INKS.crustD),
  bean(INKS.caramel, INKS.crust),
];

export const coffeeInAFryingPan: Dish = {
  shows:
    'Coffee beans roasting in an iron frying pan, most of them dark brown, a few still pale, with flakes of chaff',
  cutlery: 'spoon',
  draw: () =>
    fryingPan(
      INKS.night,
      each(spread(118, 146, 'roast'), (i) => ROASTS[i % ROASTS.length] ?? '') +
        dashes(INKS.toast, 4, 12, spread(16, 140, 'chaff')),
      130,
    ),
};
