import type { FoodName } from '../larder/larder.ts';
import { nth } from '../nth.ts';
import { num } from '../shapes.ts';
import type { Chance } from './chance.ts';
import { leanOf, lookOf, type Placed, spanOf } from './foods/foods.ts';
import { dots, type Point, rect, surface } from './grounds.ts';
import type { Theme } from './themes.ts';

/**
 * A wall in the theme's colour behind a table. `left` and `right` are the heights of the table's far edge
 * at the sheet's sides. Objects stand with their base below that line, see `standing`.
 */
export function table(theme: Theme, width: number, height: number, left: number, right: number): string {
  const top: Point[] = [
    [0, left],
    [width, right],
    [width, height],
    [0, height],
  ];
  const floor = `${num(left)} ${num(right)}`;
  return `<g data-floor="${floor}">${rect(0, 0, width, height, theme.ground)}${surface(top, theme.deep, 12)}</g>`;
}

/** A table from above, for lying objects: only its surface. */
export const tabletop = (theme: Theme, width: number, height: number) =>
  rect(0, 0, width, height, theme.ground) +
  dots(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    { cell: 16, opacity: 0.07 },
  );

/**
 * Moves foods that would be above the floor line down, so that they stand at least `depth` in front of it.
 */
export const standing = (items: readonly Placed[], floor: number, depth = 40): Placed[] =>
  items.map((item) => {
    const half = spanOf(item.name, item.size, item.rotation ?? 0).height / 2;
    return { ...item, y: Math.max(item.y, floor + depth - half) };
  });

/** Foods in the corners, the first one largest; each is cut by the sheet's edge. */
export function corners(
  foods: readonly FoodName[],
  spots: readonly { x: number; y: number; size: number }[],
  chance: Chance,
): Placed[] {
  return spots.map((spot, index) => {
    const name = nth(foods, index % foods.length);
    const { aspect, fill } = lookOf(name);
    const stretch = aspect > 1.8 || aspect < 0.55 ? 1.32 : fill < 0.45 ? 1.12 : 1;
    return { name, x: spot.x, y: spot.y, size: spot.size * stretch, rotation: leanOf(name, chance.next()) };
  });
}
