import { REGION_CODES } from '#src/core/regions/regions.ts';
import type { Chance } from './words.ts';

/** A file of a content folder, in the format that an editor would write. */
export type ContentFile = { path: string; text: string };

/** Rough value of a dollar in the region's currency, in hundredths. */
const RATES = { US: 100, GB: 80, CA: 135, EU: 92, LATAM: 85, GO: 100 } as const;

/** A dollar amount in minor units as prices in every region, except for the region `left`. */
export function prices(amount: number, left?: string): Record<string, number> {
  const sold = REGION_CODES.filter((region) => region !== left);
  return Object.fromEntries(
    sold.map((region) => [region, Math.round((amount * RATES[region]) / 5_000) * 50]),
  );
}

/** A random day of 2026. */
export function day(chance: Chance): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `2026-${two(1 + chance.below(10))}-${two(1 + chance.below(28))}`;
}

/** JSON is valid YAML. Each field has its own line, for readability. */
export function data(path: string, fields: Record<string, unknown>): ContentFile {
  return {
    path,
    text: Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
      .join(''),
  };
}

/** A Markdown file: fields, then paragraphs. */
export function page(
  path: string,
  fields: Record<string, unknown>,
  paragraphs: readonly string[],
): ContentFile {
  return { path, text: `---\n${data(path, fields).text}---\n\n${paragraphs.join('\n\n')}\n` };
}
