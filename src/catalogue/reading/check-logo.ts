import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readLogo } from '../settings/logo.ts';
import { nearFile } from './near-file.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/**
 * A logo or an icon that is missing or that pages cannot have. `folder` is where the content was read from.
 */
export function brokenLogo(content: Content, folder: string): ContentProblem[] {
  return content.settings.flatMap(({ file, data: { brand } }) =>
    (['logo', 'icon'] as const).flatMap((name) => {
      const src = brand[name];
      const expected = src && faultIn(src, folder, name === 'icon');
      return expected ? { file, field: `brand.${name}`, expected } : [];
    }),
  );
}

/** What was expected of a drawing beside the settings; undefined for a good one. */
function faultIn(src: string, folder: string, isSquare: boolean): string | undefined {
  const shown = path.join('settings', src);
  const place = path.resolve(folder, shown);
  if (!existsSync(place)) return `an SVG file; there is none at ${shown}${nearFile(place)}`;
  const drawing = readLogo(readFileSync(place, 'utf8'));
  if ('expected' in drawing) return `${drawing.expected} (${shown})`;
  const { width, height } = drawing;
  return isSquare && width !== height ? `a square; this one is ${width} by ${height} (${shown})` : undefined;
}
