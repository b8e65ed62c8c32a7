import { FOOD_NAMES, type FoodName } from './larder.ts';

/** A place on a 300 by 400 cover: the food's centre is `dx`, `dy` from the cover's centre. */
export interface Crop {
  scale: number;
  rotation: number;
  dx: number;
  dy: number;
}

/** For each food a bold crop that bleeds off the foot or the right edge and leaves the head free for a title. */
export const STORED_CROPS = Object.fromEntries(
  FOOD_NAMES.map((name) => [name, { scale: 1.6, rotation: 8, dx: 60, dy: 96 }]),
) as Record<FoodName, Crop>;
