import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, ring, round, stand, steam, strew, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';
import { potAbove } from './above.ts';

const IRON = '#4f4a47';
const DEEP = '#2e2a28';
const GLEAM = '#8a827c';
const CLAY = '#c4754a';
const CLAY_DARK = '#8f4f2c';
const BODY = 'M-244,-150H244V230Q244,300 180,300H-180Q-244,300 -244,230Z';

/** An iron ring handle on the right; mirrored for the left. */
const handle = (side: 1 | -1) =>
  `<g transform="scale(${side} 1)">${stroke(DEEP, 38, 'M246,-60H296Q326,-60 326,-24T296,12H246')}${stroke(GLEAM, 20, 'M246,-62H296Q324,-62 324,-25T296,10H246')}</g>`;

/** A tall straight pot of black iron with a heavy lid of red clay inside its rim. 640 wide, 700 tall. */
const side = () =>
  stand(270, 304) +
  handle(1) +
  handle(-1) +
  flat(IRON, BODY) +
  strew(GLEAM, 60, [210, 200, 0, 80], 2.6, 'curanto') +
  dusk('M244,-150V230Q244,300 180,300H40C130,220 150,20 140,-150Z', 0.8) +
  stroke(GLEAM, 18, 'M-196,-60V200') +
  stroke(DEEP, 7, 'M-242,-92H242M-242,248H242') +
  flat(CLAY, 'M-246,-172C-240,-226 -130,-262 0,-262C130,-262 240,-226 246,-172Z') +
  strew(CLAY_DARK, 46, [190, 36, 0, -206], 3.4, 'pomaire') +
  dusk('M246,-172C240,-226 130,-262 40,-261C140,-236 164,-206 160,-172Z', 0.6) +
  stroke('#e0a67f', 13, 'M-196,-204C-164,-226 -124,-240 -84,-246') +
  flat(DEEP, 'M-264,-176H264V-142H-264Z') +
  stroke(GLEAM, 6, 'M-258,-172H258') +
  flat(CLAY_DARK, 'M-38,-256L-28,-292H28L38,-256Z') +
  round(CLAY, 66, 27, 0, -302) +
  round('#e0a67f', 34, 9, -12, -310);

const leaf = 'M-150,0C-110,-90 90,-100 160,-10C100,80 -100,90 -150,0Z';
const leaves = () =>
  [
    [-70, -70, 20],
    [80, -60, 140],
    [0, 96, 80],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      moved(
        x,
        y,
        turn,
        0.72,
        flat('#6f8a4a', leaf) +
          stroke('#4a6130', 6, 'M-140,0H130M-60,0L-20,-50M-60,0L-20,46M20,0L60,-50M20,0L60,46'),
      ),
    )
    .join('');

export const curantoPot: Tool = {
  shows: 'pot',
  standing: ['front', 'detail'],
  alone: side,
  tag: [556, 850, 7],
  front: (kit, chance) =>
    moved(400, 520, 0, 1.04, side()) + around(kit, [{ x: 130, y: 880, size: 270 }], chance),
  use: (kit) =>
    moved(
      420,
      560,
      -12,
      1.7,
      potAbove(
        { coat: IRON, dark: DEEP, wall: '#3a3532', floor: '#241f1d' },
        leaves() +
          lying([
            { name: 'mussel', x: -96, y: 40, size: 130, rotation: -30 },
            { name: 'potato', x: 100, y: 60, size: 110 },
            { name: 'mussel', x: 40, y: -100, size: 130, rotation: 40 },
            { name: 'sausage', x: -30, y: -20, size: 150, rotation: 10 },
            { name: 'mussel', x: 20, y: 110, size: 120, rotation: 100 },
          ]),
        54,
      ),
    ) +
    steam(420, 330, 240) +
    moved(
      90,
      110,
      0,
      1.1,
      cast(ring(150), 12, 16) + round(CLAY, 150) + round(CLAY_DARK, 60) + round(CLAY, 46),
    ) +
    lying(kit.foods.slice(0, 1).map((name) => ({ name, x: 700, y: 910, size: 220, rotation: 30 }))),
  detail: (kit, chance) =>
    moved(330, 760, 0, 1.8, side()) + around(kit, [{ x: 680, y: 860, size: 280 }], chance),
};
