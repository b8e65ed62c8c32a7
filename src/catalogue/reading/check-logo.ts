import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readLogo } from '../settings/logo.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/** A logo that is missing or that pages cannot have. `folder` is where the content was read from. */
export function brokenLogo(content: Content, folder: string): ContentProblem[] {
  return content.settings.flatMap(({ file, data: { brand } }) => {
    if (!brand.logo) return [];
    const shown = path.join('settings', brand.logo);
    const place = path.resolve(folder, shown);
    const field = 'brand.logo';
    if (!existsSync(place)) return { file, field, expected: `an SVG file; there is none at ${shown}` };
    const logo = readLogo(readFileSync(place, 'utf8'));
    return 'expected' in logo ? { file, field, expected: `${logo.expected} (${shown})` } : [];
  });
}
