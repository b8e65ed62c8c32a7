import type { FoodName } from '../larder/larder.ts';
import { nth } from '../nth.ts';
import { lookOf } from './foods/foods.ts';

/** Perceived lightness of a hex colour (weighted channels), 0 to 1, not linear, like `Look.light`. */
export function lightOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return (0.2126 * (value >> 16) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255)) / 255;
}

/** Whether letters in this ink are readable on top of the food. */
export const readsOver = (ink: string, food: FoodName) => Math.abs(lightOf(ink) - lookOf(food).light) > 0.5;

/** Whether a food has enough contrast on a paper colour. */
export const showsOn = (food: FoodName, paper: string) =>
  Math.abs(lightOf(paper) - lookOf(food).light) > 0.108;

/** The first food with enough contrast on the paper, else the first food. */
export const showing = (foods: readonly FoodName[], paper: string): FoodName =>
  foods.find((name) => showsOn(name, paper)) ?? nth(foods, 0);
