import { INKS } from '../../inks.ts';
import { at, blob, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { greenery } from './kit/garden.ts';
import { belly, specks } from './kit/marks.ts';
import { chickpea } from './kit/pieces.ts';
import { each, ring, spread } from './kit/places.ts';
import { clay } from './kit/vessels.ts';

/** Long pieces of vegetables that lie along the x axis, 110 to 130 long, their thick end at the right. */
const carrot =
  shape(INKS.carrotDeep, 'M-62,6C-30,-14 30,-20 56,-16C68,-12 68,16 56,22C30,26 -30,20 -62,6Z') +
  shape(INKS.carrot, 'M-62,4C-30,-16 30,-22 56,-18C66,-14 66,10 56,15C30,20 -30,14 -62,4Z') +
  line(INKS.apricot, 6, 'M-36,1C-10,-4 24,-4 48,-2') +
  line(INKS.carrotDeep, 2.4, 'M-20,10L-14,12M14,12L20,14M-6,-10L0,-12M30,-14L36,-14');
const courgette =
  shape(INKS.leafD, 'M-60,2C-56,-24 40,-26 58,-18C68,-10 68,14 58,22C40,30 -56,26 -60,2Z') +
  shape(INKS.leaf, 'M-57,0C-52,-22 40,-24 56,-17C64,-10 64,10 56,17C40,25 -52,22 -57,0Z') +
  shape(INKS.sprout, 'M-48,0C-44,-14 38,-16 50,-11C56,-6 56,6 50,11C38,16 -44,14 -48,0Z') +
  specks(INKS.pith, 2.6, [
    [-30, -2],
    [-16, 3],
    [-2, -3],
    [12, 3],
    [26, -2],
    [40, 2],
  ]);
const turnip =
  shape(INKS.toast, 'M-62,8C-40,4 -26,-30 18,-30C58,-28 62,26 20,34C-22,36 -40,14 -62,8Z') +
  shape(INKS.white, 'M-62,5C-40,2 -26,-32 18,-32C54,-30 58,20 18,27C-22,29 -40,10 -62,5Z') +
  shape(INKS.mauve, 'M18,-32C54,-30 58,20 18,27C40,12 40,-16 18,-32Z') +
  line(INKS.leaf, 7, 'M46,-6C56,-8 62,-8 68,-14M46,2C56,2 62,6 70,4') +
  line(INKS.crumb, 3, 'M-24,6Q-4,14 14,14');
const pumpkin =
  shape(INKS.leafD, 'M-66,-14C-44,38 44,38 66,-14L58,-16C40,18 -40,18 -58,-16Z') +
  shape(
    INKS.carrotDeep,
    'M-62,-18C-42,28 42,28 62,-18C52,-24 46,-22 42,-18C24,4 -24,4 -42,-18C-46,-22 -52,-24 -62,-18Z',
  ) +
  shape(
    INKS.yolk,
    'M-59,-18C-40,22 40,22 59,-18C52,-22 46,-20 42,-16C24,6 -24,6 -42,-16C-46,-20 -52,-22 -59,-18Z',
  ) +
  line(INKS.apricot, 4, 'M-40,-4C-22,13 22,13 40,-4');
const cabbage =
  shape(INKS.leaf, 'M-64,20C-56,-22 -10,-44 34,-32C58,-24 66,4 60,22C20,34 -30,32 -64,20Z') +
  shape(INKS.lime, 'M-58,17C-50,-18 -8,-37 32,-26C52,-19 58,4 54,18C18,27 -28,26 -58,17Z') +
  shape(INKS.sprout, 'M-44,14C-36,-8 -4,-24 28,-16C44,-10 48,6 46,15C16,21 -20,21 -44,14Z') +
  line(INKS.pith, 5, 'M54,14C30,10 0,10 -30,13M40,12C24,2 8,-4 -8,-4M46,6C38,-6 28,-10 18,-12') +
  line(INKS.leaf, 2.4, 'M-46,4C-36,-14 -12,-26 10,-26M-28,10C-18,-2 0,-12 16,-14');
const tomato =
  shape(INKS.tomatoDeep, 'M-52,-8C-34,38 34,38 52,-8C30,4 -30,4 -52,-8Z') +
  shape(INKS.tomato, 'M-52,-8C-34,-28 34,-28 52,-8C34,24 -34,24 -52,-8Z') +
  shape(INKS.flesh, 'M-40,-8C-26,-20 26,-20 40,-8C26,10 -26,10 -40,-8Z') +
  specks(INKS.butter, 2.6, [
    [-22, -8],
    [-12, -2],
    [12, -2],
    [22, -8],
    [0, -12],
  ]);

/** Each vegetable at its angle round the mound, lying along the radius, thick end out, or across it. */
const LAID: readonly (readonly [piece: string, degrees: number, away: number, isAcross?: true])[] = [
  [carrot, 0, 88],
  [cabbage, 37, 100, true],
  [courgette, 74, 88],
  [tomato, 104, 104, true],
  [carrot, 134, 88],
  [pumpkin, 168, 100, true],
  [turnip, 204, 88],
  [courgette, 236, 88],
  [pumpkin, 268, 106, true],
  [carrot, 298, 88],
  [turnip, 328, 90],
];
const laid = LAID.map(([piece, degrees, away, isAcross]) => {
  const turn = (degrees * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
  return at(x, y, isAcross ? degrees - 90 : degrees, 0.92, piece);
}).join('');

/** A Friday platter: grains of rolled semolina, and the vegetables of its steam laid up the mound. */
export const couscousSevenVegetables: Dish = {
  shows:
    'A wide clay dish heaped with fine pale yellow couscous; carrot, courgette, turnip, pumpkin, cabbage and tomato in long pieces laid round it, chickpeas in the middle',
  cutlery: 'spoon',
  draw: () =>
    clay(
      INKS.lemonDeep,
      shape(INKS.butter, blob(164, 16, 0.04, 'couscous')) +
        belly(158, 'db') +
        specks(INKS.semolina, 2.8, spread(420, 162, 'under')) +
        specks(INKS.pith, 2.9, spread(860, 162, 'grains')) +
        specks(INKS.buttercream, 2.9, spread(420, 160, 'gold')) +
        laid +
        each([...ring(7, 29), [0, 0]], chickpea(12)) +
        each(
          [
            [-62, 52, 0],
            [60, -64, 0],
            [96, 58, 0],
            [-122, -26, 0],
          ],
          chickpea(11),
        ) +
        greenery(6, 60, 'coriander', 11),
    ),
};
