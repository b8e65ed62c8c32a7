import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { line } from '../../text/place.ts';
import { lightOf } from '../contrast.ts';
import { leanOf, lying } from '../foods/foods.ts';
import { dots, rect } from '../grounds.ts';
import type { ArticleScene } from './article-scene.ts';

const LEFT = 64;
const RIGHT = 850;

/** The parts of an amount as a bill: one line and one bar for each part, with the product next to it. */
export const shares: ArticleScene = ({ art, foods, theme, chance }) => {
  const most = Math.max(...art.parts.map(({ amount }) => amount));
  const step = 700 / art.parts.length;
  const size = Math.min(48, step * 0.42);
  const thick = Math.min(34, step * 0.26);
  const inks = [INKS.tomato, INKS.skyD, INKS.lemon, INKS.leaf, INKS.plum, INKS.caramel].filter(
    (ink) => Math.abs(lightOf(ink) - lightOf(theme.ground)) > 0.12,
  );
  const rows = art.parts.map(({ label, figure, amount }, index) => {
    const base = 50 + index * step + size;
    const length = ((RIGHT - LEFT) * amount) / most;
    return (
      line(label, LEFT, base, size, theme.fg, { maxWidth: 590 }) +
      line(figure, RIGHT, base, size * 0.88, theme.fg, { face: 'text', align: 'end' }) +
      rect(LEFT, base + 16, RIGHT - LEFT, 2, theme.fg, ' opacity=".3"') +
      rect(LEFT, base + 16, length, thick, nth(inks, index % inks.length))
    );
  });
  const beside = [250, 590].map((y, index) => {
    const name = nth(foods, index % foods.length);
    return {
      name,
      x: 1090 - index * 20,
      y,
      size: index ? 380 : 340,
      rotation: leanOf(name, chance.next()),
    };
  });
  return (
    rect(0, 0, 1200, 800, theme.ground) +
    rect(920, 0, 280, 800, theme.deep) +
    dots(
      [
        [920, 0],
        [1200, 0],
        [1200, 800],
        [920, 800],
      ],
      { cell: 12 },
    ) +
    rows.join('') +
    lying(beside, 14)
  );
};
