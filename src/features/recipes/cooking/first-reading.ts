import { quietly } from '#src/lib/quietly.ts';
import { SYSTEMS, type System } from '../../../lib/measures/systems.ts';

/**
 * What a recipe's page needs of the stored state before anybody touches it, and keeps at the very press: which ingredients
 * are ticked off, and which measures were chosen. It weighs next to nothing; what else helps while cooking comes with the
 * store and its schema (src/contracts/stored/cooking.ts), and a test holds the two readings to be the same.
 */

const SYSTEM_KEY = 'found:measures';

export const cookingKey = (recipe: string) => `found:cooking:${recipe}` as const;

/** The ingredients of a recipe that are ticked off. Anything damaged or refused is as if nothing had been kept. */
export function readTicked(recipe: string): number[] {
  const { ticked } = read(recipe);
  return Array.isArray(ticked) ? ticked.filter((item) => Number.isSafeInteger(item) && item >= 0) : [];
}

/** Keeps the ticks, and leaves what else is kept of the recipe as it is. */
export function keepTicked(recipe: string, ticked: number[]): void {
  write(cookingKey(recipe), { ...read(recipe), ticked });
}

/** Whether more is kept of a recipe than ticks, as when it is read in other servings or a timer runs. */
export function isCooking(recipe: string): boolean {
  const { servings, timers } = read(recipe);
  return Boolean(servings) || (Array.isArray(timers) && timers.length > 0);
}

/** The measures that were chosen for this visit, or undefined. */
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
  return quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
}

function write(key: string, value: unknown): void {
  quietly(() => sessionStorage.setItem(key, JSON.stringify(value)));
}
