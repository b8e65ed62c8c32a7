import * as words from '#src/words/en/measures.ts';
import { type Plural, pluralText } from '#src/words/plural.ts';
import type { System } from './systems.ts';

const UNITS: Readonly<Record<string, Plural>> = words.units;
const US_UNITS: Readonly<Record<string, Plural>> = words.usUnits;

/** An amount with its unit: `½ cup`, `2–3 cloves`. */
export function unitText(
  unit: string,
  { value, text }: { value: number; text: string },
  system: System = 'metric',
): string {
  const word = (system === 'us' ? US_UNITS[unit] : undefined) ?? UNITS[unit];
  return word ? countedText(word, value, text) : `${text} ${unit}`;
}

/** A unit without an amount. */
export function unitAlone(unit: string): string {
  return unitText(unit, { value: 1, text: '' }).trim();
}

/** A measure with an amount in it. Fractions below one are one: `½ inch`. */
export function countedText(word: Plural, value: number, text: string): string {
  return pluralText(word, Math.ceil(value)).replace('{amount}', text);
}
