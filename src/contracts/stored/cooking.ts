import * as z from 'zod/mini';
import { count, listOf, orUndefined, readJson } from './tolerant.ts';

/**
 * A kitchen timer. It runs while it has `endsAt`, in ms since the epoch, and is paused while it has `left`,
 * in ms.
 */
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

/**
 * A shopper's progress in a recipe. `ticked` has indexes of ingredients, counted across all groups. `step` is
 * the open step.
 */
export type CookingState = z.output<typeof cooking>;

/** Reads the stored progress of a recipe. Invalid parts are dropped. Never throws. */
export function decodeCooking(stored: unknown): CookingState {
  return readJson(cooking, stored) ?? { ticked: [], timers: [] };
}
