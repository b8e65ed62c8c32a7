import { INKS } from '../../../inks.ts';
import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, strew, stroke } from '../cuts.ts';
import { pressing } from '../hands.ts';
import type { Tool } from '../kit.ts';

const PEAR = '#c47d52';
const DARK = '#7d4526';
const LIGHT = '#e6b28c';
const PIN = 'M-470,-52Q-490,-46 -490,0T-470,52H470Q490,46 490,0T470,-52Z';

/** A heavy pin of reddish pear wood, thick and straight, with rounded ends. 980 by 104. */
const pin = () =>
  cast(PIN, 12, 26) +
  flat(PEAR, PIN) +
  stroke(LIGHT, 12, 'M-450,-28H450') +
  stroke(DARK, 3, 'M-470,2C-300,-8 -100,12 100,2S360,10 470,2M-300,20H-120M160,-10H330', ' opacity=".6"') +
  dusk('M-489,14H489Q488,46 470,52H-470Q-488,46 -489,14Z', 0.6) +
  round(LIGHT, 18, 50, -474, 0);

/** Its linen sleeve, lying flat. */
const sleeve = () =>
  cast('M20,-70H540L556,-40V44L540,72H20Z', 10, 24) +
  flat('#e8dcc0', 'M20,-70Q8,0 20,72H540L560,44V-40L540,-70Z') +
  stroke('#c3b48c', 4, 'M40,-62Q30,0 40,64M70,-64V66M520,-64V66', ' stroke-dasharray="9 8"') +
  stroke('#2f5361', 8, 'M200,-70V72M222,-70V72') +
  dusk('M20,20H560V44L540,72H20Z', 0.35);

const SHEET =
  'M-420,-190C-300,-214 240,-206 410,-186C440,-60 430,90 416,196C200,220 -240,214 -424,190C-440,60 -436,-70 -420,-190Z';
const dough = () =>
  cast(SHEET, 12, 18) +
  flat('#efd9a4', SHEET) +
  flat(
    '#f7e8c2',
    'M-400,-172C-280,-192 230,-188 392,-168C410,-60 404,60 396,140C200,120 -220,150 -404,120Z',
  ) +
  strew('#fffaf0', 70, [400, 180], 6, 'flour');

export const straightPin: Tool = {
  shows: 'rolling pin',
  standing: [],
  tag: [548, 850, 8],
  front: () =>
    moved(400, 520, -14, 0.92, dough()) +
    moved(396, 500, -28, 0.84, pin()) +
    lying([
      { name: 'butter', x: 190, y: 190, size: 270 },
      { name: 'croissant', x: 170, y: 880, size: 270 },
    ]),
  use: () =>
    moved(400, 560, -6, 0.94, dough()) +
    moved(400, 500, 4, 0.78, pin()) +
    pressing(170, 452, -6, 0.9, INKS.plum) +
    pressing(636, 484, 6, 0.9, INKS.plum) +
    lying([{ name: 'butter', x: 150, y: 890, size: 260 }]),
  detail: () => moved(560, 800, -14, 1.3, sleeve()) + moved(1000, 480, -14, 1.8, pin()),
};
