import { INKS } from '../../inks.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { cast, dusk, flat, round, stand, steam, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const BODY = '#fbf1dc';
const BLUE = '#2f5361';
const IRON = '#3d3733';
const SHELL = 'M40,120Q40,84 76,84H590Q626,84 626,120V540H40Z';

const wheel = (x: number) =>
  round('#2b2725', 58, 58, x, 552) + round('#8f9590', 28, 28, x, 552) + round('#2b2725', 9, 9, x, 552);

/** A food trailer on two wheels: a hatch with an awning, pots behind its counter, a bar to tow it by. */
const trailer = () =>
  stroke('#4a5357', 20, 'M626,520L740,566') +
  stroke('#4a5357', 14, 'M716,560V606') +
  cast(SHELL, 14, 20) +
  flat(BODY, SHELL) +
  flat(BLUE, 'M40,430H626V540H40Z') +
  dusk('M540,84H590Q626,84 626,120V540H540Z', 0.4) +
  rect(100, 184, 440, 200, '#2b1a12') +
  rect(112, 196, 416, 188, '#f2cc6a') +
  stroke('#8a5127', 8, 'M130,246H510') +
  [150, 196, 242]
    .map((x) => flat('#8a5127', `M${x - 5},250h10v44h-10Z`) + round('#8a5127', 15, 15, x, 302))
    .join('') +
  flat(IRON, 'M330,300H480L470,384H340Z') +
  rect(318, 288, 174, 16, '#5d5650') +
  steam(405, 284, 80) +
  rect(84, 380, 472, 24, '#b9793f') +
  Array.from({ length: 9 }, (_, i) =>
    flat(i % 2 ? BODY : '#d63d24', `M${76 + i * 54},150h54l8,56q-35,26 -70,0Z`),
  ).join('') +
  wheel(210) +
  wheel(340);

/** A person who waits, from the chest up; a plate in the hands. 130 wide, 250 tall; the foot is at y. */
const guest = (x: number, y: number, size: number, shirt: string, skin: string, hair: string) =>
  moved(
    x,
    y,
    0,
    size,
    flat(shirt, 'M-78,0C-84,-100 -66,-138 0,-142C66,-138 84,-100 78,0Z') +
      dusk('M78,0C84,-100 66,-138 20,-141C50,-100 46,-40 40,0Z', 0.4) +
      flat(skin, 'M-18,-160H18V-128Q0,-114 -18,-128Z') +
      round(skin, 48, 54, 0, -196) +
      flat(hair, 'M-54,-196C-60,-270 60,-270 54,-196C40,-222 8,-236 -14,-226C-32,-222 -46,-212 -54,-196Z') +
      round(INKS.ink, 5, 6, -16, -192) +
      round(INKS.ink, 5, 6, 18, -192) +
      stroke('#8c3521', 5, 'M-12,-170Q2,-160 14,-170') +
      round('#ffffff', 56, 15, 0, -64) +
      round('#d9e4e2', 36, 9, 0, -66) +
      round(skin, 15, 15, -54, -58) +
      round(skin, 15, 15, 54, -58),
  );

/** A very large pot on a ring of flames. */
const vat = () =>
  steam(0, -196, 130) +
  stand(190, 150) +
  rect(-170, 132, 340, 16, '#2b2725') +
  flat(
    '#2f7fa6',
    Array.from(
      { length: 6 },
      (_, i) => `M${-132 + i * 48},134c-18,-24 -6,-44 12,-68c14,28 22,46 12,68Z`,
    ).join(''),
  ) +
  flat('#c9cdc6', 'M-190,-150H190V60Q190,92 158,92H-158Q-190,92 -190,60Z') +
  dusk('M190,-150V60Q190,92 158,92H50C120,40 130,-60 126,-150Z') +
  stroke('#ffffff', 14, 'M-154,-100V40', ' opacity=".8"') +
  stroke('#8f9590', 22, 'M-190,-70H-232V-20H-190M190,-70H232V-20H190') +
  round('#e6e9e2', 196, 34, 0, -150) +
  round('#a8432a', 176, 26, 0, -150) +
  [
    [-96, -152, '#e07a2e'],
    [-30, -142, '#f0ddb0'],
    [40, -156, '#e07a2e'],
    [104, -146, '#f0ddb0'],
    [-140, -148, '#5d7440'],
    [0, -162, '#5d7440'],
    [76, -138, '#5d7440'],
  ]
    .map(([x, y, ink]) => round(String(ink), 17, 8, Number(x), Number(y)))
    .join('') +
  stroke('#8a5127', 15, 'M70,-150L150,-300');

/** Cooking for three hundred: a food trailer, a very large pot on flames, and people who wait with plates. */
export const foodTrailer: ArticleScene = ({ foods, theme }) =>
  table(theme, 1200, 800, 470, 470) +
  trailer() +
  guest(800, 560, 0.86, '#a8432a', '#c98a5e', '#3b2117') +
  guest(930, 566, 0.9, '#5d7440', '#efc19a', '#8a5127') +
  guest(1070, 572, 0.94, '#582640', '#8a5a3c', '#211a14') +
  guest(1190, 580, 0.98, '#d99a3c', '#c98a5e', '#3b2117') +
  moved(620, 620, 0, 0.98, vat()) +
  guest(960, 806, 1.16, '#2f5361', '#8a5a3c', '#211a14') +
  guest(1124, 812, 1.2, '#d63d24', '#efc19a', '#c98a45') +
  lying(
    standing(
      foods.slice(0, 2).map((name, i) => ({ name, x: [120, 290][i] ?? 0, y: 700, size: [240, 190][i] ?? 0 })),
      470,
    ),
    14,
  );
