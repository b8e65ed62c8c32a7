import { INKS } from '../../inks.ts';
import { line } from '../../text/place.ts';
import { lying } from '../foods/foods.ts';
import { dots, moved, rect } from '../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../kitchen/cuts.ts';
import type { ArticleScene } from './article-scene.ts';

const RED = '#c8331f';
const LEFT = -250;

/** A line of the list. “This | that” is struck out, and what is better is written over it in red. */
function entry(text: string, y: number): string {
  const [was = '', now] = text.split(' | ');
  const size = 34;
  const plain = line(was, LEFT + 40, y, size, INKS.ink, { maxWidth: 300 });
  const bullet = round(INKS.ink, 5, 5, LEFT + 18, y - 11);
  if (!now) return bullet + plain;
  return (
    bullet +
    `<g opacity=".6">${plain}</g>` +
    stroke(
      RED,
      6,
      `M${LEFT + 34},${y - 8}C${LEFT + 120},${y - 20} ${LEFT + 200},${y - 2} ${LEFT + 292},${y - 14}`,
    ) +
    line(now, LEFT + 320, y + 2, 42, RED, { face: 'italic', maxWidth: 190 })
  );
}

/** A step: its number in a ring, and lines of writing. */
const step = (index: number, y: number, widths: readonly number[]) =>
  `<circle cx="${LEFT + 24}" cy="${y + 8}" r="21" fill="none" stroke="${INKS.ink}" stroke-width="4"/>` +
  line(String(index), LEFT + 24, y + 18, 28, INKS.ink, { align: 'middle', face: 'text' }) +
  stroke(
    INKS.ink,
    7,
    widths.map((width, i) => `M${LEFT + 66},${y + i * 26}h${width}`).join(''),
    ' opacity=".42"',
  );

/** A sheet of paper with a recipe on it, corrected in red. 580 by 720. */
const page = (labels: readonly string[]) => {
  const [title = '', ...list] = labels;
  const paper = 'M-290,-360H290V360H-290Z';
  return (
    cast(paper, 16, 20) +
    flat('#fffaf0', paper) +
    line(title, LEFT, -276, 62, INKS.ink, { maxWidth: 500 }) +
    stroke(INKS.ink, 3, `M${LEFT},-246H250`) +
    list.map((text, i) => entry(text, -192 + i * 58)).join('') +
    step(1, 66, [400, 300]) +
    step(2, 150, [420, 380, 160]) +
    step(3, 262, [360, 250]) +
    stroke(RED, 6, 'M-190,130C-60,108 190,112 214,160C224,214 -20,236 -150,220C-226,206 -226,150 -170,132') +
    line('?', 244, 150, 96, RED, { face: 'italic', align: 'middle' }) +
    stroke(RED, 6, 'M-184,262C-90,252 60,272 176,260')
  );
};

/** A pencil, red at both ends of its coat; its point is at 0,0 and it lies to the right. */
const pencil = () =>
  cast('M0,0L70,-22H430V22H70Z', 10, 12) +
  flat('#e6bd7c', 'M0,0L70,-22V22Z') +
  flat(RED, 'M0,0L24,-8V8Z') +
  flat('#c8331f', 'M70,-22H390V22H70Z') +
  flat('#e8644c', 'M70,-22H390V-8H70Z') +
  flat('#8c2a18', 'M70,8H390V22H70Z') +
  flat('#c9cdc6', 'M390,-24H424V24H390Z') +
  flat('#efb8a4', 'M424,-22H450Q462,-22 462,-10V10Q462,22 450,22H424Z');

/** The head of a small desk lamp that shines to the lower right, on its jointed arm. */
const lamp = () =>
  stroke('#211a14', 18, 'M-210,190L-150,10L-40,-70') +
  round('#4a5357', 17, 17, -150, 10) +
  cast('M-70,-96L-14,-150C70,-160 160,-80 170,10L36,150C-60,130 -112,10 -70,-96Z', 16, 20) +
  flat('#2f5361', 'M-70,-96L-14,-150C70,-160 160,-80 170,10L36,150C-60,130 -112,10 -70,-96Z') +
  dusk('M-70,-96C-112,10 -60,130 36,150L60,120C-20,80 -60,0 -40,-124Z', 0.6) +
  moved(102, 80, -46, 1, round('#213d48', 100, 38) + round('#f9dc8c', 86, 29) + round('#fffaf0', 40, 15)) +
  stroke('#a6c7cf', 8, 'M10,-126C60,-116 104,-82 124,-40');

/** A recipe under correction, in the light of a small lamp, with what it is made of beside it. */
export const writtenRecipe: ArticleScene = ({ art, foods, theme }) => {
  const spots = [
    { x: 920, y: 150, size: 240 },
    { x: 1090, y: 330, size: 210 },
    { x: 1060, y: 660, size: 250 },
    { x: 110, y: 640, size: 220 },
  ];
  const [w, h] = [1200, 800];
  const all = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ] as const;
  return (
    rect(0, 0, w, h, theme.deep) +
    dots(all, { cell: 16, opacity: 0.12 }) +
    rect(0, 0, w, h, INKS.night, ' opacity=".62"') +
    `<ellipse cx="560" cy="400" rx="560" ry="480" fill="${theme.ground}" opacity=".45"/>` +
    `<ellipse cx="540" cy="390" rx="450" ry="410" fill="${INKS.buttercream}" opacity=".6"/>` +
    lying(
      foods.slice(0, 4).flatMap((name, i) => {
        const spot = spots[i];
        return spot ? [{ name, ...spot, rotation: i * 9 - 12 }] : [];
      }),
      14,
    ) +
    moved(556, 412, -4, 1, page(art.labels)) +
    moved(702, 640, -24, 1, pencil()) +
    moved(92, 100, 0, 0.9, lamp())
  );
};
