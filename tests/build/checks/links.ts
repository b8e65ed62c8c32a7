import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { internalPath, publicPath } from '#src/core/regions/region-paths.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type BuiltPage, DIST } from '../support/dist.ts';
import { attribute, candidatesOf, type Element, sourceOf } from '../support/html.ts';

/** `isLoaded`: the browser fetches it automatically, so it must be the store's own. */
export type Reference = { url: string; from: string; isLoaded: boolean };

const LOADED_LINKS = [
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'icon',
  'manifest',
  'apple-touch-icon',
  'preconnect',
  'dns-prefetch',
];
const LOADING = ['script', 'img', 'source', 'iframe', 'video', 'audio', 'embed', 'object', 'track', 'input'];
/** Path segments that look like a region or a locale at the start of an address. */
const PREFIX = /^\/(?:us|gb|uk|ca|eu|latam|go|global|regions|en|en-[a-z]{2}|[a-z]{2}-[a-z]{2})(?:\/|$)/i;
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns every URL in a page, and whether the browser loads it. */
export function referencesOf(elements: readonly Element[]): Reference[] {
  return elements.flatMap((element) => referencesFrom(element));
}

function referencesFrom(element: Element): Reference[] {
  const { tagName } = element;
  const found: Reference[] = [];
  const add = (url: string | undefined, from: string, isLoaded: boolean) => {
    if (url !== undefined) found.push({ url: url.trim(), from, isLoaded });
  };
  const rel = (attribute(element, 'rel') ?? '').split(/\s+/);
  if (tagName === 'a' || tagName === 'area') add(attribute(element, 'href'), tagName, false);
  if (tagName === 'link')
    add(
      attribute(element, 'href'),
      `link ${rel.join(' ')}`,
      rel.some((one) => LOADED_LINKS.includes(one)),
    );
  if (tagName === 'use' || tagName === 'image') add(attribute(element, 'href'), tagName, true);
  if (LOADING.includes(tagName))
    for (const name of ['src', 'data', 'poster']) add(attribute(element, name), `${tagName} ${name}`, true);
  for (const name of ['srcset', 'imagesrcset'])
    for (const { url } of candidatesOf(attribute(element, name) ?? '')) add(url, `${tagName} ${name}`, true);
  for (const name of ['action', 'formaction']) add(attribute(element, name), `${tagName} ${name}`, false);
  add(attribute(element, 'data-source'), 'data-source', true);
  const property = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
  if (tagName === 'meta' && /^(og|twitter):(image|url)$/.test(property))
    add(attribute(element, 'content'), property, false);
  if (tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    for (const url of urlsIn(JSON.parse(sourceOf(element)))) add(url, 'JSON-LD', false);
  return found;
}

function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
}

export type LinkContext = {
  origin: string;
  files: ReadonlySet<string>;
  /** True for an address that a function answers. */
  isAnswered: (url: string) => boolean;
  /** The ids of a built page. */
  idsOf: (file: string) => ReadonlySet<string>;
};

/** Returns the page's broken references, for visitors of its region. */
export function linkProblems(page: BuiltPage, context: LinkContext): string[] {
  return referencesOf(page.elements).flatMap((reference) => problemOf(reference, page, context) ?? []);
}

function problemOf(
  { url, from, isLoaded }: Reference,
  page: BuiltPage,
  context: LinkContext,
): string | undefined {
  if (url === '' && from === 'form action') return undefined;
  if (!URL.canParse(url, context.origin)) return `${from} “${url}” is no address`;
  const target = new URL(url, context.origin + page.path);
  if (!SCHEMES.includes(target.protocol)) return `${from} has the scheme of ${url.slice(0, 40)}`;
  if (target.origin !== context.origin) {
    if (isLoaded) return `${from} loads ${url} from somebody else`;
    return target.protocol === 'http:' ? `${from} leads to ${url} without encryption` : undefined;
  }
  if (publicPath(target.pathname) !== undefined || PREFIX.test(target.pathname))
    return `${from} ${url} carries a region or a locale`;
  const file = fileOf(target.pathname, page.region, context);
  if (file === undefined) return context.isAnswered(target.href) ? undefined : `${from} ${url} leads nowhere`;
  const id = decodeURIComponent(target.hash.slice(1));
  if (id && file.endsWith('.html') && !context.idsOf(file).has(id))
    return `${from} ${url}: nothing there has the id ${id}`;
  return undefined;
}

/** The built file for a public address and a region: the file itself, or that region's page. */
export function fileOf(
  pathname: string,
  region: RegionCode,
  { files }: Pick<LinkContext, 'files'>,
): string | undefined {
  const plain = decodeURIComponent(pathname).slice(1);
  if (files.has(plain)) return plain;
  const inner = internalPath(region, pathname).slice(1);
  return [`${inner}.html`, inner === '' ? 'index.html' : `${inner}/index.html`].find((file) =>
    files.has(file),
  );
}

/** URLs in built style sheets and scripts that are broken or external. */
export function assetProblems(file: string, text: string, files: ReadonlySet<string>): string[] {
  return assetReferences(file, text).flatMap((url) => {
    if (/^(data|blob):/.test(url)) return [];
    const target = new URL(url, `https://own.invalid/${file}`);
    if (target.origin !== 'https://own.invalid') return [`${file}: loads ${url} from somebody else`];
    return files.has(decodeURIComponent(target.pathname).slice(1)) ? [] : [`${file}: ${url} leads nowhere`];
  });
}

function assetReferences(file: string, text: string): string[] {
  if (file.endsWith('.css'))
    return [...text.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)|@import\s+["']([^"']+)["']/g)].map(
      (found) => found[2] ?? found[3]!,
    );
  if (file.endsWith('.js')) return [...importsIn(text).fixed, ...importsIn(text).later];
  return [];
}

/** The static (`fixed`) and dynamic (`later`) imports of a built module. */
export function importsIn(source: string): { fixed: string[]; later: string[] } {
  const named = (pattern: RegExp) =>
    [...source.matchAll(pattern)]
      .map((found) => found[2]!)
      .filter((name) => /^(\.{0,2}\/|https?:)/.test(name));
  return {
    fixed: named(/(?:\bfrom|(?<![.\w$])import)\s*(["'`])([^"'`\n]+)\1/g),
    later: named(/(?<![.\w$])import\(\s*(["'`])([^"'`\n]+)\1\s*\)/g),
  };
}

/** Scripts that load with the page, with all their static imports: files relative to the build's folder. */
export function moduleGraph(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(path.join(DIST, file))) return;
    seen.add(file);
    for (const name of importsIn(readFileSync(path.join(DIST, file), 'utf8')).fixed)
      visit(new URL(name, `https://own.invalid/${file}`).pathname.slice(1));
  };
  entries.forEach(visit);
  return [...seen];
}
