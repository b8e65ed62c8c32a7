import { INKS } from '../../inks.ts';
import { blob, line, type Place, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { potatoSlice } from './kit/garden.ts';
import { shine, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A boiled leaf: a long soft ribbon with folds. */
const LIMP =
  'M-70,8C-60,-22 -34,6 -18,-14C0,-34 20,8 40,-14C56,-26 72,-12 68,4C54,-4 50,24 28,18C10,12 2,30 -18,20C-36,10 -50,34 -70,8Z';
const VEIN = 'M-58,4C-40,-4 -26,12 -8,-2C10,-14 26,8 54,-4';
const STALK = 'M-66,10C-40,-16 -6,24 20,0C40,-18 58,-6 74,-14';

const limp = (count: number, r: number, seed: string, ink: (typeof INKS)['leaf' | 'leafD' | 'olive']) => {
  const places: readonly Place[] = spread(count, r, seed);
  return (
    shape(ink, stamp(LIMP, places)) +
    line(ink === INKS.leafD ? INKS.leaf : INKS.leafD, 3, stamp(VEIN, places))
  );
};

export const boiledGreensOilLemon: Dish = {
  shows:
    'A pale bowl of soft boiled greens folded over each other, pale stalks among them, slices of potato, green-gold oil and two lemon halves',
  cutlery: 'fork',
  draw: () =>
    bowl(
      INKS.white,
      INKS.bone,
      shape(INKS.lemonDeep, blob(150, 13, 0.1, 'oil')) +
        shape(INKS.lemonFlesh, blob(142, 13, 0.1, 'oil'), 0.6) +
        limp(15, 104, 'under', INKS.leafD) +
        limp(11, 98, 'mid', INKS.leaf) +
        line(INKS.leafD, 11, stamp(STALK, spread(7, 86, 'stalk'))) +
        line(INKS.sprout, 7, stamp(STALK, spread(7, 86, 'stalk'))) +
        each(
          [
            [-96, 46, 0],
            [-58, 88, 60],
            [-108, -14, 140],
            [84, -66, 30],
          ],
          potatoSlice(33),
        ) +
        limp(6, 62, 'over', INKS.olive) +
        shine(INKS.lemonFlesh, 66, 5) +
        specks(INKS.lemonFlesh, 4, spread(17, 112, 'drops')) +
        specks(INKS.white, 2.4, spread(26, 100, 'salt')) +
        placed({ name: 'lemon-half', x: 90, y: 58, size: 88, rotation: 14 }) +
        placed({ name: 'lemon-half', x: 20, y: 108, size: 80, rotation: -30 }),
    ),
};
