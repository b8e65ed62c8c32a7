import { afterAll, describe, expect, test } from 'vitest';
import { type FirstLoad, firstLoadOf, sizeOf } from '../checks/first-load.ts';
import { kindOf } from '../checks/weights.ts';
import { nameOf } from '../support/dist.ts';
import { expectNone, onEveryPage } from '../support/problems.ts';

/**
 * The limits for what a page makes a browser fetch before any interaction.
 * Bytes are those of the uncompressed files.
 */
const MOST = {
  /** Beside the document: style sheet, scripts, preloads, pictures. Other fonts and icons are extra. */
  requests: 8,
  onProduct: 5,
  scripts: 4,
  preloads: 2,
  /** The main picture. */
  pictures: 1,
  styles: 38.5 * 1024,
  sheet: 8 * 1024,
  // Uncompressed; the transfer size has a limit of 6 KB (budgets.test.ts).
  scriptBytes: 13.5 * 1024,
};

const pages: { name: string; kind: string; load: FirstLoad }[] = [];

onEveryPage({
  load: (page) => {
    if (!/\/(constants?|api)$/.test(page.path))
      pages.push({ name: nameOf(page), kind: kindOf(page.path), load: firstLoadOf(page) });
    return [];
  },
});

afterAll(() => {
  console.table(
    [...Map.groupBy(pages, ({ kind }) => kind)].map(([kind, loads]) => {
      const most = (count: (load: FirstLoad) => number) => Math.max(...loads.map(({ load }) => count(load)));
      return {
        page: kind,
        requests: most(requestsOf),
        blocking: most(({ blocking }) => blocking.length),
        scripts: most(({ scripts }) => scripts.length),
        pictures: most(({ pictures }) => pictures.length),
        'styles in it': most(({ styles }) => styles),
      };
    }),
  );
});

describe('what a page fetches before any interaction', () => {
  test('nothing but the page itself blocks the first paint', () => {
    expect(pages.length).toBeGreaterThan(1000);
    expectNone(all(({ blocking }) => blocking.map((file) => `waits for ${file}`)));
  });

  test('one style sheet loads later, the same for every page', () => {
    const sheets = new Set(pages.flatMap(({ load }) => load.sheets));
    expect([...sheets]).toHaveLength(1);
    expect(sizeOf([...sheets][0]!)).toBeLessThanOrEqual(MOST.sheet);
    expectNone(all(({ sheets: own }) => (own.length === 1 ? [] : [`${own.length} style sheets`])));
  });

  test('no script waits for another one that the page does not name, and none is large', () => {
    expectNone(all(({ chained }) => chained.map((file) => `a script fetches ${file}`)));
    expectNone(all(({ scripts }) => over('scripts', scripts.length, MOST.scripts)));
    expectNone(
      all(({ scripts }) =>
        over(
          'bytes of script',
          scripts.reduce((sum, file) => sum + sizeOf(file), 0),
          MOST.scriptBytes,
        ),
      ),
    );
  });

  test('there are few requests, preloads, pictures and styles', () => {
    expectNone(all((load) => over('requests', requestsOf(load), MOST.requests)));
    const products = pages.filter(({ kind }) => kind === '/products/{id}');
    expect(products.length).toBeGreaterThan(200);
    expect(Math.max(...products.map(({ load }) => requestsOf(load)))).toBeLessThanOrEqual(MOST.onProduct);
    expectNone(all(({ preloads }) => over('preloads', preloads.length, MOST.preloads)));
    expectNone(all(({ pictures }) => over('pictures at once', pictures.length, MOST.pictures)));
    expectNone(all(({ styles }) => over('bytes of styles', styles, MOST.styles)));
  });
});

function requestsOf({ blocking, sheets, scripts, preloads, pictures }: FirstLoad): number {
  return new Set([...blocking, ...sheets, ...scripts, ...preloads, ...pictures]).size;
}

function all(check: (load: FirstLoad) => string[]): string[] {
  return pages.flatMap(({ name, load }) => check(load).map((problem) => `${name}: ${problem}`));
}

function over(what: string, count: number, most: number): string[] {
  return count > most ? [`${count} ${what}, ${most} allowed`] : [];
}
