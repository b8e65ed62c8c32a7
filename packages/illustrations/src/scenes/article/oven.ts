import { INKS } from '../../inks.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { cast, flat, hoop, ring, round, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import { mix } from '../tints.ts';
import type { ArticleScene } from './article-scene.ts';

const WHITE = '#fbf1dc';
const STEEL = '#c9cdc6';

const toast = (x: number, y: number, fill: string) =>
  moved(
    x,
    y,
    0,
    1,
    flat(mix(fill, '#211a14', 0.35), 'M-48,0V-56C-66,-64 -62,-98 -34,-98H34C62,-98 66,-64 48,-56V0Z') +
      flat(fill, 'M-40,-6V-60C-54,-66 -50,-90 -30,-90H30C50,-90 54,-66 40,-60V-6Z'),
  );

const knob = (x: number, turn: number) =>
  round('#4a5357', 27, 27, x, 118) + moved(x, 118, turn, 1, stroke(WHITE, 7, 'M0,-6V-20'));

/** An oven with a lit window: bread on two shelves, from pale at one side to burnt at the other. 620 wide. */
const oven = () =>
  cast('M70,66H690V760H70Z', 18, 14) +
  flat(WHITE, 'M90,60H670Q690,60 690,80V760H70V80Q70,60 90,60Z') +
  stroke('#c9b896', 4, 'M70,182H690') +
  knob(130, -40) +
  knob(206, 60) +
  rect(300, 84, 160, 66, '#2b1a12') +
  stroke('#e8644c', 8, 'M334,102V132M360,102H384V132H360ZM360,117H384M410,102H434V132H410Z') +
  knob(554, 130) +
  knob(630, 20) +
  flat('#8f9590', 'M96,212H664V690H96Z') +
  flat('#2b1a12', 'M112,270H648V668H112Z') +
  flat('#8c2a18', 'M128,286H632V652H128Z') +
  flat('#e07a2e', 'M128,420C240,340 520,340 632,420V652H128Z', ' opacity=".75"') +
  flat('#eda72a', 'M128,560C240,500 520,500 632,560V652H128Z', ' opacity=".8"') +
  ['#f5e3b8', '#e6bd7c', '#b9793f', '#4a2d1c'].map((fill, i) => toast(196 + i * 122, 448, fill)).join('') +
  stroke(STEEL, 9, 'M128,452H632') +
  ['#e6bd7c', '#c98a45', '#8a5127', '#2f1d14'].map((fill, i) => toast(196 + i * 122, 610, fill)).join('') +
  stroke(STEEL, 9, 'M128,614H632') +
  flat('#ffffff', 'M150,286H236L150,520Z', ' opacity=".16"') +
  stroke('#4a5357', 24, 'M150,240H610') +
  stroke('#8f9590', 8, 'M156,235H604');

/** A round oven thermometer on its foot, 300 wide. */
const thermometer = () => {
  const ticks = Array.from({ length: 11 }, (_, i) => {
    const angle = ((135 + i * 27) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const inner = i % 5 === 0 ? 92 : 100;
    return `M${(c * inner).toFixed(1)},${(s * inner).toFixed(1)}L${(c * 116).toFixed(1)},${(s * 116).toFixed(1)}`;
  });
  return (
    round(INKS.ink, 150, 20, 24, 196, ' opacity=".22"') +
    flat('#8f9590', 'M-60,130H60L96,196H-96Z') +
    flat('#8f9590', 'M-26,-150V-176A26,26 0 0 1 26,-176V-150H8V-174A8,8 0 0 0 -8,-174V-150Z') +
    cast(ring(150), 12, 14) +
    round(STEEL, 150) +
    round('#fffaf0', 128) +
    '<path d="M-88.4,-36.6A96,96 0 0 1 -20,-93.9" fill="none" stroke="#a6c7cf" stroke-width="22"/>' +
    '<path d="M-8,-95.6A96,96 0 0 1 60,-74.9" fill="none" stroke="#eda72a" stroke-width="22"/>' +
    '<path d="M68,-67.8A96,96 0 0 1 67.9,67.9" fill="none" stroke="#d63d24" stroke-width="22"/>' +
    stroke(INKS.ink, 6, ticks.join('')) +
    flat('#d63d24', 'M-20,22L-8,-10L84,-58L8,12Z') +
    round(INKS.ink, 15) +
    hoop('#8f9590', 6, 150)
  );
};

/** How hot an oven is: bread in its lit window, unevenly toasted, and a thermometer beside it. */
export const ovenScene: ArticleScene = ({ foods, theme }) =>
  table(theme, 1200, 800, 640, 640) +
  oven() +
  moved(940, 380, 0, 1.06, thermometer()) +
  lying(
    standing(
      foods
        .slice(0, 2)
        .map((name, i) => ({ name, x: [1050, 830][i] ?? 0, y: 690, size: [210, 190][i] ?? 0 })),
      640,
    ),
    14,
  );
