import { nth } from '#src/lib/nth.ts';
import { metricText } from './metric.ts';
import { figure, range } from './round-to-fraction.ts';
import type { System } from './systems.ts';
import { unitAlone, unitText } from './unit-text.ts';
import { usText } from './us.ts';
import { spoonsText } from './volumes.ts';

export type Measure = {
  quantity?: number;
  /** The upper end of a range: 2 to 3 cloves. */
  quantityMax?: number;
  unit?: string;
  /** True for ingredients that are only used whole or halved, such as an egg. */
  isHalved?: boolean;
  /** The weight of a US cup of it, in g, when it is reliable. */
  cupWeight?: number;
};

/** Units that are only used whole or halved. */
const HALVED = ['clove', 'tin', 'slice', 'sprig', 'handful', 'sheet'];

/**
 * A measure × `factor` as text: `250 g`, `1.2 kg`, `1½ tsp`, `2–3 cloves`, `1 cup + 2 tbsp`. The editor's
 * amounts are shown as written; computed ones are rounded for scales, jugs and spoons, never to 0. Without a
 * quantity it returns the unit or an empty text.
 */
export function measureText(measure: Measure, factor = 1, system: System = 'metric'): string {
  const { quantity, quantityMax, unit, isHalved = false } = measure;
  if (quantity === undefined) return unit ? unitAlone(unit) : '';
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

/** The scaled number of an ingredient that is counted. Undefined for one with a unit. */
export function countOf(
  { quantity, quantityMax, unit, isHalved }: Measure,
  factor: number,
): number | undefined {
  if (quantity === undefined || unit) return undefined;
  return figure((quantityMax ?? quantity) * factor, isHalved ? 'halves' : 'thirds').value;
}

/**
 * The range of portions that can be chosen: from 1 to four times the recipe's,
 * but at least to 12 and at most to 96.
 */
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
  return unit ? unitText(unit, { value: nth(figures, -1).value, text }, system) : text;
}
