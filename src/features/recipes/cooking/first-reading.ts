import { SYSTEMS, type System } from '#src/core/measures/systems.ts';
import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';

/**
 * The part of the stored progress that a recipe page needs on load, and stores on every change: ticked
 * ingredients and the chosen units. It is small; the rest loads with the store and its schema
 * (src/contracts/stored/cooking.ts). A test checks that both read the same.
 */

const SYSTEM_KEY = 'found:measures';

export const cookingKey = (recipe: string) => `found:cooking:${recipe}` as const;

/** The ticked ingredients of a recipe. Empty when the stored value is invalid. */
export function readTicked(recipe: string): number[] {
  const { ticked } = read(recipe);
  return Array.isArray(ticked) ? ticked.filter((item) => Number.isSafeInteger(item) && item >= 0) : [];
}

/** Stores the ticked ingredients and keeps the rest of the progress. */
export function keepTicked(recipe: string, ticked: number[]): void {
  write(cookingKey(recipe), { ...read(recipe), ticked });
}

/** True when more than ticks is stored, such as other servings or a running timer. */
export function isCooking(recipe: string): boolean {
  const { servings, timers } = read(recipe);
  return Boolean(servings) || (Array.isArray(timers) && timers.length > 0);
}

/** The units chosen for this visit, or undefined. */
export function readSystem(): System | undefined {
  const kept = readJson(SYSTEM_KEY);
  return SYSTEMS.find((system) => system === kept);
}

export function keepSystem(system: string): void {
  write(SYSTEM_KEY, system);
}

function read(recipe: string): Record<string, unknown> {
  const kept = readJson(cookingKey(recipe));
  return typeof kept === 'object' && kept && !Array.isArray(kept) ? { ...kept } : {};
}

function readJson(key: string): unknown {
  return tryOrUndefined(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
}

function write(key: string, value: unknown): void {
  tryOrUndefined(() => sessionStorage.setItem(key, JSON.stringify(value)));
}
