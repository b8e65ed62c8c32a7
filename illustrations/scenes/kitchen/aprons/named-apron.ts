import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import type { Tool } from '../kit.ts';
import { nameStitch } from './name-stitch.ts';

const TWILL = '#2f5361';
const DARK = '#1d3742';
const LIGHT = '#5c8492';
const CUT =
  'M-150,-310H150C150,-210 210,-170 276,-160L292,420Q0,444 -292,420L-276,-160C-210,-170 -150,-210 -150,-310Z';

/** A long apron of blue twill: neck strap on two buttons, a wide pocket of spoons, ties that meet in a bow in front. */
const apron = () =>
  stroke(DARK, 32, 'M-118,-300C-110,-480 110,-480 118,-300') +
  stroke(TWILL, 26, 'M-118,-300C-110,-480 110,-480 118,-300') +
  cast(CUT, 16, 20) +
  flat(TWILL, CUT) +
  dusk('M150,-310C150,-210 210,-170 276,-160L292,420Q220,432 140,436C200,180 200,-140 90,-310Z', 0.7) +
  stroke(LIGHT, 4, 'M-136,-296H136M-264,-146L-278,408Q0,430 278,408L264,-146', ' stroke-dasharray="12 8"') +
  round('#e2b54a', 20, 20, -118, -276) +
  round('#e2b54a', 20, 20, 118, -276) +
  stroke(DARK, 4, 'M-124,-276h12M112,-276h12') +
  nameStitch('Tendai', 0, -130, 104, '#f2cc6a') +
  bow() +
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

const bow = () =>
  stroke(DARK, 26, 'M-280,-40Q-140,-6 -14,-10M280,-40Q140,-6 14,-10') +
  flat(
    LIGHT,
    'M0,-10C-70,-70 -130,-50 -120,-10C-116,24 -60,24 0,-10C70,-70 130,-50 120,-10C116,24 60,24 0,-10Z',
  ) +
  stroke(LIGHT, 22, 'M-8,0Q-40,50 -60,84M8,0Q34,46 44,90') +
  round(DARK, 24, 22, 0, -8);

export const namedApron: Tool = {
  shows: 'apron',
  tag: [548, 836, 8],
  front: () => moved(396, 500, -2, 1, apron()) + lying([{ name: 'tomato', x: 120, y: 900, size: 220 }]),
  use: () =>
    moved(400, 330, 12, 1.2, apron()) +
    lying([
      { name: 'tomato', x: 180, y: 800, size: 270 },
      { name: 'tomato', x: 420, y: 890, size: 220, rotation: 30 },
      { name: 'onion', x: 650, y: 860, size: 230 },
    ]),
  detail: () => moved(380, 420, -5, 1.9, apron()),
};
