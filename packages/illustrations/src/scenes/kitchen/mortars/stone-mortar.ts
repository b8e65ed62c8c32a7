import { placed } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { dusk, flat, hoop, round, stand, strew, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const STONE = '#b8a98d';
const DARK = '#85775e';
const DEEP = '#5f543f';
const LIGHT = '#d8ccb2';

/**
 * A thick mortar of hand-cut sandstone with chisel marks outside, grooves inside, and a stone pestle.
 * 660 wide.
 */
const stone = (inside = '', lean = 26) =>
  stand(260, 304) +
  round(STONE, 330, 92, 0, -110) +
  round(DARK, 250, 64, 0, -108) +
  hoop(DEEP, 5, 214, 50, 0, -98) +
  hoop(DEEP, 5, 170, 36, 0, -88) +
  round(DEEP, 126, 24, 0, -80) +
  inside +
  pestle(lean) +
  front();

/** The part below the rim, drawn over the contents of the bowl. */
const front = () =>
  flat(
    STONE,
    'M-330,-110A330,92 0 0 0 330,-110C330,60 280,150 190,190L214,276Q214,300 190,300H-190Q-214,300 -214,276L-190,190C-280,150 -330,60 -330,-110Z',
  ) +
  strew(DARK, 150, [270, 150, 0, 100], 5, 'sandstone') +
  strew(LIGHT, 80, [260, 140, -20, 90], 5, 'sandstone-light') +
  stroke(
    DARK,
    6,
    'M-262,24l26,-20M-220,80l26,-20M-150,50l26,-20M-90,110l26,-20M-20,70l26,-20M60,120l26,-20M-176,140l26,-20M-40,160l26,-20M120,70l26,-20M-190,246H180',
  ) +
  dusk(
    'M330,-110C330,60 280,150 190,190L214,276Q214,300 190,300H30C150,220 220,80 222,-40Q296,-66 330,-110Z',
    0.7,
  );

const pestle = (lean: number) =>
  moved(
    50,
    -146,
    lean,
    1,
    flat(
      LIGHT,
      'M-58,70C-84,20 -56,-60 -42,-160C-36,-240 -50,-300 -30,-350Q0,-376 30,-350C50,-300 36,-240 42,-160C56,-60 84,20 58,70Z',
    ) +
      strew(DARK, 40, [36, 190, 0, -140], 4, 'pestle') +
      dusk('M30,-350C50,-300 36,-240 42,-160C56,-60 84,20 58,70H16C30,-60 0,-240 8,-362Z', 0.6),
  );

const paste = () =>
  round('#c9a23c', 190, 44, 0, -86) +
  strew('#8f6a1c', 40, [150, 30, 0, -86], 8, 'kroeung') +
  strew('#a3b347', 30, [150, 30, 0, -90], 9, 'kroeung-green') +
  placed({ name: 'chilli', x: -120, y: -110, size: 150, rotation: 10 });

export const stoneMortar: Tool = {
  shows: 'mortar',
  standing: ['front', 'use'],
  tag: [548, 850, 8],
  front: (kit, chance) =>
    moved(384, 560, 0, 0.98, stone()) + around(kit, [{ x: 140, y: 900, size: 270 }], chance),
  use: (kit, chance) =>
    moved(410, 540, 0, 1.08, stone(paste(), -24)) +
    around(
      { ...kit, foods: kit.foods.slice(1) },
      [
        { x: 660, y: 900, size: 250 },
        { x: 140, y: 920, size: 230 },
      ],
      chance,
    ),
  detail: (kit, chance) =>
    moved(360, 640, -5, 1.9, stone('', 22)) + around(kit, [{ x: 210, y: 250, size: 260 }], chance),
};
