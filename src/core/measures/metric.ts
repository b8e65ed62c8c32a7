import { range } from './round-to-fraction.ts';

type Unit = 'g' | 'kg' | 'ml' | 'l';

/**
 * Formats grams or millilitres, rounded for kitchen scales and jugs: `250 g`, `1.2 kg`.
 * `isWritten` keeps the editor's number.
 */
export function metricText(amounts: readonly number[], unit: Unit, isWritten: boolean): string {
  const small = unit === 'g' || unit === 'kg' ? 'g' : 'ml';
  const size = unit === small ? 1 : 1000;
  const rounded = amounts.map((amount) => (isWritten ? amount * size : round(amount * size)));
  const isLarge = rounded.every((amount) => amount >= 1000);
  const figures = rounded.map((amount) => String(isLarge ? amount / 1000 : amount));
  return `${range(figures)} ${isLarge ? (small === 'g' ? 'kg' : 'l') : small}`;
}

/** Rounds to 0.5 below 5, to 1 below 20, to 5 below 200, to 10 below 1000, then to 50. */
function round(amount: number): number {
  const step = amount < 5 ? 0.5 : amount < 20 ? 1 : amount < 200 ? 5 : amount < 1000 ? 10 : 50;
  return Math.max(step, Math.round(amount / step) * step);
}
