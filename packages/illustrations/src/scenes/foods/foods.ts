import { FOOD_NAMES, type FoodName, foodUse, isFood } from '../../larder/larder.ts';
import { nth } from '../../nth.ts';
import { num, rng } from '../../shapes.ts';
import { MEASURED } from './measured.ts';

/**
 * The drawn foods for a list of names, in order. A food without a drawing always gets the same substitute.
 */
export function foodsOf(names: readonly string[]): FoodName[] {
  return names.map((name) => {
    if (isFood(name)) return name;
    return nth(FOOD_NAMES, Math.floor(rng(name)() * FOOD_NAMES.length));
  });
}

export type Look = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Width over height. */
  aspect: number;
  light: number;
  fill: number;
};

export function lookOf(name: FoodName): Look {
  const [left, top, right, bottom, light, fill] = MEASURED[name] ?? [-100, -100, 100, 100, 0.5, 0.7];
  const [width, height] = [right - left, bottom - top];
  return { left, top, width, height, aspect: width / height, light, fill };
}

export type Placed = {
  name: FoodName;
  x: number;
  y: number;
  /** Length of the food's longer side, in picture units. */
  size: number;
  rotation?: number;
};

/** The food with the centre of its ink at x, y. */
export const placed = (item: Placed) => reference(item, foodUse);

/** The food's silhouette as a shadow. Put several into one transparent group. */
const shadowOf = (item: Placed, drop: number) =>
  reference({ ...item, x: item.x + drop * 0.8, y: item.y + drop }, (name, x, y, scale, rotation) =>
    foodUse(name, x, y, scale, rotation).replace(`#food-${name}`, `#shadow-${name}`),
  );

/** Foods on a surface, each with a hard shadow. */
export function lying(items: readonly Placed[], drop = 10): string {
  if (items.length === 0) return '';
  const shadows = items.map((item) => shadowOf(item, drop * Math.min(1.4, item.size / 260 + 0.35))).join('');
  return `<g opacity=".2">${shadows}</g>${items.map(placed).join('')}`;
}

function reference(
  { name, x, y, size, rotation = 0 }: Placed,
  draw: (name: FoodName, x: number, y: number, scale: number, rotation: number) => string,
): string {
  const look = lookOf(name);
  const scale = size / Math.max(look.width, look.height);
  const [dx, dy] = turned(
    (look.left + look.width / 2) * scale,
    (look.top + look.height / 2) * scale,
    rotation,
  );
  return draw(name, Number(num(x - dx)), Number(num(y - dy)), scale, rotation);
}

/** A vector, rotated by degrees. */
export function turned(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Width and height of a rotated food with the longer side `size`. */
export function spanOf(name: FoodName, size: number, rotation: number): { width: number; height: number } {
  const look = lookOf(name);
  const scale = size / Math.max(look.width, look.height);
  const angle = (rotation * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [w, h] = [look.width * scale, look.height * scale];
  return { width: w * c + h * s, height: w * s + h * c };
}

/** The longer side at which the rotated food is `width` wide. */
export const sizeForWidth = (name: FoodName, width: number, rotation = 0) =>
  (100 * width) / spanOf(name, 100, rotation).width;

export const sizeForHeight = (name: FoodName, height: number, rotation = 0) =>
  (100 * height) / spanOf(name, 100, rotation).height;

/** A natural rotation for a food: long ones diagonal, round ones nearly upright. */
export function leanOf(name: FoodName, roll: number): number {
  const { aspect } = lookOf(name);
  if (aspect > 1.5) return -38 + roll * 28;
  if (aspect < 0.7) return 12 + roll * 24;
  return -16 + roll * 32;
}
