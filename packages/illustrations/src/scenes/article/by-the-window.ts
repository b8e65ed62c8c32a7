import { INKS } from '../../inks.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { cast, flat, round, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const FRAME = '#fbf1dc';
const SKIN = '#c98a5e';
const CREASE = '#8a5127';

/** A window with four panes, a hill and the sun behind it, and a sill. 470 wide. */
const daylight = () =>
  rect(50, 30, 470, 430, FRAME) +
  rect(74, 54, 422, 382, '#cfe4e8') +
  round('#f9dc8c', 52, 52, 396, 150) +
  flat('#abb897', 'M74,436V350C160,280 240,300 300,340C370,300 440,300 496,330V436Z') +
  flat(
    '#ffffff',
    'M110,160c10,-34 60,-34 66,-6c30,-8 40,26 14,34h-76c-24,-2 -24,-26 -4,-28Z',
    ' opacity=".9"',
  ) +
  stroke(FRAME, 18, 'M285,54V436M74,238H496') +
  flat('#d9c9a0', 'M26,452H548V486H26Z') +
  flat('#efe1c0', 'M40,14C90,120 70,330 44,452H96C150,320 160,130 132,14Z', ' opacity=".95"') +
  stroke('#d9c9a0', 5, 'M70,24C104,130 92,320 68,446M104,24C134,140 122,310 92,430');

/** A telephone held in one hand from below; on its screen is the picture of `shown`. */
const telephone = (shown: string) =>
  flat(INKS.skyD, 'M70,560H300L250,330H110Z') +
  flat('#fffaf0', 'M100,332H262V380H92Z') +
  flat(SKIN, 'M96,340C60,280 80,200 96,150L236,150C262,220 270,290 258,340Z') +
  cast(
    'M-140,-300H140Q166,-300 166,-274V204Q166,230 140,230H-140Q-166,230 -166,204V-274Q-166,-300 -140,-300Z',
    16,
    18,
  ) +
  flat(
    '#211a14',
    'M-140,-300H140Q166,-300 166,-274V204Q166,230 140,230H-140Q-166,230 -166,204V-274Q-166,-300 -140,-300Z',
  ) +
  rect(-146, -262, 292, 388, '#efe1c0') +
  flat('#fffaf0', 'M-146,-262H40L146,-60V126H-146Z', ' opacity=".6"') +
  shown +
  stroke('#ffffff', 3, 'M-49,-262V126M49,-262V126M-146,-133H146M-146,-4H146', ' opacity=".7"') +
  round('#fffaf0', 34, 34, 0, 178) +
  `<circle cx="0" cy="178" r="26" fill="none" stroke="#211a14" stroke-width="4"/>` +
  // The thumb in front, the fingers behind the other edge.
  flat(SKIN, 'M250,330C286,250 236,130 190,84C166,66 140,84 152,112C176,160 176,230 150,300Z') +
  stroke(CREASE, 5, 'M150,300C176,230 176,160 152,112C140,84 166,66 190,84C214,108 234,146 246,190') +
  flat('#e2b08a', 'M160,104C154,88 172,78 184,90L194,104Q180,116 168,118Z') +
  [-90, -30, 30, 90]
    .map(
      (y) =>
        flat(SKIN, `M-182,${y - 22}h22v44h-22a22,22 0 0 1 0,-44Z`) +
        stroke(CREASE, 4, `M-162,${y - 22}h-20a22,22 0 0 0 0,44h20`),
    )
    .join('');

/** A bowl of noodles in the light of a window, and a hand that photographs it with a telephone. */
export const byTheWindow: ArticleScene = ({ foods, theme }) => {
  const [bowl, ...others] = foods;
  const at = (x: number, y: number, size: number) => (bowl ? [{ name: bowl, x, y, size }] : []);
  return (
    table(theme, 1200, 800, 486, 486) +
    daylight() +
    flat('#fffaf0', 'M150,486H500L860,800H330Z', ' opacity=".4"') +
    lying(
      standing(
        [
          ...others.slice(0, 2).map((name, i) => ({
            name,
            x: [140, 640][i] ?? 0,
            y: [690, 560][i] ?? 0,
            size: [220, 170][i] ?? 0,
          })),
          ...at(450, 560, 420),
        ],
        486,
      ),
      16,
    ) +
    moved(930, 330, 5, 1, telephone(lying(at(0, -60, 240), 8)))
  );
};
