import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stand, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';

const SILVER = '#cdd3d2';
const DARK = '#7e898c';
const DEEP = '#566064';
const LIGHT = '#f4f6f2';
const BODY =
  'M-214,90C-214,-40 -130,-110 -70,-150H70C130,-110 214,-40 214,90C214,180 160,226 110,240H-110C-160,226 -214,180 -214,90Z';
const LID = 'M-92,-160C-90,-230 -40,-270 -22,-310H22C40,-270 90,-230 92,-160Z';

/** Shallow hammer dents in rows around the belly. */
const hammering = Array.from({ length: 30 }, (_, i) => {
  const [row, column] = [Math.floor(i / 6), i % 6];
  return `M${-150 + column * 56 + (row % 2) * 28},${-40 + row * 50}q12,-12 26,0`;
}).join('');

/**
 * A Moroccan teapot of hammered nickel silver: curved spout, domed lid with a wooden bead, curled handle,
 * four feet. 860 wide.
 */
const pot = () =>
  stand(200, 276) +
  stroke(DEEP, 36, 'M190,-60C330,-150 400,-30 360,60C336,120 270,140 210,146') +
  stroke(SILVER, 20, 'M192,-66C324,-148 388,-30 352,52C330,106 270,128 212,134') +
  flat(
    SILVER,
    'M-190,130C-330,110 -286,-60 -360,-150C-384,-180 -410,-190 -440,-190L-430,-226C-370,-232 -330,-200 -308,-160C-260,-70 -270,10 -186,10Z',
  ) +
  dusk('M-190,130C-330,110 -286,-60 -360,-150L-340,-160C-260,-60 -280,70 -186,80Z') +
  flat(DEEP, 'M-448,-186L-434,-232L-416,-230L-426,-186Z') +
  flat(
    DEEP,
    'M-150,226L-176,276H-140L-110,236ZM150,226L176,276H140L110,236ZM-40,238L-52,276H-16L-10,240ZM40,238L52,276H16L10,240Z',
  ) +
  flat(SILVER, BODY) +
  stroke('#aab3b3', 5, hammering) +
  dusk('M70,-150C130,-110 214,-40 214,90C214,180 160,226 110,240H0C120,190 150,0 30,-150Z', 0.65) +
  stroke(DARK, 6, 'M-206,40Q0,84 206,40M-212,70Q0,114 212,70') +
  stroke(LIGHT, 16, 'M-168,20C-160,-40 -130,-80 -100,-106') +
  flat(DARK, 'M-84,-172H84V-146H-84Z') +
  flat(SILVER, LID) +
  dusk('M92,-160C90,-230 40,-270 22,-310H2C20,-260 50,-220 46,-160Z', 0.6) +
  stroke(DARK, 5, 'M-74,-204Q0,-186 74,-204M-48,-250Q0,-238 48,-250') +
  flat(DARK, 'M-12,-312L-8,-340H8L12,-312Z') +
  round('#8a5127', 26, 24, 0, -358) +
  round('#b9783a', 11, 8, -7, -366) +
  round(DARK, 13, 13, 96, -158);

/** A small glass with a gilt band, filled with tea and froth. */
const glass = (x: number, y: number, scale: number) =>
  moved(
    x,
    y,
    0,
    scale,
    cast('M-96,-150H96L70,150H-70Z', 14, 18) +
      flat('#e9efe6', 'M-96,-150H96L70,150H-70Z', ' opacity=".85"') +
      flat('#c98a2e', 'M-88,-60H88L68,128H-68Z') +
      round('#f4dfae', 88, 17, 0, -62) +
      stroke('#b02c19', 7, 'M-92,-112H92') +
      stroke('#e2b54a', 7, 'M-93,-128H93') +
      [-54, 0, 54].map((dx) => round('#e2b54a', 10, 14, dx, -86)).join('') +
      stroke('#ffffff', 8, 'M-70,-30L-56,100', ' opacity=".7"'),
  );

export const mintTeapot: Tool = {
  shows: 'teapot',
  standing: ['front', 'use'],
  tag: [548, 850, 8],
  front: () =>
    moved(420, 480, 0, 0.92, pot()) +
    glass(170, 830, 0.72) +
    lying([{ name: 'mint', x: 690, y: 700, size: 220, rotation: 10 }]),
  use: () =>
    stroke('#c98a2e', 16, 'M196,296C170,420 176,600 190,700') +
    moved(570, 330, -26, 0.86, pot()) +
    glass(192, 780, 1) +
    lying([{ name: 'mint', x: 620, y: 850, size: 300 }]),
  detail: (kit, chance) =>
    moved(380, 760, 0, 1.7, pot()) + around(kit, [{ x: 680, y: 170, size: 220 }], chance),
};
