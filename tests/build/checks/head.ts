import { publicPath } from '#src/core/regions/region-paths.ts';
import type { BuiltPage } from '../support/dist.ts';
import { attribute, textOf } from '../support/html.ts';

/**
 * The address of a funding through one of its categories: `/funding/{slug}/{id}`,
 * whose canonical address is `/funding/{id}`.
 */
const FUNDING_IN_CATEGORY = /^\/funding\/[^/]+(?=\/[^/]+$)/;

/**
 * A page has its canonical URL once, absolute and without a region.
 * A fixed text may name the page that it belongs to.
 */
export function canonicalProblems(page: BuiltPage): string[] {
  const all = page.elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  if (all.length !== 1) return [`${all.length} canonical links`];
  const href = attribute(all[0]!, 'href') ?? '';
  if (!/^https?:\/\//.test(href) || !URL.canParse(href))
    return [`the canonical link “${href}” is not absolute`];
  const { pathname, search, hash } = new URL(href);
  if (publicPath(pathname) !== undefined) return [`the canonical link ${href} carries a region`];
  const own = FUNDING_IN_CATEGORY.test(page.path)
    ? [page.path.replace(FUNDING_IN_CATEGORY, '/funding')]
    : [page.path, page.path.replace(/\/constants?$/, '')];
  if (search || hash || !own.includes(pathname)) return [`the canonical link is ${href}`];
  return [];
}

export type HeadWords = { page: string; title: string; description: string; isListed: boolean };

/** A page's title and description. Later pages of a list may share those of the first. */
export function headWords(page: BuiltPage): HeadWords {
  const title = page.elements.find(
    (element) =>
      element.tagName === 'title' &&
      element.parentNode &&
      'tagName' in element.parentNode &&
      element.parentNode.tagName === 'head',
  );
  const meta = (name: string) =>
    page.elements.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return {
    page: `${page.region} ${page.path}`,
    title: title ? textOf(title) : '',
    description: attribute(meta('description') ?? page.elements[0]!, 'content') ?? '',
    isListed:
      !/\/(page\/\d+|constants?)$/.test(page.path) &&
      !FUNDING_IN_CATEGORY.test(page.path) &&
      !attribute(meta('robots') ?? page.elements[0]!, 'content')?.includes('noindex'),
  };
}

/** Titles and descriptions that are missing, too long or used twice in one region. */
export function wordProblems(
  words: readonly HeadWords[],
  which: 'title' | 'description',
  longest: number,
): string[] {
  const problems = words.flatMap((word) => {
    const text = word[which];
    if (!text) return [`${word.page}: no ${which}`];
    return text.length > longest ? [`${word.page}: a ${which} of ${text.length} characters`] : [];
  });
  // Pages for single letters of a list have the list's description.
  const isOwn = ({ page, isListed }: HeadWords) =>
    isListed && (which === 'title' || !page.includes('/letter/'));
  const groups = Map.groupBy(words.filter(isOwn), (word) => `${word.page.split(' ')[0]} ${word[which]}`);
  for (const group of groups.values())
    if (group.length > 1)
      problems.push(
        `${group[0]!.page}: the ${which} “${group[0]![which]}” is also that of ${group
          .slice(1, 4)
          .map(({ page }) => page)
          .join(', ')}`,
      );
  return problems;
}
