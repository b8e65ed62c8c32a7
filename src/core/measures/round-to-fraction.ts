import { nth } from '#src/lib/nth.ts';

/** The fractions in recipes. */
const FRACTIONS = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const;
const ALLOWED = {
  halves: [0, 1 / 2, 1],
  quarters: [0, 1 / 4, 1 / 2, 3 / 4, 1],
  thirds: FRACTIONS.map(([step]) => step),
} as const;

export type Steps = keyof typeof ALLOWED;
/** A rounded number and its text. */
export type Figure = { value: number; text: string };

/**
 * Rounds to a number as used in recipes: `1½`, `⅔`, `7`. From 3 on it rounds to halves and from 10 on to
 * integers. Never 0.
 */
export function figure(amount: number, steps: Steps = 'thirds'): Figure {
  if (amount >= 10) return { value: Math.round(amount), text: String(Math.round(amount)) };
  const allowed: readonly number[] = ALLOWED[amount >= 3 && steps === 'thirds' ? 'halves' : steps];
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const nearest = allowed.reduce((best, step) => (distance(step, rest) < distance(best, rest) ? step : best));
  const value = Math.max(nth(allowed, 1), whole + nearest);
  return { value, text: written(value) };
}

/** Formats a range: `2–3`, or `2` when both ends are the same. */
export function range(texts: readonly string[]): string {
  return [...new Set(texts)].join('–');
}

function distance(a: number, b: number): number {
  return Math.abs(a - b);
}

function written(value: number): string {
  const units = Math.floor(value);
  const sign = FRACTIONS.find(([step]) => distance(step, value - units) < 0.01)?.[1] ?? '';
  return `${units || !sign ? units : ''}${sign}`;
}
