import { line } from '../../text/place.ts';
import { leanOf, lookOf, lying } from '../foods/foods.ts';
import { rect } from '../grounds.ts';
import { tabletop } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

/** Foods in a grid like specimens, each with its name below. */
export const specimens: ArticleScene = ({ art, foods, theme, chance }) => {
  const columns = foods.length <= 3 ? foods.length : Math.ceil(foods.length / 2);
  const rows = Math.ceil(foods.length / columns);
  const [width, height] = [1200 / columns, 800 / rows];
  const room = Math.min(width * 0.7, height - 150);
  const cell = (index: number) => ({
    x: ((index % columns) + 0.5) * width,
    top: Math.floor(index / columns) * height,
  });
  const laid = foods.map((name, index) => {
    const { x, top } = cell(index);
    const { aspect } = lookOf(name);
    return {
      name,
      x,
      y: top + (height - 74) / 2,
      size: room * (aspect > 1.6 || aspect < 0.6 ? 1.12 : 0.94),
      rotation: leanOf(name, chance.next()),
    };
  });
  const labels = art.labels.map((label, index) => {
    const { x, top } = cell(index);
    // In the display face, thin strokes make a 3 look like an 8.
    const hasFigures = /\d/.test(label);
    return line(label, x, top + height - 40, hasFigures ? 38 : 45, theme.fg, {
      face: hasFigures ? 'text' : 'italic',
      align: 'middle',
      maxWidth: width - 36,
    });
  });
  const rules = [
    ...Array.from({ length: columns - 1 }, (_, index) => rect((index + 1) * width - 1, 0, 2, 800, theme.fg)),
    ...Array.from({ length: rows - 1 }, (_, index) => rect(0, (index + 1) * height - 1, 1200, 2, theme.fg)),
  ];
  const lines = `<g opacity=".32">${rules.join('')}</g>`;
  return tabletop(theme, 1200, 800) + lines + lying(laid, 12) + labels.join('');
};
