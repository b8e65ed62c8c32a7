import { INKS } from '../../inks.ts';
import { line } from '../../text/place.ts';
import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { cast, dusk, flat, hoop, round, stand, strew, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const COAT = '#2f5361';
const BODY = 'M-150,-40L-176,220Q-180,250 -150,250H150Q180,250 176,220L150,-40Z';

/** A kitchen scale with a dial, and a heap of salt in its pan. 560 wide, 560 tall. */
const scale = (weight: string) => {
  const ticks = Array.from({ length: 20 }, (_, i) => {
    const angle = (i * 18 * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const inner = i % 5 === 0 ? 76 : 86;
    return `M${(c * inner).toFixed(1)},${(110 + s * inner).toFixed(1)}L${(c * 98).toFixed(1)},${(110 + s * 98).toFixed(1)}`;
  });
  return (
    stand(190, 252) +
    cast(BODY, 16, 8) +
    flat(COAT, BODY) +
    dusk('M150,-40L176,220Q180,250 150,250H60C120,160 130,40 104,-40Z') +
    flat('#1f3a45', 'M-166,226H166L164,252H-164Z') +
    round('#c9cdc6', 122, 122, 0, 110) +
    round('#fffaf0', 108, 108, 0, 110) +
    stroke(INKS.ink, 5, ticks.join('')) +
    flat('#d63d24', 'M-8,118L64,44L10,126Z') +
    round(INKS.ink, 11, 11, 0, 110) +
    line(weight, 0, 176, 44, INKS.ink, { align: 'middle', face: 'text', maxWidth: 110 }) +
    flat('#8f9590', 'M-26,-70H26V-36H-26Z') +
    // The pan and the salt in it.
    flat('#fffaf0', 'M-196,-150C-150,-210 -90,-300 -10,-306C70,-300 150,-214 200,-150Z') +
    dusk('M200,-150C150,-214 70,-300 -10,-306C50,-250 60,-190 40,-150Z', 0.28) +
    strew('#c9d3d3', 90, [130, 46, 10, -186], 6, 'salt') +
    strew('#a9b7b9', 40, [90, 60, 10, -206], 5, 'salt-dark') +
    flat('#c9cdc6', 'M-270,-156H270C256,-96 170,-66 0,-66C-170,-66 -256,-96 -270,-156Z') +
    dusk('M270,-156C256,-96 170,-66 0,-66C120,-80 180,-110 190,-156Z') +
    hoop('#8f9590', 6, 268, 14, 0, -156) +
    stroke('#ffffff', 9, 'M-230,-130C-210,-106 -170,-92 -130,-86')
  );
};

/** Salt on a kitchen scale, and the vegetables it is weighed for. The first label is the weight. */
export const kitchenScale: ArticleScene = ({ art, foods, theme, chance }) => {
  const slope = chance.pick([-1, 1]) * chance.between(10, 24);
  const places = [
    { x: 230, y: 520, size: 440 },
    { x: 1010, y: 620, size: 300 },
    { x: 1080, y: 430, size: 260 },
    { x: 420, y: 710, size: 200 },
  ];
  const placed = foods.slice(0, 4).flatMap((name, i) => {
    const spot = places[i];
    return spot ? [{ name, ...spot }] : [];
  });
  return (
    table(theme, 1200, 800, 360 + slope, 360 - slope) +
    lying(standing(placed.slice(2, 3), 384), 14) +
    moved(660, 440, 0, 1.16, scale(art.labels[0] ?? '')) +
    lying(standing([...placed.slice(0, 2), ...placed.slice(3)], 384), 14)
  );
};
