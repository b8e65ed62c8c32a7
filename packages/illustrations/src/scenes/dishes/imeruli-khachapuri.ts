import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { roundBoard } from './kit/vessels.ts';

/** The pulled-out piece, from 5 to 65 degrees; its point is at 0,0. */
const WEDGE = 'M0,0L164,14A165,165 0 0 1 70,149Z';
const blisters = (seed: string, count: number, r: number, x = 0, y = 0) =>
  each(spread(count, r, seed, { x, y }), (i) =>
    shape(i % 2 ? INKS.crust : INKS.caramel, blob(10 + (i % 4) * 5, 9, 0.4, `${seed}${i}`)),
  );

/** Strings of cheese between the bread and the wedge. */
const strings =
  shape(INKS.buttercream, 'M30,8C60,30 90,20 130,34L136,48C100,44 84,40 62,60C50,64 40,40 22,40Z') +
  shape(INKS.buttercream, 'M20,40C40,70 44,110 72,142L60,146C46,130 30,110 14,60Z') +
  line(INKS.white, 5, 'M36,18C62,34 90,28 126,40M24,52C36,84 42,112 62,138') +
  line(INKS.butter, 6, 'M28,30C44,44 52,50 66,62M44,24C60,38 76,44 92,46M24,58C34,66 46,74 60,86');

export const imeruliKhachapuri: Dish = {
  shows:
    'A flat round golden cheese bread on a board, cut in wedges, one pulled away with melted cheese stretching in strings',
  cutlery: 'knife',
  draw: () =>
    roundBoard(
      `<circle cx="6" cy="12" r="172" fill="${INKS.ink}" opacity=".25"/>` +
        shape(INKS.crustD, blob(170, 18, 0.03, 'base')) +
        shape(INKS.toast, blob(163, 18, 0.03, 'base')) +
        shape(INKS.semolina, blob(138, 14, 0.06, 'top')) +
        blisters('khacha', 22, 140) +
        specks(INKS.buttercream, 7, spread(16, 120, 'butter')) +
        line(INKS.crustD, 5, 'M0,0L-164,-14M0,0L-70,-149M0,0L94,-134M0,0L-94,134') +
        line(INKS.buttercream, 4, 'M-10,3L-154,-9M-4,-8L-64,-138M6,-8L90,-124M-6,8L-88,124') +
        shape(INKS.crust, 'M0,0L178,16A178,178 0 0 1 76,162Z') +
        shape(INKS.buttercream, 'M0,0L170,15L168,32L6,20ZM0,0L72,154L56,152L-6,16Z') +
        shape(INKS.lemonDeep, 'M8,22L168,34L168,38L8,27ZM-2,20L52,150L47,148L-6,22Z') +
        at(14, 12, 0, 1.05, strings) +
        at(
          78,
          64,
          6,
          0.94,
          `<path d="${WEDGE}" fill="${INKS.ink}" opacity=".28" transform="translate(6 14)"/>` +
            shape(INKS.buttercream, 'M0,0L70,149L70,168L0,19Z') +
            shape(INKS.crustD, 'M70,149A165,165 0 0 0 164,14L165,30A172,172 0 0 1 70,168Z') +
            shape(INKS.toast, WEDGE) +
            shape(INKS.semolina, 'M6,5L138,17A140,140 0 0 1 62,124Z') +
            blisters('wedge', 5, 44, 82, 62),
        ),
    ),
};
