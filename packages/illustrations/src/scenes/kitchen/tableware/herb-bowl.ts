import { placed } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { dusk, flat, round, stand, strew, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const ASH = '#5f8068';
const DARK = '#3c5a47';
const PALE = '#cfdcc0';
const FOOT = '#7a5a3c';
const WALL =
  'M-380,-70A380,74 0 0 0 380,-70C384,-10 360,40 320,74C260,126 190,152 146,162H-146C-190,152 -260,126 -320,74C-360,40 -384,-10 -380,-70Z';

/**
 * A wide shallow bowl with shoulders, a green ash glaze that is thin and pale at the lip, and an unglazed
 * foot ring. 760 wide.
 */
const side = (inside = '') =>
  stand(190, 208) +
  round(PALE, 380, 74, 0, -70) +
  round('#86a284', 356, 62, 0, -66) +
  round(DARK, 320, 46, 0, -54, ' opacity=".55"') +
  inside +
  flat(FOOT, 'M-146,140H146L134,200Q0,222 -134,200Z') +
  dusk('M146,140L134,200Q100,208 30,212C70,190 90,166 92,140Z', 0.6) +
  flat(ASH, WALL) +
  flat(
    DARK,
    'M-360,28C-200,92 200,92 360,28C346,56 330,68 312,80C200,124 -200,124 -312,80C-330,68 -346,56 -360,28Z',
    ' opacity=".55"',
  ) +
  stroke(PALE, 9, 'M-379,-66A380,74 0 0 0 379,-66') +
  strew(PALE, 50, [300, 60, 0, 60], 4, 'ash') +
  dusk(
    'M380,-70C384,-10 360,40 320,74C260,126 190,152 146,162H60C190,130 250,60 260,-12Q350,-40 380,-70Z',
    0.6,
  ) +
  stroke('#9fb79a', 16, 'M-326,10C-300,50 -260,78 -220,96');

/** Broth, a mound of noodles with herbs on it, and chopsticks on the lip. */
const soup =
  round('#d9a95a', 330, 52, 0, -60) +
  stroke('#a8432a', 16, 'M150,-70L392,-250M176,-60L420,-222') +
  flat(
    '#f3dfae',
    'M-236,-56C-190,-128 -80,-156 10,-154C110,-150 200,-118 236,-56C120,-20 -130,-20 -236,-56Z',
  ) +
  stroke(
    '#fffaf0',
    11,
    'M-206,-62C-170,-120 -90,-136 -20,-128M-170,-52C-120,-104 -30,-116 60,-120M-110,-44C-60,-84 40,-96 130,-104M-40,-40C20,-70 110,-76 176,-84M40,-40C100,-56 160,-58 204,-64',
  ) +
  stroke(
    '#d9b86c',
    4,
    'M-190,-56C-150,-110 -70,-126 20,-124M-140,-46C-90,-92 10,-106 100,-110M-72,-40C-20,-76 80,-86 158,-92',
  ) +
  [
    placed({ name: 'basil', x: -132, y: -138, size: 150, rotation: -24 }),
    placed({ name: 'mint', x: 6, y: -170, size: 170, rotation: 4 }),
    placed({ name: 'lime', x: 128, y: -122, size: 110, rotation: 0 }),
  ].join('');

/** A bunch of herbs; its stems end behind the lip. */
const bunch =
  stroke('#4a6130', 9, 'M-150,-150L-90,-30M-60,-190L-20,-26M10,-200L16,-24M90,-180L40,-26M170,-140L100,-30') +
  [
    placed({ name: 'basil', x: -180, y: -132, size: 230, rotation: -34 }),
    placed({ name: 'basil', x: 190, y: -126, size: 220, rotation: 34 }),
    placed({ name: 'mint', x: -66, y: -176, size: 270, rotation: -12 }),
    placed({ name: 'mint', x: 84, y: -176, size: 260, rotation: 14 }),
    placed({ name: 'basil', x: 6, y: -98, size: 210, rotation: 2 }),
  ].join('');

export const herbBowl: Tool = {
  shows: 'bowl',
  standing: ['front', 'use'],
  tag: [548, 850, 8],
  front: () => moved(400, 560, 0, 1, side(bunch)),
  use: (kit, chance) =>
    moved(400, 560, 0, 1, side(soup)) +
    around({ ...kit, foods: ['lime'] }, [{ x: 150, y: 890, size: 210 }], chance),
  detail: () => moved(190, 560, -6, 1.9, side()),
};
