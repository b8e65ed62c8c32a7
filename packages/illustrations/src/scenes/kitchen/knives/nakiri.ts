import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, flat, ring, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';
import { nakiriKnife } from './nakiri-blade.ts';

/** The border between soft iron and steel: a wavy line along the edge. */
const lamination =
  flat(
    '#b9beb8',
    'M-404,-92Q-404,-108 -388,-108H196V20C120,8 60,34 -20,22C-100,10 -160,36 -240,24C-310,14 -360,30 -404,22Z',
  ) +
  stroke('#8f9590', 4, 'M196,20C120,8 60,34 -20,22C-100,10 -160,36 -240,24C-310,14 -360,30 -404,22') +
  stroke('#8f9590', 4, 'M130,-70V-10M118,-60H144M112,-40H148M120,-22H142');

const knife = () =>
  nakiriKnife({ blade: '#d3d8d0', finish: lamination, handle: '#e3c690', collar: '#5c3421' });

const slice = (x: number, y: number, lean = 1) =>
  moved(
    x,
    y,
    -14,
    1,
    cast(ring(66), 8, 10) +
      round('#4f7a3a', 66 * lean, 68) +
      round('#dfe7b0', 58 * lean, 60) +
      round('#c3d088', 34 * lean, 38) +
      stroke('#f4f1d2', 7, 'M-14,-12l0,0M12,-14l0,0M-16,12l0,0M14,14l0,0M0,0l0,0'),
  );

/** A cucumber with its left end sliced. */
const cucumber = () =>
  cast('M-40,-66H330Q400,-60 400,0T330,66H-40Z', 12, 16) +
  flat('#4f7a3a', 'M-40,-66H330Q400,-60 400,0T330,66H-40Z') +
  stroke('#7f9a4c', 7, 'M20,-34H320M40,10H350M20,42H300') +
  round('#dfe7b0', 22, 64, -40, 0) +
  round('#c3d088', 11, 36, -40, 0) +
  slice(-150, 12, 0.72) +
  slice(-236, 24, 0.86) +
  slice(-330, 36);

export const nakiri: Tool = {
  shows: 'vegetable knife',
  standing: [],
  tag: [560, 830, 10],
  front: (kit, chance) =>
    lying([{ name: 'cabbage', x: 230, y: 220, size: 400, rotation: -10 }]) +
    moved(372, 520, 22, 0.84, knife()) +
    around({ ...kit, foods: kit.foods.slice(1) }, [{ x: 200, y: 860, size: 320 }], chance),
  use: (kit) =>
    moved(
      400,
      590,
      0,
      1,
      cast('M-460,-190H460V210H-460Z', 0, 22) +
        flat(kit.wood, 'M-460,-190H460V210H-460Z') +
        stroke(
          '#8a5127',
          4,
          'M-440,-120C-200,-140 100,-100 440,-126M-440,150C-100,130 200,170 440,146',
          ' opacity=".5"',
        ),
    ) +
    moved(460, 620, 0, 1, cucumber()) +
    moved(440, 420, -64, 0.86, knife()),
  detail: () => moved(170, 470, 14, 1.6, knife()),
};
