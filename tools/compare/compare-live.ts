import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import edge from '#functions/edge/region.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { apiHeaders } from '#src/security/headers.ts';

/** An address whose response differs from the build. */
export type Difference = { address: string; what: string; found: string };

/** One page of each kind that loads different files, in two regions, to test both routes to a page. */
const PAGES = ['/', '/about-us', '/basket', '/contact', '/products'];
const REGIONS: readonly RegionCode[] = ['GO', 'GB'];
/** Headers that the platform removes or adds. */
const NOT_COMPARED = /^(netlify-|set-cookie$|content-length$|content-type$|content-language$)/;
const AT_ONCE = 6;

/**
 * Compares a running store with its build: every script and style byte for byte, and pages with all
 * headers, including the Content Security Policy.
 * @param site its address
 * @param folder the build
 * @returns the differences
 */
export async function compareLive(site: string, folder: string): Promise<Difference[]> {
  const files = globSync('_astro/*.{js,css}', { cwd: folder }).map(
    (file) => () => compareFile(site, folder, file),
  );
  const pages = REGIONS.flatMap((region) =>
    PAGES.map((page) => () => comparePage(site, folder, region, page)),
  );
  const waiting = [...files, ...pages];
  const found: Difference[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) found.push(...(await next()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort((a, b) => a.address.localeCompare(b.address));
}

async function compareFile(site: string, folder: string, file: string): Promise<Difference[]> {
  const { 'cache-control': _, ...expected } = apiHeaders();
  return compare(`${site}/${file}`, await readFile(path.join(folder, file)), expected);
}

async function comparePage(site: string, folder: string, region: RegionCode, page: string) {
  const inner = path.join(folder, internalPath(region, page));
  const file = [`${inner}.html`, path.join(inner, 'index.html')].find(existsSync);
  if (!file) return [{ address: page, what: 'page', found: `none in the build for ${region}` }];
  const html = await readFile(file);
  const address = `${site}${page}?region=${region}`;
  const next = async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const expected = (await edge(new Request(address), { next, geo: {} } as never)) ?? (await next());
  const headers = [...expected.headers].filter(([name]) => !NOT_COMPARED.test(name));
  return compare(address, new Uint8Array(await expected.arrayBuffer()), Object.fromEntries(headers));
}

async function compare(
  address: string,
  body: Uint8Array,
  headers: Record<string, string>,
): Promise<Difference[]> {
  const answer = await fetch(address, { redirect: 'manual' });
  const found = new Uint8Array(await answer.arrayBuffer());
  const different = Object.entries(headers).filter(([name, value]) => answer.headers.get(name) !== value);
  return [
    ...(answer.status === 200 ? [] : [{ address, what: 'status', found: String(answer.status) }]),
    ...(hashOf(found) === hashOf(body) ? [] : [{ address, what: 'bytes', found: hashOf(found) }]),
    ...different.map(([what]) => ({ address, what, found: answer.headers.get(what) ?? 'missing' })),
  ];
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}
