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
const BODY = 'M-214,-190H214V250Q214,316 154,316H-154Q-214,316 -214,250Z';

/** An iron handle on the right; mirrored for the left. */
const handle = (side: 1 | -1) =>
  `<g transform="scale(${side} 1)">${stroke(DEEP, 34, 'M212,-120H262Q290,-120 290,-88T262,-56H212')}${stroke(GLEAM, 16, 'M212,-122H262Q288,-122 288,-89T262,-58H212')}</g>`;

/** A tall straight pot of black iron. 580 wide; its mouth is at y -190, its base at y 316. */
const body = () =>
  stand(230, 320) +
  handle(1) +
  handle(-1) +
  flat(IRON, BODY) +
  strew(GLEAM, 60, [180, 220, 0, 70], 2.6, 'curanto') +
  dusk('M214,-190V250Q214,316 154,316H30C120,240 140,20 130,-190Z', 0.8) +
  stroke(GLEAM, 16, 'M-170,-110V210') +
  stroke(DEEP, 7, 'M-212,-132H212M-212,262H212');

/** Its heavy lid of red clay, on y 0. */
const lid = () =>
  flat(CLAY, 'M-232,0C-226,-54 -120,-92 0,-92C120,-92 226,-54 232,0Z') +
  strew(CLAY_DARK, 46, [176, 34, 0, -38], 3.4, 'pomaire') +
  dusk('M232,0C226,-54 120,-92 30,-91C130,-66 156,-36 150,0Z', 0.6) +
  stroke('#e0a67f', 13, 'M-184,-34C-152,-56 -116,-68 -78,-76') +
  flat(CLAY_DARK, 'M-38,-84L-28,-120H28L38,-84Z') +
  round(CLAY, 66, 27, 0, -130) +
  round('#e0a67f', 34, 9, -12, -138);

/** The pot, closed. 700 tall. */
const side = () =>
  body() +
  moved(0, -206, 0, 1, lid()) +
  flat(DEEP, 'M-234,-210H234V-178H-234Z') +
  stroke(GLEAM, 6, 'M-228,-210H228');

/** The pot heaped with shellfish, sausage and potatoes over leaves, its lid against its foot. */
const heaped = () =>
  moved(0, 0, 0, 1, steam(0, -340, 110)) +
  flat(DEEP, 'M-234,-210H234V-178H-234Z') +
  flat('#4a6130', 'M-226,-196C-300,-250 -260,-330 -190,-300C-160,-250 -170,-220 -150,-196Z') +
  flat('#6f8a4a', 'M150,-196C170,-280 240,-340 290,-280C280,-230 250,-210 226,-196Z') +
  stroke('#a3b347', 5, 'M-230,-270Q-200,-230 -190,-200M262,-280Q220,-230 190,-200') +
  lying(
    [
      { name: 'potato', x: -70, y: -292, size: 170, rotation: -10 },
      { name: 'sausage', x: 86, y: -288, size: 220, rotation: -16 },
      { name: 'mussel', x: 0, y: -330, size: 130, rotation: -4 },
      { name: 'mussel', x: -150, y: -244, size: 165, rotation: -24 },
      { name: 'mussel', x: 160, y: -236, size: 160, rotation: 30 },
      { name: 'mussel', x: 10, y: -236, size: 170, rotation: 6 },
    ],
    7,
  ) +
  body() +
  flat(DEEP, 'M-234,-210H234V-178H-234Z') +
  stroke(GLEAM, 6, 'M-228,-208H228') +
  moved(292, 236, 56, 0.76, cast('M-232,0C-226,-54 -120,-92 0,-92C120,-92 226,-54 232,0Z', 10, 4) + lid());

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
  alone: () => moved(0, 44, 0, 1, heaped()),
  tag: [556, 850, 7],
  front: (kit, chance) =>
    moved(400, 520, 0, 1.04, side()) + around(kit, [{ x: 130, y: 880, size: 270 }], chance),
  use: (kit) =>
    moved(
      400,
      560,
      -12,
      1.5,
      potAbove(
        { coat: IRON, dark: DEEP, wall: '#3a3532', floor: '#241f1d' },
        round('#8a5127', 176) +
          leaves() +
          lying(
            [
              { name: 'potato', x: -92, y: -92, size: 120, rotation: 30 },
              { name: 'potato', x: 118, y: 20, size: 116 },
              { name: 'drumstick', x: 70, y: -104, size: 150, rotation: 40 },
              { name: 'mussel', x: -124, y: 20, size: 116, rotation: -80 },
              { name: 'mussel', x: -70, y: 112, size: 116, rotation: -150 },
              { name: 'mussel', x: 30, y: 134, size: 112, rotation: 170 },
              { name: 'mussel', x: 112, y: 106, size: 112, rotation: 120 },
              { name: 'sausage', x: -14, y: 44, size: 190, rotation: 18 },
              { name: 'mussel', x: -18, y: -70, size: 120, rotation: -8 },
            ],
            7,
          ),
        54,
      ),
    ) +
    steam(400, 330, 240) +
    moved(
      96,
      110,
      0,
      1.1,
      cast(ring(150), 12, 16) + round(CLAY, 150) + round(CLAY_DARK, 60) + round(CLAY, 46),
    ) +
    lying(kit.foods.slice(0, 1).map((name) => ({ name, x: 700, y: 910, size: 200, rotation: 30 }))),
  detail: (kit, chance) =>
    moved(330, 760, 0, 1.8, side()) + around(kit, [{ x: 680, y: 860, size: 280 }], chance),
};
