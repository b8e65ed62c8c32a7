import { SYSTEMS, type System } from '../../../lib/measures/systems.ts';
import type { Timer } from './timers.ts';

/** How far a shopper has come with a recipe. `ticked` counts ingredients through all groups; `step` is the open one. */
export type CookingState = { servings?: number; ticked: number[]; timers: Timer[]; step?: number };

const SYSTEM_KEY = 'found:measures';
const keyOf = (recipe: string) => `found:cooking:${recipe}`;

/** What this tab knows of a recipe. Anything damaged or refused is as if nothing had been kept. */
export function readCooking(recipe: string): CookingState {
  const kept = read(keyOf(recipe));
  const { servings, ticked, timers, step } = (typeof kept === 'object' && kept ? kept : {}) as Record<
    string,
    unknown
  >;
  return {
    ticked: Array.isArray(ticked) ? ticked.filter(isCount) : [],
    timers: Array.isArray(timers) ? timers.filter(isTimer) : [],
    ...(isCount(servings) && servings > 0 && { servings }),
    ...(isCount(step) && { step }),
  };
}

export function keepCooking(recipe: string, state: CookingState): void {
  write(keyOf(recipe), state);
}

/** The measures that were chosen for this visit, or undefined. */
export function readSystem(): System | undefined {
  const kept = read(SYSTEM_KEY);
  return SYSTEMS.find((system) => system === kept);
}

export function keepSystem(system: string): void {
  write(SYSTEM_KEY, system);
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Cooking goes on without being remembered.
  }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isTimer(value: unknown): value is Timer {
  const { step, minutes, endsAt, left } = (value ?? {}) as Record<string, unknown>;
  return isCount(step) && isCount(minutes) && (Number.isFinite(endsAt) || Number.isFinite(left));
}
