import * as z from 'zod/mini';
import { count, listOf, orUndefined, readJson } from './tolerant.ts';

/** A kitchen timer. It runs while it has an end, in ms since the epoch, and is paused while it has time left, in ms. */
const timer = z.union([
  z.object({ step: count, minutes: count, endsAt: z.number() }),
  z.object({ step: count, minutes: count, left: z.number() }),
]);

const cooking = z.object({
  servings: orUndefined(count.check(z.positive())),
  ticked: z.catch(listOf(count), () => []),
  timers: z.catch(listOf(timer), () => []),
  step: orUndefined(count),
});

export type Timer = z.output<typeof timer>;

/** How far a shopper has come with a recipe. `ticked` counts ingredients through all groups; `step` is the open one. */
export type CookingState = z.output<typeof cooking>;

/** What a tab has stored of a recipe. Anything damaged is as if it had not been kept; it never throws. */
export function decodeCooking(stored: unknown): CookingState {
  return readJson(cooking, stored) ?? { ticked: [], timers: [] };
}
