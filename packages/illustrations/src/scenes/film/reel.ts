import type { ProductInput } from '../../inputs.ts';
import type { FoodName } from '../../larder/larder.ts';
import { line } from '../../text/place.ts';
import type { Chance } from '../chance.ts';
import { table } from '../stage.ts';
import type { Theme } from '../themes.ts';

export type Reel = {
  input: ProductInput;
  foods: readonly FoodName[];
  theme: Theme;
  chance: Chance;
};
/** The content of a film frame, 1200 by 620 from y 90. */
export type Shot = (reel: Reel) => string;

/** A kitchen counter with its edge at `y`. */
export const counter = (theme: Theme, y: number) => table(theme, 1200, 800, y, y);

/**
 * A running or elapsed time in the frame's corner, right aligned at x, in a sturdy face, since a card shows
 * it only 15 px tall.
 */
export const time = (text: string, ink: string, x = 1140, size = 74, y = 648) =>
  text ? line(text, x, y, size, ink, { face: 'spare', align: 'end' }) : '';
