import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, ring, round, stand, strew, stroke } from '../cuts.ts';
import type { Tool } from '../kit.ts';

const GLAZE = '#7c9168';
const DARK = '#54684a';
const LIGHT = '#b8c7a2';
const CLAY = '#cda377';
const TEA = '#8a4a22';

/**
 * A tall mug, thick at its unglazed foot and thin at the lip, white inside, with a line on its handle.
 * 560 wide.
 */
const side = () =>
  stand(200, 342) +
  stroke(DARK, 62, 'M180,-120C350,-140 350,190 170,190') +
  stroke(GLAZE, 46, 'M182,-126C338,-144 338,178 172,182') +
  stroke('#fbf5e6', 7, 'M282,-8H326') +
  round('#fbf5e6', 206, 52, 0, -230) +
  round('#e6dcc4', 190, 42, 0, -222) +
  flat(TEA, 'M-178,-212A190,42 0 0 0 178,-212A184,30 0 0 0 -178,-212Z') +
  flat(CLAY, 'M-186,190H186L178,312Q174,342 140,342H-140Q-174,342 -178,312Z') +
  strew('#9d7447', 40, [160, 50, 0, 280], 4, 'mug-clay') +
  flat(GLAZE, 'M-206,-230A206,52 0 0 0 206,-230L186,226Q130,250 80,232T-40,244T-140,228Q-170,246 -186,222Z') +
  flat(
    DARK,
    'M-190,150Q-60,196 60,168T190,160L186,226Q130,250 80,232T-40,244T-140,228Q-170,246 -186,222Z',
    ' opacity=".45"',
  ) +
  stroke(LIGHT, 7, 'M-206,-226A206,52 0 0 0 206,-226') +
  strew(LIGHT, 40, [160, 150, 0, 0], 4, 'mug-glaze') +
  dusk('M206,-230L178,312Q174,342 140,342H40C120,200 130,-80 116,-184Q180,-200 206,-230Z') +
  stroke(LIGHT, 18, 'M-166,-130L-152,120');

const above = () =>
  cast(ring(210), 14, 20) +
  flat(DARK, 'M180,-40H262Q294,-36 294,0T262,40H180Z') +
  flat(GLAZE, 'M180,-32H256Q280,-30 280,-4T256,24H180Z') +
  round(GLAZE, 210) +
  round('#fbf5e6', 196) +
  round('#e6dcc4', 180) +
  round(TEA, 168) +
  dusk('M-168,0A168,168 0 0 0 168,0C130,100 -130,100 -168,0Z') +
  stroke('#c98a4e', 8, 'M-112,-60A128,128 0 0 1 20,-126') +
  // A tea bag, its thread and its tag over the rim.
  flat('#b98d5c', 'M-50,20L34,-2L58,88L-26,110Z', ' opacity=".9"') +
  stroke('#8a5127', 4, 'M-42,30L44,96M26,8L-18,100', ' opacity=".5"') +
  stroke('#fffaf0', 5, 'M-8,14C-60,-20 -120,20 -176,70C-200,90 -214,110 -226,130') +
  cast('M-274,120L-206,120V204H-274Z', 6, 8) +
  flat('#fffaf0', 'M-274,120L-206,120V204H-274Z') +
  flat('#d63d24', 'M-258,150H-222V174H-258Z');

/** A plain round biscuit with holes. */
const biscuit = (x: number, y: number, turn = 0) =>
  moved(
    x,
    y,
    turn,
    1,
    cast(ring(98), 10, 14) +
      round('#c98a45', 100) +
      round('#e6bd7c', 92, 90, -3, -4) +
      stroke(
        '#a9743f',
        11,
        'M-40,-36l0,0M0,-44l0,0M40,-36l0,0M-48,4l0,0M-10,0l0,0M30,2l0,0M-32,42l0,0M12,44l0,0M50,34l0,0',
      ),
  );

const saucer = (x: number, y: number) =>
  moved(
    x,
    y,
    0,
    1,
    cast(ring(210), 14, 20) + round('#fbf5e6', 212) + round('#b8c7a2', 196) + round('#fbf5e6', 182),
  );

export const mug: Tool = {
  shows: 'mug',
  standing: ['front'],
  tag: [548, 850, 8],
  front: () => moved(360, 470, 0, 1.08, side()) + biscuit(130, 890),
  use: () =>
    saucer(560, 760) +
    biscuit(500, 730) +
    biscuit(620, 790, 50) +
    moved(390, 390, -28, 1.22, above()) +
    lying([{ name: 'lemon', x: 120, y: 890, size: 200 }]),
  detail: () => moved(330, 760, 6, 2, side()),
};
