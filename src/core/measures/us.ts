import { nth } from '#src/lib/nth.ts';
import * as words from '#src/words/en/measures.ts';
import { metricText } from './metric.ts';
import { figure, range } from './round-to-fraction.ts';
import { volumeText } from './volumes.ts';

const G_PER_OZ = 28.35;
const OZ_PER_LB = 16;
const ML_PER_FL_OZ = 29.57;
/** The relative error that is acceptable when rounding to a quarter pound. */
const NEAR = 0.04;
/** ml per teaspoon as used in cooking. */
const ML_PER_TSP = 5;
/** US teaspoons in a cup. */
const TSP_PER_CUP = 48;
/** Below this many grams ounces are too inexact. */
const MIN_OUNCES = 14;

/**
 * Formats metric amounts for a US kitchen: liquids in cups and spoons; weights in cups when the weight of a
 * cup is known, else in ounces and pounds. A few grams stay grams.
 */
export function usText(
  amounts: readonly number[],
  unit: 'g' | 'kg' | 'ml' | 'l',
  cupWeight?: number,
): string {
  const small = amounts.map((amount) => (unit === 'kg' || unit === 'l' ? amount * 1000 : amount));
  if (unit === 'ml' || unit === 'l') return volumeText(small.map((amount) => amount / ML_PER_TSP));
  if (cupWeight) return volumeText(small.map((amount) => (amount / cupWeight) * TSP_PER_CUP));
  if (small.some((amount) => amount < MIN_OUNCES)) return metricText(small, 'g', false);
  const ounces = small.map((amount) => amount / G_PER_OZ);
  if (ounces.some((amount) => amount < OZ_PER_LB - 0.25))
    return words.ounces.replace('{amount}', range(ounces.map(ouncesText)));
  const pounds = ounces.map((amount) => figure(amount / OZ_PER_LB, 'quarters'));
  const isNear = ounces.every(
    (amount, index) => Math.abs(nth(pounds, index).value * OZ_PER_LB - amount) < NEAR * amount,
  );
  if (isNear) return words.pounds.replace('{amount}', range(pounds.map(({ text }) => text)));
  return range(ounces.map(poundsText));
}

/** The size of a tin or a bottle in fluid ounces. */
export function packageText(ml: number): string {
  return words.fluidOunces.replace('{amount}', halves(ml / ML_PER_FL_OZ));
}

function ouncesText(ounces: number): string {
  return ounces < 4 ? figure(ounces, 'quarters').text : halves(ounces);
}

/** Pounds and ounces: `1 lb 5 oz`. */
function poundsText(ounces: number): string {
  const whole = Math.round(ounces);
  const rest = whole % OZ_PER_LB;
  const pounds = `${Math.floor(whole / OZ_PER_LB)}`;
  if (rest === 0) return words.pounds.replace('{amount}', pounds);
  return words.poundsAndOunces.replace('{pounds}', pounds).replace('{ounces}', `${rest}`);
}

/** Rounds to halves also above 10, unlike `figure`. */
function halves(amount: number): string {
  const doubled = Math.round(amount * 2);
  return `${Math.floor(doubled / 2)}${doubled % 2 ? '½' : ''}`;
}
