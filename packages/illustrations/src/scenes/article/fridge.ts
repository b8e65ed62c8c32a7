import { INKS } from '../../inks.ts';
import { moved, rect } from '../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../kitchen/cuts.ts';
import { tabletop } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';
import { jarAt, pepperPrint } from './jars.ts';

const WHITE = '#fbf1dc';
const COLD = '#dcebec';
const GLASS = '#a6c7cf';

const leafPrint =
  flat('#5d7440', 'M0,44C-44,10 -30,-40 0,-50C30,-40 44,10 0,44Z') + stroke('#d5dc94', 4, 'M0,36V-36');
const fruitPrint =
  round('#b9405a', 38) + flat('#b9405a', 'M-12,-34L-18,-56L-4,-44L0,-58L4,-44L18,-56L12,-34Z');

/** An open fridge: its lit inside with three shelves, and the door with its own at the right. */
const fridge = () =>
  cast('M70,44H470V770H70Z', 20, 16) +
  flat(WHITE, 'M90,36H450Q470,36 470,56V770H70V56Q70,36 90,36Z') +
  rect(96, 66, 350, 680, COLD) +
  flat('#ffffff', 'M96,66H446L396,130H146Z', ' opacity=".9"') +
  round('#f9dc8c', 62, 16, 271, 80) +
  [286, 516, 740].map((y) => rect(96, y, 350, 12, GLASS)).join('') +
  stroke(GLASS, 5, 'M96,66V746M446,66V746') +
  jarAt(190, 286, 0.5, { inside: '#8a9a3a', lid: '#c9cdc6' }) +
  jarAt(340, 286, 0.5, { inside: '#b02c19', lid: '#c9cdc6', label: pepperPrint }) +
  jarAt(180, 516, 0.5, { inside: '#582640', lid: '#e2b54a' }) +
  jarAt(330, 516, 0.5, { inside: '#e07a2e', lid: '#e2b54a', label: leafPrint }) +
  flat('#8a9a3a', 'M120,740V640H420V740Z', ' opacity=".55"') +
  stroke(GLASS, 6, 'M120,736V640H420V736') +
  // The door, open to the right.
  cast('M470,44L640,14V796L470,770Z', 12, 12) +
  flat(WHITE, 'M470,44L640,14V796L470,770Z') +
  flat(COLD, 'M490,82L614,62V742L490,730Z') +
  dusk('M490,82L614,62V742L490,730Z', 0.18) +
  [262, 470, 706]
    .map((y) => flat(GLASS, `M486,${y - 34}L622,${y - 40}V${y + 6}L486,${y + 4}Z`, ' opacity=".95"'))
    .join('') +
  moved(
    520,
    232,
    0,
    1,
    flat('#5d7440', 'M-22,0V-92C-22,-112 -9,-112 -9,-146H9C9,-112 22,-112 22,-92V0Z') +
      rect(-12, -158, 24, 16, '#e2b54a'),
  ) +
  moved(
    584,
    230,
    0,
    1,
    flat('#f5ead6', 'M-24,0V-104L-12,-124H12L24,-104V0Z') + rect(-13, -138, 26, 16, '#2f5361'),
  ) +
  moved(552, 440, 0, 1, [-38, 0, 38].map((x) => round('#f0ddb0', 19, 25, x, -14)).join('')) +
  rect(632, 330, 15, 120, INKS.steel);

/** A wooden shelf with its brackets; its upper edge is at y. */
const shelf = (y: number) =>
  stroke('#6b4223', 12, `M750,${y + 16}V${y + 74}L790,${y + 20}M1090,${y + 16}V${y + 74}L1050,${y + 20}`) +
  cast(`M700,${y}H1160V${y + 24}H700Z`, 12, 16) +
  flat('#b9793f', `M700,${y}H1160V${y + 24}H700Z`) +
  stroke('#8a5127', 4, `M716,${y + 12}H1140`);

/** Jars: some in an open fridge, some on a shelf on the wall. */
export const fridgeScene: ArticleScene = ({ theme }) =>
  tabletop(theme, 1200, 800) +
  fridge() +
  shelf(330) +
  jarAt(780, 330, 0.62, { inside: '#b02c19', lid: '#e2b54a', label: fruitPrint }) +
  jarAt(932, 330, 0.62, { inside: '#e2a43a', lid: '#8a5127' }) +
  jarAt(1084, 330, 0.62, { inside: '#7a2b4d', lid: '#e2b54a', label: fruitPrint }) +
  shelf(700) +
  jarAt(780, 700, 0.62, { inside: '#8a5127', lid: '#c9cdc6' }) +
  jarAt(932, 700, 0.62, { inside: '#f0bf36', lid: '#c9cdc6', label: leafPrint }) +
  jarAt(1084, 700, 0.62, { inside: '#686d35', lid: '#8a5127' });
