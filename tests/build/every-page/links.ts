import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFunctions } from '#sandbox/store/functions.ts';
import { publicPath } from '#src/core/regions/region-paths.ts';
import { canonicalProblems, type HeadWords, headWords, wordProblems } from '../checks/head.ts';
import { assetProblems, fileOf, type LinkContext, linkProblems } from '../checks/links.ts';
import { LinkGraph } from '../checks/reach.ts';
import { builtFiles, builtPages, ROOT, readBuilt } from '../support/dist.ts';
import { attribute, type Element, elementsOf } from '../support/html.ts';
import { isPictureThere } from '../support/pictures.ts';
import { expectNone, onEveryPage } from '../support/problems.ts';

const files = new Set(builtFiles());
const ids = new Map<string, ReadonlySet<string>>();
let context: LinkContext;
const found = inspect();
const words: HeadWords[] = [];
const graph = new LinkGraph();

beforeAll(async () => {
  const { find: answers } = await loadFunctions(path.join(ROOT, 'functions/endpoints'));
  const isAnswered = (url: string) => isPictureThere(new URL(url).pathname) || answers(url) !== undefined;
  context = { origin: siteOrigin(), files, isAnswered, idsOf };
});

describe('links', () => {
  test('there are pages to check, in every region', () => {
    expect(found.pages).toBeGreaterThan(600);
    expect(new Set(words.map(({ page }) => page.split(' ')[0])).size).toBe(6);
  });

  test('[RT-30] no link of any page contains a region or a locale', () => {
    expectNone(found.links.filter((problem) => problem.includes('carries a region')));
  });

  test('every link, picture, script, style sheet, form and preload has a target for visitors of its region', () => {
    expectNone(
      found.links.filter((problem) => !/carries a region|from somebody else|the scheme of/.test(problem)),
    );
  });

  test('every page of the store can be reached from the front page, in every region', () => {
    expectNone(graph.unreached(context));
  });

  test('no page loads external files, and links have only safe schemes', () => {
    expectNone(found.links.filter((problem) => /from somebody else|the scheme of/.test(problem)));
  });

  test('style sheets and scripts load only existing files', () => {
    const assets = [...files].filter((file) => /\.(css|js)$/.test(file));
    expect(assets.length).toBeGreaterThan(3);
    expectNone(assets.flatMap((file) => assetProblems(file, readBuilt(file), files)));
  });
});

describe('URLs in the head', () => {
  test('[RT-30] every page has its canonical URL once, absolute and without a region', () => {
    expectNone(found.canonical);
  });

  test('[RT-30] the sitemap lists existing indexable URLs, with every page of the store', () => {
    const maps = [...files].filter((file) => /sitemap[\w-]*\.xml$/.test(file));
    expect(maps, 'sitemaps in the build').not.toEqual([]);
    const listed = maps.flatMap((file) =>
      [...readBuilt(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map((loc) => loc[1]!),
    );
    const pages = listed.filter((url) => !url.endsWith('.xml'));
    expectNone(pages.flatMap((url) => sitemapProblem(url) ?? []));
    const indexed = words
      .filter(({ page, isListed }) => page.startsWith('GO ') && isListed)
      .map(({ page }) => page.slice(3));
    const paths = new Set(pages.map((url) => new URL(url).pathname));
    expectNone(indexed.filter((each) => !paths.has(each)).map((each) => `${each} is not in the sitemap`));
  });

  test('every page has a title and a description that are unique in its region', () => {
    expectNone([...wordProblems(words, 'title', 90), ...wordProblems(words, 'description', 200)]);
  });
});

function inspect() {
  return onEveryPage({
    links: (page) => {
      ids.set(page.file, idsIn(page.elements));
      graph.add(page, context);
      return linkProblems(page, context);
    },
    canonical: canonicalProblems,
    words: (page) => {
      words.push(headWords(page));
      return [];
    },
  });
}

/** The store's origin, from the first page's canonical link. */
function siteOrigin(): string {
  for (const { elements } of builtPages()) {
    const canonical = elements.find((element) => attribute(element, 'rel') === 'canonical');
    if (canonical) return new URL(attribute(canonical, 'href')!).origin;
  }
  throw new Error('No page of the build has a canonical link');
}

function sitemapProblem(url: string): string | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== context.origin) return `${url} is on another site`;
  if (publicPath(pathname) !== undefined) return `${url} carries a region`;
  return fileOf(pathname, 'GO', context) ? undefined : `${url} leads nowhere`;
}

function idsOf(file: string): ReadonlySet<string> {
  let known = ids.get(file);
  if (!known) {
    known = idsIn(elementsOf(readBuilt(file)));
    ids.set(file, known);
  }
  return known;
}

function idsIn(elements: readonly Element[]): ReadonlySet<string> {
  return new Set(elements.flatMap((element) => attribute(element, 'id') ?? []));
}
