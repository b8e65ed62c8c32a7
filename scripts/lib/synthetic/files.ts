import { REGION_CODES } from '../../../src/core/regions/regions.ts';
import type { Chance } from './words.ts';

/** A content file below a content folder, as an editor would have written it. */
export type ContentFile = { path: string; text: string };

/** What a unit of the region's currency is worth against the dollar, roughly, in hundredths. */
const RATES = { US: 100, GB: 80, CA: 135, EU: 92, LATAM: 85, GO: 100 } as const;

/** An amount in minor units of the dollar as prices in every region but the one that is left out. */
export function prices(amount: number, left?: string): Record<string, number> {
  const sold = REGION_CODES.filter((region) => region !== left);
  return Object.fromEntries(
    sold.map((region) => [region, Math.round((amount * RATES[region]) / 5_000) * 50]),
  );
}

/** A day of 2026. */
export function day(chance: Chance): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `2026-${two(1 + chance.below(10))}-${two(1 + chance.below(28))}`;
}

/** JSON is YAML, line by line: each field on its own, so that a person can read the file. */
export function data(path: string, fields: Record<string, unknown>): ContentFile {
  return {
    path,
    text: Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
      .join(''),
  };
}

/** A Markdown file: fields, and paragraphs below them. */
export function page(
  path: string,
  fields: Record<string, unknown>,
  paragraphs: readonly string[],
): ContentFile {
  return { path, text: `---\n${data(path, fields).text}---\n\n${paragraphs.join('\n\n')}\n` };
}
