import { INKS } from '../../inks.ts';
import { at, disc, line, roundShade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dashes, shine, specks } from './kit/marks.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** The wedge from 20 to 68 degrees, with radius 150. */
const WEDGE = 'M0,0L141,51A150,150 0 0 1 56,139Z';

const slice = (crust: string) =>
  shape(INKS.crustD, 'M6,4L141,55L146,72L62,162L56,143Z') +
  shape(INKS.crust, WEDGE) +
  shape(INKS.cocoaDeep, 'M0,0L127,46A135,135 0 0 1 50,125Z') +
  crust;

export const chocolateCoconutTart: Dish = {
  shows:
    'A plate with a round dark chocolate tart in a crimped pastry case, one slice cut and drawn out, coconut flakes and salt scattered over it',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      disc(INKS.crustD, 158, 4, 8) +
        each(ring(44, 149), disc(INKS.crust, 12.5)) +
        each(ring(44, 149, 4), disc(INKS.toast, 6)) +
        disc(INKS.crust, 146) +
        disc(INKS.cocoaDeep, 135) +
        roundShade('db', 135, 0, 0, 60) +
        shine(INKS.cocoa, 128, 12) +
        line(INKS.cocoa, 7, 'M-70,-10A72,72 0 0 1 10,-72') +
        dashes(INKS.white, 6.5, 16, spread(30, 116, 'coconut', { x: -14, y: -12 })) +
        curls(INKS.shell, 9, 34, spread(13, 104, 'flakes', { x: -20, y: -16 })) +
        specks(INKS.white, 2.4, spread(60, 124, 'salt')) +
        shape(INKS.bone, 'M0,0L160,58A170,170 0 0 1 64,158Z') +
        at(0, 0, 0, 1, shape(INKS.cocoa, 'M0,0L0,14L132,62L141,51ZM0,0L56,139L51,126Z')) +
        at(
          44,
          40,
          6,
          1,
          slice(
            dashes(INKS.white, 6, 14, [
              [74, 58, 20],
              [92, 84, 80],
              [52, 44, 130],
              [66, 92, 10],
            ]) +
              specks(INKS.white, 2.6, [
                [50, 60],
                [84, 70],
                [76, 96],
                [100, 62],
              ]),
          ),
        ),
    ),
};
