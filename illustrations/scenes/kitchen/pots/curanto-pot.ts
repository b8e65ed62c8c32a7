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

/** A tall straight pot of black iron under a heavy lid of red clay; ring handles high on the sides. 640 wide, 760 tall. */
const side = () =>
  stand(270, 304) +
  stroke(DEEP, 30, 'M-244,-64H-300Q-326,-64 -326,-34T-300,-4H-244M244,-64H300Q326,-64 326,-34T300,-4H244') +
  flat(IRON, BODY) +
  strew(GLEAM, 60, [210, 200, 0, 80], 2.6, 'curanto') +
  dusk('M244,-150V230Q244,300 180,300H40C130,220 150,20 140,-150Z', 0.8) +
  stroke(GLEAM, 18, 'M-196,-70V190') +
  stroke(DEEP, 7, 'M-242,-92H242M-242,248H242') +
  flat(DEEP, 'M-258,-176H258V-146H-258Z') +
  flat(CLAY, 'M-290,-180C-286,-262 -160,-320 0,-320C160,-320 286,-262 290,-180Z') +
  strew(CLAY_DARK, 60, [210, 56, 0, -240], 3.4, 'pomaire') +
  dusk('M290,-180C286,-262 160,-320 50,-318C160,-286 190,-230 190,-180Z', 0.6) +
  stroke('#e0a67f', 14, 'M-226,-226C-190,-262 -140,-284 -90,-294') +
  flat(CLAY_DARK, 'M-300,-196H300Q308,-182 300,-166H-300Q-308,-182 -300,-196Z') +
  flat(CLAY_DARK, 'M-40,-314L-28,-352H28L40,-314Z') +
  round(CLAY, 66, 30, 0, -366) +
  round('#e0a67f', 34, 10, -12, -376);

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
  alone: side,
  tag: [556, 850, 7],
  front: (kit, chance) =>
    moved(400, 480, -1, 1.04, side()) + around(kit, [{ x: 130, y: 880, size: 270 }], chance),
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
    moved(330, 760, -4, 1.8, side()) + around(kit, [{ x: 680, y: 860, size: 280 }], chance),
};
