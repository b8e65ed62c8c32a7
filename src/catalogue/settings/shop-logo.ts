import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../schemas/content-folder.ts';
import { type Logo, readLogo } from './logo.ts';

/** Drawings by their text and the prefix of their ids. */
const read = new Map<string, Logo>();

/**
 * The shop's logo, if its settings name one.
 *
 * @throws Error for a file that the check of the content refuses
 */
export function logoOf({ logo }: { logo?: string | undefined }): Logo | undefined {
  return brandDrawing(logo, 'logo-');
}

/** An SVG beside the settings, such as the logo or the icon. Throws for a file that the check refuses. */
export function brandDrawing(src: string | undefined, prefix: string): Logo | undefined {
  if (!src) return undefined;
  const file = path.join(contentFolder(), 'settings', src);
  const text = readFileSync(file, 'utf8');
  const logo = read.get(prefix + text) ?? readLogo(text, prefix);
  if ('expected' in logo) throw new Error(`${file}: ${logo.expected}`);
  read.set(prefix + text, logo);
  return logo;
}
