import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import type { Tool } from '../kit.ts';
import { looseTies, neckLoop } from './hung.ts';
import { nameStitch } from './name-stitch.ts';

const TWILL = '#2f5361';
const DARK = '#1d3742';
const LIGHT = '#5c8492';
const CUT =
  'M-150,-310H150C150,-210 210,-170 276,-160L292,420Q0,444 -292,420L-276,-160C-210,-170 -150,-210 -150,-310Z';

const STRAP = { ink: TWILL, edge: DARK, width: 24 };

/**
 * A long apron of blue twill: a neck loop on two buttons over a peg, a wide pocket with spoons,
 * long loose ties.
 */
const apron = () =>
  looseTies(STRAP, 276, -140) +
  neckLoop(STRAP, 122, -290, -486) +
  cast(CUT, 16, 20) +
  flat(TWILL, CUT) +
  dusk('M150,-310C150,-210 210,-170 276,-160L292,420Q220,432 140,436C200,180 200,-140 90,-310Z', 0.7) +
  stroke(LIGHT, 4, 'M-136,-296H136M-264,-146L-278,408Q0,430 278,408L264,-146', ' stroke-dasharray="12 8"') +
  stroke(
    DARK,
    7,
    'M-150,380C-140,340 -150,330 -146,330M30,400C36,370 26,350 30,340M190,390C180,360 186,350 182,336',
    ' opacity=".6"',
  ) +
  round('#e2b54a', 20, 20, -118, -276) +
  round('#e2b54a', 20, 20, 118, -276) +
  stroke(DARK, 4, 'M-124,-276h12M112,-276h12') +
  nameStitch('Tendai', 0, -130, 104, '#f2cc6a') +
  spoons() +
  flat('#3b6474', 'M-220,130H220V310Q0,326 -220,310Z') +
  stroke(LIGHT, 4, 'M-208,146H208M-208,146V300Q0,314 208,300V146M70,146V308', ' stroke-dasharray="11 8"');

const spoons = () =>
  moved(
    -120,
    120,
    -8,
    1,
    flat('#c98a45', 'M-11,40V-60H11V40Z') +
      round('#c98a45', 34, 46, 0, -96) +
      dusk('M4,-140A34,46 0 0 1 4,-52Z', 0.4),
  ) +
  moved(-30, 120, 6, 1, flat('#8a5a34', 'M-11,40V-40H11V40Z') + round('#8a5a34', 30, 40, 0, -70)) +
  flat('#fbf1dc', 'M120,80L190,66L204,150H132Z') +
  stroke('#b02c19', 6, 'M136,96L186,86M140,116L190,106');

export const namedApron: Tool = {
  shows: 'apron',
  standing: ['front'],
  wall: 830,
  tag: [548, 850, 8],
  front: () => moved(390, 470, 0, 0.88, apron()) + lying([{ name: 'tomato', x: 120, y: 900, size: 220 }]),
  use: () =>
    moved(400, 330, 12, 1.2, apron()) +
    lying([
      { name: 'tomato', x: 180, y: 800, size: 270 },
      { name: 'tomato', x: 420, y: 890, size: 220, rotation: 30 },
      { name: 'onion', x: 650, y: 860, size: 230 },
    ]),
  detail: () => moved(380, 420, -5, 1.9, apron()),
};
