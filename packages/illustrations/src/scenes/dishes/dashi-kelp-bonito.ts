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

/** A shaving of dried bonito: a thin, wavy strip like wood from a plane, darker along one edge. */
const flake = (i: number) => {
  const bend = 10 + (i % 3) * 5;
  const d = `M-38,${-6 - bend}C-22,${-bend - 16} -10,${bend - 8} 6,-6C20,${-bend} 30,${-bend - 4} 40,${-bend * 0.4}L36,${12 - bend * 0.3}C24,${6 - bend * 0.4} 16,10 4,12C-14,${bend + 10} -26,2 -40,${8 - bend * 0.5}Z`;
  return (
    shape(i % 3 ? INKS.crumb : INKS.blush, d, 0.95) +
    line(
      INKS.caramel,
      2.6,
      `M-38,${-6 - bend}C-22,${-bend - 16} -10,${bend - 8} 6,-6C20,${-bend} 30,${-bend - 4} 40,${-bend * 0.4}`,
    ) +
    line(INKS.shell, 3, `M-30,${-bend * 0.5}C-16,${-bend * 0.4} -8,8 6,4`)
  );
};

const SHEETS: readonly Place[] = [
  [-58, -72, -32, 1.02],
  [52, 96, 14, 0.92],
];

export const dashiKelpBonito: Dish = {
  shows:
    'A pot of clear amber dashi with two sheets of dark kelp and a heap of thin curled shavings of bonito on the surface',
  cutlery: 'spoon',
  draw: () =>
    pot(
      INKS.steel,
      INKS.semolina,
      shape(INKS.lemonFlesh, blob(140, 12, 0.06, 'broth'), 0.45) +
        each(SHEETS, kelp) +
        each(spread(30, 92, 'shavings', { x: 18, y: 8 }), flake) +
        shine(INKS.pith, 150, 6),
    ),
};
