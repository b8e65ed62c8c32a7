import { nth } from '../../src/lib/nth.ts';
import type { FoodName } from '../larder/larder.ts';
import type { Chance } from './chance.ts';
import { leanOf, lookOf, type Placed } from './foods/foods.ts';
import { type Point, rect, surface } from './grounds.ts';
import type { Theme } from './themes.ts';

/** A wall of the theme's colour over a table that starts at `left` and ends at `right` (heights on the sheet's edges). */
export function table(theme: Theme, width: number, height: number, left: number, right: number): string {
  const top: Point[] = [
    [0, left],
    [width, right],
    [width, height],
    [0, height],
  ];
  return rect(0, 0, width, height, theme.ground) + surface(top, theme.deep, 12);
}

/** Foods in the corners, the first one largest; each corner bleeds off the sheet. */
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
