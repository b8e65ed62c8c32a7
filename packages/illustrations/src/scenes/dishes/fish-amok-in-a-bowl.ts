import { INKS } from '../../inks.ts';
import { at, blob, line, shade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dashes, shine, specks } from './kit/marks.ts';
import { chunk } from './kit/pieces.ts';
import { each, row, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const CUP =
  'M-128,-96Q-132,-128 -98,-128Q0,-146 98,-128Q132,-128 128,-96Q148,0 128,96Q132,128 98,128Q0,146 -98,128Q-132,128 -128,96Q-148,0 -128,-96Z';

/** A leaf folded into a square cup: four pleated corners, each with a pin. */
const leafCup =
  `<path d="${CUP}" fill="${INKS.ink}" opacity=".24" transform="translate(9 13)"/>` +
  shape(INKS.leafD, CUP) +
  [0, 90, 180, 270]
    .map((turn) =>
      at(
        0,
        0,
        turn,
        1,
        shape(INKS.leaf, 'M-98,-130Q0,-148 98,-130L82,-98Q0,-110 -82,-98Z') +
          line(
            INKS.olive,
            3,
            row(9, [-76, 0], [76, 0])
              .map(([x]) => `M${x},-136L${x * 0.86},-104`)
              .join(''),
          ) +
          shape(INKS.lime, 'M96,-128L128,-96L112,-84L84,-112Z') +
          line(INKS.crust, 6, 'M88,-124L122,-90'),
      ),
    )
    .join('');

export const fishAmokInABowl: Dish = {
  shows:
    'A plate with a square cup of folded banana leaf filled with yellow fish custard, pieces of white fish in it, coconut cream, red chilli and shredded lime leaf on top',
  cutlery: 'spoon',
  draw: (input) =>
    plate(
      input,
      leafCup +
        shape(INKS.carrotDeep, blob(112, 14, 0.07, 'amok')) +
        shape(INKS.yolk, blob(106, 14, 0.07, 'amok')) +
        shade('db', blob(106, 14, 0.07, 'amok'), 0.5) +
        specks(INKS.carrot, 6, spread(30, 96, 'custard')) +
        each(
          [
            [-52, -34, 0],
            [44, -46, 60],
            [54, 40, 20],
            [-44, 50, 100],
          ],
          (i) => chunk(66, INKS.pith, INKS.semolina, `fish${i}`),
        ) +
        shape(INKS.white, blob(58, 11, 0.36, 'cream')) +
        shine(INKS.cream, 52, 5) +
        dashes(INKS.leafD, 4, 32, spread(15, 44, 'makrut')) +
        curls(INKS.tomato, 8, 40, [
          [-22, 6, 20],
          [16, -14, -50],
          [20, 22, 10],
          [-6, -30, 90],
          [-8, 34, -20],
        ]) +
        specks(INKS.pith, 2.2, [
          [-20, 0],
          [18, -18],
          [20, 14],
        ]),
    ),
};
