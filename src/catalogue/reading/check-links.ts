import { existsSync } from 'node:fs';
import path from 'node:path';
import { type FeatureName, hasFeature, isOff } from '#src/core/shop/features.ts';
import { CONSENT } from '#src/lib/anchor-ids.ts';
import { suggestion } from '#src/lib/closest.ts';
import { paths } from '#src/lib/paths.ts';
import { productPath } from '../product-path.ts';
import { anchorsOf } from './anchors.ts';
import { decoded, type Link, linksOf } from './links-of-content.ts';
import { nearFile } from './near-file.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';
import { pathOf, redirectsOf } from './redirects.ts';
import { FIXED_PAGES } from './reserved-names.ts';

/** Addresses that are not of this site, and places that are filled in. */
const ELSEWHERE = /^(?:https?:\/\/|mailto:|tel:|\{\{|\?)/i;

/**
 * Links to pages and parts of pages that are off or that are not there, addresses that are none, and a
 * heading that the newsletter's form links to.
 */
export function brokenLinks(
  content: Content,
  has: (name: FeatureName) => boolean = hasFeature,
): ContentProblem[] {
  const pages = new Set([...pagesOf(content), ...redirectsOf(content).map(({ from }) => from)]);
  const anchors = anchorsOf(content);
  return [
    ...linksOf(content).flatMap((link) => {
      const expected = link.isPicture ? undefined : faultIn(link, { pages, anchors, has });
      return expected === undefined ? [] : problemOf(link, expected);
    }),
    ...newsletterLink(content),
  ];
}

/**
 * Pictures in texts that lie beside the content and are not there.
 * `folder` is where the content was read from.
 */
export function missingPictures(content: Content, folder: string): ContentProblem[] {
  return linksOf(content).flatMap((link) => {
    const { kind, place, isPicture } = link;
    if (!isPicture || place.startsWith('/') || ELSEWHERE.test(place)) return [];
    const shown = path.join(kind, decoded(place));
    const file = path.resolve(folder, shown);
    return existsSync(file) ? [] : problemOf(link, `a picture; there is no file ${shown}${nearFile(file)}`);
  });
}

/** Links to pages of `whole` that are not in `content`, the part that is published at some time. */
export function linksToHidden(content: Content, whole: Content): ContentProblem[] {
  const shown = pagesOf(content);
  const pages = pagesOf(whole);
  if (pages.size === shown.size) return [];
  return linksOf(content)
    .filter(({ place }) => pages.has(pathOf(place)) && !shown.has(pathOf(place)))
    .map((link) => problemOf(link, `no link to ${link.place}`));
}

function problemOf({ file, field, near }: Link, expected: string): ContentProblem {
  return { file, field, expected, near };
}

type Site = {
  pages: ReadonlySet<string>;
  anchors: ReturnType<typeof anchorsOf>;
  has: (name: FeatureName) => boolean;
};

/** What was expected of a link; undefined for a good one. */
function faultIn({ place, page }: Link, { pages, anchors, has }: Site): string | undefined {
  const isPart = place.startsWith('#');
  if (!isPart && !/^\/(?!\/)/.test(place)) {
    if (ELSEWHERE.test(place)) return undefined;
    const meant = pages.has(`/${place}`) ? ` Did you mean /${place}?` : '';
    return `links to /pages, #parts, https or mailto addresses, not “${place}”.${meant}`;
  }
  if (isOff(place, has))
    return `no link to ${place}: settings/store.yaml switches off what is there, under features`;
  const target = isPart ? page : pathOf(place);
  if (target === undefined) return undefined;
  if (!isPart && !pages.has(target) && !isNoPage(place))
    return `the path of a page; there is none at ${place}.${suggestion(target, [...pages])}`;
  const ids = anchors.get(target);
  const id = decoded(place.split('#')[1] ?? '');
  return ids && id && id !== 'top' && !ids.has(id)
    ? `a part of ${target}; it has none called “${id}”.${suggestion(id, [...ids])}`
    : undefined;
}

/** A file, such as a feed, or an address of the API or of a list's further page. */
const isNoPage = (place: string) =>
  /\.\w+$|^\/api\/|\/page\/\d+$|\/constants?$|^\/creators\/letter\/[a-z]$/.test(pathOf(place));

/** The paths of all pages but further pages of lists. */
export function pagesOf({
  sections,
  products,
  creators,
  recipes,
  blog,
  fundings,
  pages,
}: Content): ReadonlySet<string> {
  return new Set([
    ...FIXED_PAGES,
    ...sections.flatMap(({ data: { slug, categories } }) => [
      paths.section(slug),
      ...categories
        .flatMap((category) => [category, ...category.nestedCategories])
        .map((category) => paths.category(`${slug}/${category.slug}`)),
    ]),
    ...products.map(productPath),
    ...creators.map(({ data }) => paths.creator(data.profile.handle)),
    ...recipes.map(({ id }) => paths.recipe(id)),
    ...blog.map(({ id }) => paths.article(id)),
    ...fundings.map(({ id }) => paths.funding(id)),
    ...pages.map(({ id }) => paths.page(id)),
  ]);
}

/** The newsletter's form links to the part of the privacy policy about consent. */
function newsletterLink({ settings, legal }: Content): ContentProblem[] {
  const privacy = legal.find(({ id }) => id === 'privacy');
  if (!privacy || !settings.some(({ data }) => data.features.newsletter)) return [];
  if (privacy.body?.includes(`{#${CONSENT}}`)) return [];
  return [
    {
      file: privacy.file,
      field: '',
      expected: `a heading that ends with {#${CONSENT}}, about consent to the newsletter, which its form links to`,
    },
  ];
}
