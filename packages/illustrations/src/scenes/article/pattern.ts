import { nth } from '../../nth.ts';
import { leanOf, lookOf, lying } from '../foods/foods.ts';
import { rect } from '../grounds.ts';
import type { ArticleScene } from './article-scene.ts';

const STEP = 240;

/** Foods in staggered rows that run off every edge, like a printed cloth. */
export const pattern: ArticleScene = ({ foods, theme, chance }) => {
  const items = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) => {
      const name = nth(foods, (row * 2 + column) % foods.length);
      const { aspect } = lookOf(name);
      return {
        name,
        x: column * STEP + (row % 2) * (STEP / 2),
        y: row * 200,
        size: aspect > 1.6 || aspect < 0.6 ? 222 : 178,
        rotation: leanOf(name, chance.next()),
      };
    }),
  ).flat();
  return rect(0, 0, 1200, 800, theme.ground) + lying(items, 10);
};
