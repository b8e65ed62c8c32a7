import * as words from '#src/words/en/measures.ts';
import { fill } from '#src/words/fill.ts';
import { cupWeightOf } from './cup-weights.ts';
import { figure } from './round-to-fraction.ts';
import { countedText } from './unit-text.ts';
import { packageText, usText } from './us.ts';

/** Plain text, or a measure in it: as written, and in US units. */
export type Piece = string | { metric: string; us: string };

const CM_PER_INCH = 2.54;
const PATTERN = new RegExp(
  [
    '(?<low>\\d+)(?:–(?<high>\\d+))? °C(?<fan> fan)?',
    '(?<sides>\\d+(?:\\.\\d+)?(?: ?(?:×|x|by) ?\\d+(?:\\.\\d+)?)*) (?<length>cm|mm)\\b(?<after> square| thick| high| wide| deep| long| apart)?',
    '(?<amount>\\d+(?:\\.\\d+)?) ?(?<unit>ml|g|kg|litres?|l)\\b(?<of>(?: of)?(?: [a-z-]+){0,3})',
  ].join('|'),
  'g',
);

/**
 * Splits a text into plain text and the temperatures, lengths, weights and volumes in it, with their US
 * equivalents. Amounts that US units cannot express precisely (a 4 mm slice, 5 g) stay as they are. In the
 * text of a package a volume is its size and not an amount to measure.
 */
export function piecesOf(text: string, { isPackage = false } = {}): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERN)) {
    const found = converted(match.groups as Groups, text.slice(match.index + match[0].length), isPackage);
    if (!found) continue;
    const metric = match[0].slice(0, match[0].length - found.rest.length);
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ metric, us: found.us });
    from = match.index + metric.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

type Groups = Partial<
  Record<'low' | 'high' | 'fan' | 'sides' | 'length' | 'after' | 'amount' | 'unit' | 'of', string>
>;
/** `rest` was matched only for context and stays plain text. */
type Converted = { us: string; rest: string };

function converted(groups: Groups, following: string, isPackage: boolean): Converted | undefined {
  const { low, high, fan, sides, length, after, amount, unit, of = '' } = groups;
  if (low) {
    const degrees = [low, ...(high ? [high] : [])].map((celsius) => fahrenheit(Number(celsius)));
    const us = fill(fan ? words.degreesWithFan : words.degrees, { degrees: degrees.join('–') });
    return { us, rest: '' };
  }
  if (sides && length) {
    const us = inches(sides, length === 'mm' ? 10 : 1, after?.trim(), following);
    return us === undefined ? undefined : { us, rest: after ?? '' };
  }
  if (!amount || !unit) return undefined;
  if (isPackage && unit === 'ml') return { us: packageText(Number(amount)), rest: of };
  const name = of.replace(/^ of/, '').trim().split(' ');
  const known = name.map((_, index) => cupWeightOf(name.slice(0, index + 1).join(' '))).find(Boolean);
  const us = usText([Number(amount)], unit.startsWith('l') ? 'l' : (unit as 'g' | 'kg' | 'ml'), known);
  return us.endsWith(' g') ? undefined : { us, rest: of };
}

/** Ovens have steps of 25 °F, thermometers of 5. */
function fahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  const dial = Math.round(exact / 25) * 25;
  return celsius >= 100 && Math.abs(dial - exact) <= 11 ? dial : Math.round(exact / 5) * 5;
}

/** `2` cm is `¾ inch`, `20 by 45` cm is `8 by 18 inches`. Undefined below a quarter inch. */
function inches(
  sides: string,
  perCm: number,
  after: string | undefined,
  following: string,
): string | undefined {
  const lengths = [...sides.matchAll(/\d+(?:\.\d+)?/g)].map(
    ([number]) => Number(number) / perCm / CM_PER_INCH,
  );
  if (lengths.some((length) => length < 0.2)) return undefined;
  const figures = lengths.map((length) => figure(length, length < 3 ? 'quarters' : 'halves'));
  const joint = /×|x/.test(sides) ? words.times : words.by;
  // Before a noun the unit is singular: a 9 inch tin, but 9 inches high.
  const describes = after
    ? after === 'square' && /^ [a-z]/.test(following)
    : /^ (?!of\b|across\b|or\b|and\b)[a-z]/.test(following);
  const isMany = figures.some(({ value }) => value > 1);
  const text = figures.map((figure) => figure.text).reduce((side, other) => fill(joint, { side, other }));
  return countedText(words.inches, isMany && !describes ? 2 : 1, text);
}
