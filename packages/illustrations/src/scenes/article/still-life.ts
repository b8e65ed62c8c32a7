import { nth } from '../../nth.ts';
import { leanOf, lookOf, lying } from '../foods/foods.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

type Spot = readonly [x: number, y: number, size: number];

/** Positions of the foods, from back to front. The largest is for the first food. */
const GROUPS: readonly (readonly Spot[])[] = [
  [
    [120, 250, 300],
    [500, 215, 330],
    [1105, 240, 330],
    [300, 560, 430],
    [800, 470, 640],
    [1090, 715, 350],
  ],
  [
    [1080, 230, 320],
    [690, 190, 320],
    [70, 300, 340],
    [930, 560, 430],
    [410, 440, 640],
    [130, 720, 350],
  ],
  [
    [240, 190, 310],
    [960, 200, 340],
    [90, 560, 360],
    [1110, 590, 400],
    [600, 430, 660],
    [330, 735, 310],
  ],
];

const WALL = 270;

/**
 * Foods on a table in front of a wall in the author's colour. One is much larger;
 * the outermost are cut by the edge.
 */
export const stillLife: ArticleScene = ({ foods, theme, chance }) => {
  const group = chance.pick(GROUPS);
  const slope = chance.pick([-1, 1]) * chance.between(15, 40);
  const main = 4;
  const order = [main, 3, 5, 0, 1, 2];
  const placed = group.map(([x, y, size], index) => {
    const rank = order.indexOf(index);
    const name = nth(foods, rank % foods.length);
    const { aspect, fill } = lookOf(name);
    const stretch = aspect > 1.8 || aspect < 0.55 ? 1.25 : fill < 0.45 ? 1.1 : 1;
    return { name, x, y, size: size * stretch, rotation: leanOf(name, chance.next()) };
  });
  return (
    table(theme, 1200, 800, WALL + slope, WALL - slope) + lying(standing(placed, WALL + Math.abs(slope)), 16)
  );
};
