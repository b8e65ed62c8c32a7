import { nth } from '#src/lib/nth.ts';
import * as words from '#src/words/en/measures.ts';
import { type Figure, figure, range } from './round-to-fraction.ts';
import { unitText } from './unit-text.ts';

/** Teaspoons per tablespoon, and tablespoons per US cup. */
const TSP = 3;
const TBSP = 16;
/** The smallest spoon, in tsp. Amounts well below it are a pinch. */
const PINCH = 0.19;
/** The relative error that is acceptable in cooking. */
const NEAR = 0.05;
const NEAR_SPOONS = 0.08;
/** Up to this many tablespoons are shown as tablespoons and not as part of a cup. */
const MANY_TBSP = 10;

type Unit = 'tsp' | 'tbsp' | 'cup';
type Spooned = Figure & { unit: Unit | 'pinch' };

/**
 * Formats spoons: `⅔ tbsp` is `2 tsp`, `6 tsp` is `2 tbsp`, tiny amounts are `a pinch`. With cups, four
 * tablespoons or more are shown in cups. `isWritten` keeps the editor's number.
 */
export function spoonsText(
  amounts: readonly number[],
  unit: 'tsp' | 'tbsp',
  { isWritten, hasCups }: { isWritten: boolean; hasCups: boolean },
): string {
  const teaspoons = amounts.map((amount) => amount * (unit === 'tbsp' ? TSP : 1));
  if (hasCups && teaspoons.every((amount) => amount >= 4 * TSP)) return volumeText(teaspoons);
  if (isWritten) return joined(amounts.map((amount) => ({ ...figure(amount), unit })));
  return joined(inOneUnit(teaspoons));
}

/** Formats a volume in tsp as spoons and US cups: `2 tsp`, `3 tbsp`, `⅓ cup`, `1 cup + 2 tbsp`. */
export function volumeText(teaspoons: readonly number[]): string {
  if (teaspoons.some((amount) => amount < 4 * TSP)) return joined(inOneUnit(teaspoons));
  const cups = teaspoons.map((amount) => amount / TSP / TBSP);
  if (
    cups.every((amount) => amount * TBSP < MANY_TBSP) &&
    cups.some((amount) => !isNear(figure(amount), amount))
  )
    return joined(cups.map((amount) => ({ ...figure(amount * TBSP, 'halves'), unit: 'tbsp' })));
  const measured = cups.map(cupsAndSpoons);
  if (measured.every(([, spoons]) => spoons === 0)) {
    const text = range(measured.map(([base]) => base.text));
    return unitText('cup', { value: nth(measured, -1)[0].value, text });
  }
  return range(measured.map(cupsText));
}

function cupsText([base, spoons]: readonly [Figure, number]): string {
  const text = unitText('cup', base);
  if (spoons === 0) return text;
  const more = unitText('tbsp', { value: spoons, text: String(spoons) });
  return words.cupsAndSpoons.replace('{cups}', text).replace('{spoons}', more);
}

/** Rounds to a fraction of a cup, and adds tablespoons when that would be too inexact. */
function cupsAndSpoons(cups: number): readonly [Figure, number] {
  const plain = figure(cups);
  if (isNear(plain, cups)) return [plain, 0];
  return [0, 1, 2, 3]
    .map((more) => [figure(Math.max(1 / 4, cups - more / TBSP)), more] as const)
    .reduce((best, option) => (off(option, cups) < off(best, cups) - 0.001 ? option : best));
}

function isNear({ value }: Figure, amount: number, near = NEAR): boolean {
  return Math.abs(value - amount) <= near * amount;
}

function off([base, spoons]: readonly [Figure, number], cups: number): number {
  return Math.abs(base.value + spoons / TBSP - cups);
}

/** The largest spoon that fits every amount. */
function inOneUnit(teaspoons: readonly number[]): Spooned[] {
  const tablespoons = teaspoons.map((amount) => ({
    ...figure(amount / TSP, 'halves'),
    unit: 'tbsp' as const,
  }));
  const fits = tablespoons.every(
    (spoon, index) => spoon.value >= 1 && isNear(spoon, nth(teaspoons, index) / TSP, NEAR_SPOONS),
  );
  if (fits || teaspoons.every((amount) => amount >= 8)) return tablespoons;
  return teaspoons.map((amount) =>
    amount < PINCH ? { value: 1, text: words.aPinch, unit: 'pinch' } : { ...figure(amount), unit: 'tsp' },
  );
}

function joined(spoons: readonly Spooned[]): string {
  const { unit, value } = nth(spoons, -1);
  const text = range(spoons.map((spoon) => spoon.text));
  return unit === 'pinch' ? text : unitText(unit, { value, text });
}
