import { INKS } from '../../inks.ts';
import { line } from '../../text/place.ts';
import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { cast, flat, round, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';
import { jarAt, pepperPrint } from './jars.ts';

const COPPER = ['#c07a4e', '#8f4f2c', '#e0a67f'] as const;
const SILVER = ['#c9cdc6', '#8f9590', '#ffffff'] as const;
const GOLD = ['#e2b54a', '#b58222', '#f9dc8c'] as const;

/** A pile of coins; its foot is at y. */
const coins = (
  x: number,
  y: number,
  count: number,
  r: number,
  [face, edge, shine]: readonly [string, string, string],
) =>
  round(INKS.ink, r * 1.05, r * 0.4, x + 14, y + 6, ' opacity=".22"') +
  Array.from({ length: count }, (_, i) => {
    const [cx, cy] = [x + ((i * 37) % 9) - 4, y - i * 21];
    return (
      flat(edge, `M${cx - r},${cy - 18}V${cy}A${r},${r * 0.34} 0 0 0 ${cx + r},${cy}V${cy - 18}Z`) +
      round(face, r, r * 0.34, cx, cy - 18) +
      stroke(shine, 3, `M${cx - r + 6},${cy - 6}q6,10 24,15`)
    );
  }).join('') +
  `<ellipse cx="${x + (((count - 1) * 37) % 9) - 4}" cy="${y - (count - 1) * 21 - 18}" rx="${r * 0.68}" ry="${r * 0.22}" fill="none" stroke="${edge}" stroke-width="4"/>`;

/** A long till receipt that curls at its foot, with a line and an amount for each thing bought. */
const receipt = () =>
  cast('M-110,-330H110V150Q110,180 80,180H-110Z', 14, 12) +
  flat(
    '#fffaf0',
    'M-110,-330L-92,-344L-74,-330L-56,-344L-37,-330L-18,-344L0,-330L18,-344L37,-330L56,-344L74,-330L92,-344L110,-330V150Q110,180 80,180H-110Z',
  ) +
  stroke(INKS.ink, 9, 'M-46,-292H46') +
  stroke(
    INKS.ink,
    6,
    [-240, -196, -152, -108, -64, -20]
      .map((y, i) => `M-84,${y}h${[76, 100, 60, 90, 70, 84][i]}M54,${y}h30`)
      .join(''),
    ' opacity=".55"',
  ) +
  stroke(INKS.ink, 4, 'M-84,16H84') +
  stroke(INKS.tomato, 11, 'M-84,50h60M34,50h50') +
  stroke(INKS.tomato, 4, 'M26,76H92M26,86H92') +
  flat('#d9c9a0', 'M-110,180Q-80,180 -80,150H110Q110,180 80,180Z');

/** What a jar costs: a jar of red sauce with its price on a tag, what is in it, the bill and the coins. */
export const jarPrice: ArticleScene = ({ art, foods, theme, chance }) => {
  const slope = chance.pick([-1, 1]) * chance.between(10, 24);
  const [price = ''] = art.labels;
  const tag =
    stroke(INKS.ink, 4, 'M0,0C30,-20 60,10 84,26') +
    cast('M70,-26L112,-64H330V92H112L70,54Z', 10, 12) +
    flat('#fbf1dc', 'M70,-26L112,-64H330V92H112L70,54Z') +
    stroke(INKS.tomato, 5, 'M126,-48H314V76H126') +
    round(INKS.ink, 8, 8, 96, 14) +
    line(price, 222, 42, 74, INKS.ink, { align: 'middle', maxWidth: 170 });
  const behind = foods
    .slice(0, 2)
    .map((name, i) => ({ name, x: [110, 300][i] ?? 0, y: 420, size: [300, 230][i] ?? 0 }));
  const before = foods.slice(2).map((name, i) => ({
    name,
    x: [150, 330, 60][i] ?? 0,
    y: [660, 720, 740][i] ?? 0,
    size: [270, 230, 190][i] ?? 0,
    rotation: i === 1 ? -20 : 0,
  }));
  return (
    table(theme, 1200, 800, 300 + slope, 300 - slope) +
    moved(1010, 400, 4, 1, receipt()) +
    lying(standing(behind, 330), 14) +
    jarAt(560, 690, 1.62, { inside: '#c8331f', lid: '#e2b54a', label: pepperPrint }) +
    moved(640, 196, 4, 1, tag) +
    lying(before, 14) +
    coins(820, 640, 8, 62, GOLD) +
    coins(930, 700, 5, 56, SILVER) +
    coins(800, 742, 3, 48, COPPER) +
    coins(1050, 740, 4, 48, COPPER)
  );
};
