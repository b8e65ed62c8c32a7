import { INKS } from '../../inks.ts';
import { at, disc, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, grains, hoops } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { pot } from './kit/vessels.ts';

/** A shiitake cap with a cross cut. */
const shiitake =
  disc(INKS.cocoa, 36, 2, 4) +
  disc(INKS.crustD, 35) +
  line(INKS.crumb, 7, 'M-20,-6L20,6M6,-20L-6,20') +
  line(INKS.caramel, 4, 'M-26,-12Q-20,-26 -6,-29');
/** A sliced oyster mushroom with its gills. */
const sliced =
  shape(INKS.crustD, 'M-36,-4C-34,-34 34,-34 36,-4C24,8 12,2 9,8L10,40H-10L-9,8C-12,2 -24,8 -36,-4Z') +
  shape(INKS.crumb, 'M-29,-5C-26,-26 26,-26 29,-5C18,0 8,-2 5,4L6,36H-6L-5,4C-8,-2 -18,0 -29,-5Z') +
  line(INKS.caramel, 3, 'M-16,-6L-4,2M16,-6L4,2M0,-12V0');
const paddle =
  line(INKS.crustD, 24, 'M40,40L190,190') +
  line(INKS.crust, 16, 'M40,38L190,188') +
  shape(
    INKS.crustD,
    'M-34,-6C-40,-50 6,-64 40,-30C68,0 70,40 58,58C40,72 0,70 -22,44C-34,30 -34,10 -34,-6Z',
  ) +
  shape(INKS.crust, 'M-28,-8C-32,-42 6,-54 36,-24C60,2 62,36 52,50C36,62 4,60 -16,38C-27,26 -28,8 -28,-8Z') +
  dashes(INKS.dough, 6, 8, [
    [-4, 4, 10],
    [14, 24, 70],
    [24, 2, 120],
    [2, -20, 40],
  ]);

export const mushroomRiceInOnePot: Dish = {
  shows:
    'A clay pot of brown-tinted rice cooked with sliced mushrooms, carrot matchsticks and spring onion, a wooden rice paddle in it',
  cutlery: 'chopsticks',
  draw: () =>
    pot(
      INKS.crustD,
      INKS.toast,
      grains(INKS.dough, INKS.crust, 162, 'takikomi', 280, 14) +
        dashes(INKS.crumb, 6, 8, spread(70, 152, 'rice2')) +
        dashes(INKS.carrot, 8, 36, spread(20, 140, 'carrot')) +
        each(
          [
            [-92, -62, 20],
            [36, -112, -10],
            [-30, 92, 200],
            [-112, 36, 70],
            [6, -30, 120],
            [-40, 14, 10],
          ],
          sliced,
        ) +
        each(
          [
            [-30, -84, 10],
            [96, -50, 40],
            [-78, -6, 70],
            [-76, 96, 0],
            [30, 46, 20],
          ],
          shiitake,
        ) +
        hoops(INKS.leaf, 8, 5, spread(18, 136, 'onion')) +
        at(76, 56, 0, 1, paddle),
    ),
};
