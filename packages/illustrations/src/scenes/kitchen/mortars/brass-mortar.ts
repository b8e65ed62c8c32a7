import { capitals } from '../../../text/place.ts';
import { moved } from '../../grounds.ts';
import { dusk, flat, round, stand, strew, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const BRASS = '#d6a02c';
const DARK = '#94691a';
const DEEP = '#5e4110';
const LIGHT = '#f4d67c';

/**
 * A tall mortar of turned brass on a stepped foot: flared rim, an engraved band, a round knob on each side.
 * Its pestle has two heads. 560 wide.
 */
const brass = (inside = '', lean = 20) =>
  stand(240, 344) +
  round(LIGHT, 262, 58, 0, -190) +
  round(DEEP, 226, 44, 0, -186) +
  inside +
  moved(40, -180, lean, 1, pestle()) +
  round(DARK, 32, 32, -232, 20) +
  round(DARK, 32, 32, 232, 20) +
  round(BRASS, 26, 26, -240, 14) +
  round(BRASS, 26, 26, 236, 14) +
  flat(
    BRASS,
    'M-262,-190A262,58 0 0 0 262,-190C246,-150 222,-130 214,-100L196,150C180,210 130,230 110,250L170,300H190V344H-190V300H-170L-110,250C-130,230 -180,210 -196,150L-214,-100C-222,-130 -246,-150 -262,-190Z',
  ) +
  flat(
    DARK,
    'M-214,-100Q0,-48 214,-100L212,-84Q0,-32 -212,-84ZM-206,4Q0,52 206,4L204,20Q0,66 -204,20ZM-120,250H120V262H-120ZM-190,300H190V310H-190Z',
  ) +
  stroke(DARK, 5, 'M-196,120Q0,160 196,120M-188,146Q0,184 188,146') +
  capitals('Jamila 1447', 0, -2, 38, DEEP, 'middle', 330) +
  dusk(
    'M262,-190C246,-150 222,-130 214,-100L196,150C180,210 130,230 110,250L170,300H190V344H40C130,240 130,-40 120,-140Q210,-156 262,-190Z',
    0.6,
  ) +
  stroke(LIGHT, 16, 'M-174,-70L-162,110') +
  stroke(LIGHT, 7, 'M-140,-60L-132,70');

/** A pestle with a head at each end and a ball in the middle as a grip. */
const pestle = () =>
  flat(BRASS, 'M-46,70C-60,20 -30,-10 -22,-60V-180H22V-60C30,-10 60,20 46,70Z') +
  round(BRASS, 40, 34, 0, -190) +
  flat(BRASS, 'M-18,-210V-300H18V-210Z') +
  flat(BRASS, 'M-34,-296H34L26,-370Q0,-386 -26,-370Z') +
  dusk('M6,70H46C60,20 30,-10 22,-60V-166Q44,-180 36,-206L18,-216V-296H34L26,-370Q16,-380 6,-380Z', 0.6) +
  stroke(LIGHT, 7, 'M-12,-270V-230M-22,-350V-316');

const spice = () =>
  round('#a5652c', 200, 36, 0, -176) +
  strew('#5c3421', 60, [170, 26, 0, -178], 7, 'spice') +
  strew('#e0a040', 40, [170, 26, 0, -178], 6, 'spice-light');

export const brassMortar: Tool = {
  shows: 'mortar',
  standing: ['front', 'use'],
  tag: [548, 850, 8],
  front: (kit, chance) =>
    moved(380, 570, 0, 0.98, brass()) +
    around(
      kit,
      [
        { x: 120, y: 900, size: 280 },
        { x: 700, y: 640, size: 200 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(410, 520, 0, 1.05, brass(spice(), -24)) +
    around(
      { ...kit, foods: kit.foods.slice(1) },
      [
        { x: 130, y: 900, size: 240 },
        { x: 690, y: 910, size: 230 },
      ],
      chance,
    ),
  detail: () => moved(380, 700, -4, 1.9, brass()),
};
