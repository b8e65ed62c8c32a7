import { lying, placed } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../cuts.ts';
import type { Tool } from '../kit.ts';
import { looseTies, neckLoop } from './hung.ts';
import { nameStitch } from './name-stitch.ts';

const DRILL = '#dcc48c';
const DARK = '#a88a4c';
const CUT = 'M-120,-330H120C124,-210 200,-140 270,-120V430H-270V-120C-200,-140 -124,-210 -120,-330Z';

const STRAP = { ink: DRILL, edge: DARK, width: 18 };

/** A square apron of khaki drill on a peg: one deep pocket with a bottle opener, and a cloth on the tie. */
const apron = (inPocket = '') =>
  looseTies(STRAP, 266, -100) +
  neckLoop(STRAP, 106, -314, -490) +
  cast(CUT, 16, 20) +
  flat(DRILL, CUT) +
  stroke(
    '#c9ae70',
    4,
    'M-240,-66L96,-232M-260,40L150,-163M-260,140L262,-116M-260,240L262,-10M-260,340L262,90M-220,430L262,190M-20,430L262,290',
    ' opacity=".6"',
  ) +
  dusk('M120,-330C124,-210 200,-140 270,-120V430H130C180,200 190,-100 60,-330Z', 0.4) +
  stroke(DARK, 4, 'M-106,-316H106M-256,-104V416H256V-104', ' stroke-dasharray="13 8"') +
  nameStitch('Marlon', 0, -190, 78, '#b02c19') +
  opener() +
  inPocket +
  flat('#cfb374', 'M-130,-20H130V270H-130Z') +
  flat(DARK, 'M-136,-26H136V6H-136Z') +
  stroke(DARK, 4, 'M-118,20V258H118V20', ' stroke-dasharray="11 8"') +
  towel();

/** The ring of a bottle opener above the pocket. */
const opener = () =>
  round('#8f9590', 44, 44, 60, -62) + round(DRILL, 26, 26, 60, -62) + flat('#8f9590', 'M44,-24H76V20H44Z');

const towel = () =>
  flat('#fbf1dc', 'M196,-20H330L322,210H206Z') +
  stroke('#d63d24', 10, 'M206,150H322M206,178H322') +
  dusk('M270,-20H330L322,210H276Z', 0.3) +
  stroke(DARK, 20, 'M180,-22H346');

const stain = (x: number, y: number, r: number) =>
  round('#b9783a', r, r * 0.8, x, y, ' opacity=".5"') +
  round('#b9783a', r * 0.3, r * 0.3, x + r * 1.3, y + r * 0.5, ' opacity=".5"');

export const limingApron: Tool = {
  shows: 'apron',
  standing: ['front'],
  wall: 830,
  tag: [548, 836, 8],
  front: () => moved(390, 476, 0, 0.9, apron()) + lying([{ name: 'lime', x: 120, y: 900, size: 200 }]),
  use: () =>
    moved(400, 400, -4, 1.2, apron(placed({ name: 'chilli', x: -50, y: -40, size: 210, rotation: 70 }))) +
    stain(280, 380, 40) +
    stain(600, 640, 52) +
    stain(220, 760, 34) +
    lying([{ name: 'coconut', x: 660, y: 900, size: 270 }]),
  detail: () => moved(400, 640, 4, 1.9, apron()),
};
