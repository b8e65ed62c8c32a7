import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brotliBytes, kindOf, type PageWeight, weigh, withoutStyles } from './checks/weights.ts';
import { builtFiles, builtPages, DIST, nameOf, ROOT, readPage } from './support/dist.ts';
import { expectNone } from './support/problems.ts';

/** In bytes after brotli; fonts uncompressed. 1 KB is 1024 bytes. */
const BUDGETS = {
  productHtml: 14 * 1024,
  /** With inline style sheets, after fast compression. */
  document: 23.25 * 1024,
  css: 12 * 1024,
  scriptAtOnce: 6 * 1024,
  font: 30_000,
  fontsPreloaded: 2,
};

const PRODUCT = '/products/{id}';

type Weighed = PageWeight & { file: string; name: string; kind: string; isAtBest?: boolean };

const weights: Weighed[] = [];
const fonts = builtFiles().filter((file) => /\.(woff2?|ttf|otf)$/.test(file));

beforeAll(async () => {
  const waiting = new Set<Promise<void>>();
  for (const page of builtPages()) {
    const work: Promise<void> = weigh(page).then((weight) => {
      weights.push({ ...weight, file: page.file, name: nameOf(page), kind: kindOf(page.path) });
      waiting.delete(work);
    });
    waiting.add(work);
    if (waiting.size > availableParallelism()) await Promise.race(waiting);
  }
  await Promise.all(waiting);
  for (const pages of Map.groupBy(weights, ({ kind }) => kind).values()) await weighHeaviest(pages);
  report();
}, 600_000);

describe('the size of pages', () => {
  test('the HTML of every product in every region is at most 14 KB', () => {
    const products = weights.filter(({ kind }) => kind === PRODUCT);
    expect(products.length).toBeGreaterThanOrEqual(6 * 30);
    expectNone(over(products, 'html', BUDGETS.productHtml));
  });

  test('the document of any page, with inline styles, is at most 23.25 KB', () =>
    expectNone(over(weights, 'document', BUDGETS.document)));

  test('the style sheets of a page are at most 12 KB', () => expectNone(over(weights, 'css', BUDGETS.css)));

  test('script before any interaction is at most 6 KB, and never React', () => {
    expectNone(over(weights, 'scriptAtOnce', BUDGETS.scriptAtOnce));
    expectNone(
      weights
        .filter(({ hasReactAtOnce }) => hasReactAtOnce)
        .map(({ name }) => `${name}: loads React at once`),
    );
    // Proves that the React marker works: the islands that load later have it.
    expect(weights.some(({ scriptOnIntent }) => scriptOnIntent > 40_000)).toBe(true);
  });

  test('each font is at most 30,000 bytes, and at most two are preloaded', () => {
    expect(fonts.length).toBeGreaterThan(1);
    const heavy = fonts
      .map((file) => ({ file, size: statSync(path.join(DIST, file)).size }))
      .filter(({ size }) => size > BUDGETS.font);
    expectNone(heavy.map(({ file, size }) => `${file} is ${size} bytes`));
    expectNone(
      weights
        .filter(({ fontsPreloaded }) => fontsPreloaded.length > BUDGETS.fontsPreloaded)
        .map(({ name, fontsPreloaded }) => `${name}: preloads ${fontsPreloaded.length} fonts`),
    );
  });
});

/**
 * Compresses the largest pages of each kind again with the best brotli quality, as the platform sends them,
 * and all pages over budget after fast compression. It takes twenty times as long, so all others are
 * compressed fast only.
 */
async function weighHeaviest(pages: Weighed[]): Promise<void> {
  const sorted = pages.toSorted((a, b) => b.html - a.html);
  const doubtful = sorted.filter(
    ({ html, kind }, at) => at < 2 || (kind === PRODUCT && html > BUDGETS.productHtml),
  );
  for (const page of doubtful)
    Object.assign(page, { html: await brotliBytes(withoutStyles(readPage(page.file))), isAtBest: true });
}

function over(pages: Weighed[], what: 'html' | 'document' | 'css' | 'scriptAtOnce', limit: number): string[] {
  return pages
    .filter((page) => page[what] > limit)
    .sort((a, b) => b[what] - a[what])
    .map((page) => `${page.name}: ${what} is ${page[what]} bytes, ${page[what] - limit} over`);
}

/** Prints one line for each kind of page to the console and to test-results/budgets.json. */
function report(): void {
  const rows = [...Map.groupBy(weights, ({ kind }) => kind)]
    .map(([kind, pages]) => {
      const sorted = pages.map(({ html }) => html).sort((a, b) => a - b);
      const most = (what: 'css' | 'scriptAtOnce' | 'scriptOnIntent') =>
        Math.max(...pages.map((page) => page[what]));
      return {
        page: kind,
        pages: pages.length,
        'html median (roughly)': sorted[Math.floor(sorted.length / 2)]!,
        'html most': Math.max(...pages.filter(({ isAtBest }) => isAtBest).map(({ html }) => html)),
        css: most('css'),
        'script at once': most('scriptAtOnce'),
        'script on intent': most('scriptOnIntent'),
        fonts: Math.max(...pages.map(({ fontsPreloaded }) => fontsPreloaded.length)),
      };
    })
    .sort((a, b) => a.page.localeCompare(b.page));
  console.table(rows);
  const folder = path.join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  const fontBytes = Object.fromEntries(fonts.map((file) => [file, statSync(path.join(DIST, file)).size]));
  writeFileSync(
    path.join(folder, 'budgets.json'),
    `${JSON.stringify({ unit: 'bytes, brotli 11', budgets: BUDGETS, rows, fonts: fontBytes }, null, 2)}\n`,
  );
}
