import { placed } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stand, strew, stroke } from '../cuts.ts';
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

const above = (inside = '') =>
  cast(ring(240), 14, 20) +
  round(ASH, 240) +
  round(PALE, 226) +
  round('#86a284', 212) +
  inside +
  dusk('M-212,0A212,212 0 0 1 120,-175A240,240 0 0 0 -212,0Z', 0.4);

/** Broth with noodles and herbs. */
const soup = () =>
  round('#d9a95a', 180) +
  hoop('#c08a3c', 5, 150) +
  stroke(
    '#fbf1dc',
    13,
    'M-140,30C-60,-30 20,90 130,10M-130,74C-60,20 40,130 130,60M-130,-24C-40,-80 50,40 140,-40M-146,2C-70,-50 30,60 142,-14M-136,52C-60,0 30,110 134,36M-100,110C-50,60 30,150 100,100M-90,-110C-30,-130 40,-60 110,-100M-120,-66C-50,-110 40,-6 130,-70',
  ) +
  [
    ['mint', -80, -84, 120, -20],
    ['basil', 92, -70, 110, 20],
    ['mint', 84, 92, 96, 120],
    ['lime', -96, 86, 100, 0],
  ]
    .map(([name, x, y, size, rotation]) =>
      placed({
        name: name as 'mint',
        x: Number(x),
        y: Number(y),
        size: Number(size),
        rotation: Number(rotation),
      }),
    )
    .join('');

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
  standing: ['front'],
  tag: [548, 850, 8],
  front: () => moved(400, 560, 0, 1, side(bunch)),
  use: (kit, chance) =>
    moved(410, 500, 0, 1.62, above(soup())) +
    around({ ...kit, foods: ['lime'] }, [{ x: 120, y: 890, size: 210 }], chance),
  detail: () => moved(190, 560, -6, 1.9, side()),
};
