import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { publicPath } from '#src/core/regions/region-paths.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { outFolder, PAGE_STYLES_FILE, STYLE_SHEETS_FILE } from '#src/lib/out-folder.ts';
import { withStyleSheets } from '#src/lib/style-links.ts';
import { EDITOR } from '#src/security/editor-headers.ts';
import { type Element, elementsOf } from './html.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The folder of the tested build's pages. */
export const DIST = path.join(outFolder(), 'dist');

/** The hashes of the build's inline style sheets. */
export const pageStyles = (): string[] =>
  JSON.parse(readFileSync(path.join(outFolder(), PAGE_STYLES_FILE), 'utf8'));

export type BuiltPage = {
  region: RegionCode;
  /** The public address, without region: `/products/x`. */
  path: string;
  /** Relative to the build's folder, with `/`. */
  file: string;
  html: string;
  elements: Element[];
};

/**
 * Every file of the build but the editor’s, which is no part of the shop: relative to its folder, with `/`.
 */
export function builtFiles(): string[] {
  const entries = readdirSync(DIST, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith(`${EDITOR.slice(1)}/`))
    .sort();
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(DIST, file), 'utf8');
}

/** A page of the build as the edge function sends it. */
export function readPage(file: string): string {
  return withStyleSheets(readBuilt(file), sheets());
}

let read: Record<string, string> | undefined;
function sheets(): Record<string, string> {
  read ??= JSON.parse(readFileSync(path.join(outFolder(), STYLE_SHEETS_FILE), 'utf8')) as typeof read & {};
  return read;
}

/** Yields the parsed pages of the build in sequence. All of them at once would not fit into memory. */
export function* builtPages(wanted: (page: { path: string; region: RegionCode }) => boolean = () => true) {
  for (const file of builtFiles()) {
    if (!file.endsWith('.html')) continue;
    const place = placeOf(file);
    if (!wanted(place)) continue;
    const html = readPage(file);
    yield { ...place, file, html, elements: elementsOf(html) } satisfies BuiltPage;
  }
}

/** The region and public address of a built file: `regions/gb/products/x.html` is `/products/x` in GB. */
export function placeOf(file: string): { path: string; region: RegionCode } {
  const inner = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`.replace(/(.)\/$/, '$1');
  const found = publicPath(inner);
  if (found === undefined) return { path: inner, region: DEFAULT_REGION };
  return { path: found, region: inner.split('/')[2]!.toUpperCase() as RegionCode };
}

/** The name of a page in an error. */
export function nameOf({ region, path }: Pick<BuiltPage, 'path' | 'region'>): string {
  return `${region} ${path}`;
}

/** The file of the build at an address of a page, relative to the build's folder. */
export function builtFileOf(url: string): string {
  return decodeURIComponent(new URL(url, 'https://own.invalid/').pathname).slice(1);
}
