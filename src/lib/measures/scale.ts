import { nth } from '#src/lib/nth.ts';
import { figure, range } from './fractions.ts';
import { metricText } from './metric.ts';
import { spoonsText } from './spoons.ts';
import type { System } from './systems.ts';
import { usText } from './us.ts';

export type Measure = {
  quantity?: number;
  /** The other end of a range: 2 to 3 cloves. */
  quantityMax?: number;
  unit?: string;
  /** True for what is only ever used whole or halved, such as an egg. */
  isHalved?: boolean;
  /** What a US cup of it weighs, in g, where that is known well enough to cook by. */
  cupWeight?: number;
};

/** Nobody opens a third of a tin or picks a quarter of a sprig. */
const HALVED = ['clove', 'tin', 'slice', 'sprig', 'handful', 'sheet'];
const PLURALS: Readonly<Record<string, string>> = {
  cup: 'cups',
  clove: 'cloves',
  tin: 'tins',
  slice: 'slices',
  sprig: 'sprigs',
  handful: 'handfuls',
  pinch: 'pinches',
  bunch: 'bunches',
  sheet: 'sheets',
};
const US_WORDS: Readonly<Record<string, string>> = { tin: 'can', tins: 'cans' };

/**
 * A measure × `factor` as a cook writes it: `250 g`, `1.2 kg`, `1½ tsp`, `2–3 cloves`, `1 cup + 2 tbsp`. What was
 * written is shown as written; what is worked out is rounded to what scales, jugs and spoons show, and never to nothing.
 * Empty for “as much as it takes”.
 */
export function measureText(measure: Measure, factor = 1, system: System = 'metric'): string {
  const { quantity, quantityMax, unit, isHalved = false } = measure;
  if (quantity === undefined) return unit ?? '';
  const amounts = [quantity, ...(quantityMax === undefined ? [] : [quantityMax])].map(
    (amount) => amount * factor,
  );
  if (unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l')
    return system === 'us'
      ? usText(amounts, unit, measure.cupWeight)
      : metricText(amounts, unit, factor === 1);
  if (unit === 'tsp' || unit === 'tbsp')
    return spoonsText(amounts, unit, { isWritten: factor === 1, hasCups: system === 'us' });
  if (unit === 'pinch')
    return counted(
      amounts.map((amount) => Math.max(1, Math.round(amount))),
      unit,
      system,
    );
  const steps = isHalved || HALVED.includes(unit ?? '') ? 'halves' : 'thirds';
  return counted(amounts, unit, system, steps);
}

/** How many of something that is only counted there are after scaling; undefined for what is measured. */
export function countOf(
  { quantity, quantityMax, unit, isHalved }: Measure,
  factor: number,
): number | undefined {
  if (quantity === undefined || unit) return undefined;
  return figure((quantityMax ?? quantity) * factor, isHalved ? 'halves' : 'thirds').value;
}

/** How many portions a shopper may ask for: from one to four times what the recipe was written for, at most 96. */
export function servingRange(written: number): { min: number; max: number } {
  return { min: 1, max: Math.min(96, Math.max(12, written * 4)) };
}

function counted(
  amounts: readonly number[],
  unit: string | undefined,
  system: System,
  steps: 'halves' | 'thirds' = 'halves',
): string {
  const figures = amounts.map((amount) => figure(amount, steps));
  const text = range(figures.map(({ text }) => text));
  if (!unit) return text;
  const word = nth(figures, -1).value > 1 ? (PLURALS[unit] ?? unit) : unit;
  return `${text} ${system === 'us' ? (US_WORDS[word] ?? word) : word}`;
}
