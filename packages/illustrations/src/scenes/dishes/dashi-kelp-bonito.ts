import { INKS } from '../../inks.ts';
import { blob, line, type Place, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { shine } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { pot } from './kit/vessels.ts';

/** A sheet of kelp: dark, with folded edges and a white bloom. */
const kelp =
  shape(
    INKS.leafD,
    'M-112,-30C-70,-44 -30,-22 10,-36C50,-46 86,-30 116,-38C122,-14 116,10 120,32C80,44 50,26 10,38C-30,46 -70,30 -114,40C-120,16 -106,-4 -112,-30Z',
  ) +
  shape(
    INKS.oliveD,
    'M-104,-14C-60,-26 -20,-8 20,-20C60,-28 90,-16 112,-22C112,-10 110,2 112,12C70,20 40,6 0,16C-40,22 -70,10 -106,20Z',
  ) +
  line(INKS.sage, 3, 'M-84,-4C-50,-12 -20,2 14,-6M40,-4C60,-10 80,-2 98,-6M-70,26C-40,18 -10,30 24,22');

/** A shaving of dried bonito, curled. */
const flake = (i: number) =>
  shape(i % 3 ? INKS.shell : INKS.blush, blob(26, 7, 0.7, `bonito${i}`), 0.92) +
  line(INKS.blush, 3, 'M-20,6Q-4,-14 20,-4') +
  line(INKS.rose, 2, 'M-14,12Q2,-2 18,6');

const SHEETS: readonly Place[] = [
  [-36, -58, -24, 0.9],
  [44, 62, 18, 0.84],
];

export const dashiKelpBonito: Dish = {
  shows: 'A pot of clear amber dashi with two sheets of dark kelp and pale shavings of bonito on the surface',
  cutlery: 'spoon',
  draw: () =>
    pot(
      INKS.steel,
      INKS.semolina,
      shape(INKS.lemonFlesh, blob(140, 12, 0.06, 'broth'), 0.45) +
        each(SHEETS, kelp) +
        each(spread(19, 128, 'shavings'), flake) +
        shine(INKS.pith, 150, 6),
    ),
};
