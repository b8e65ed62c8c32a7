import { type FeatureName, hasFeature, isOff } from '#src/core/shop/features.ts';
import { CONSENT } from '#src/lib/anchor-ids.ts';
import { paths } from '#src/lib/paths.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';
import { pathOf, redirectsOf } from './redirects.ts';
import { FIXED_PAGES } from './reserved-names.ts';

/** A link in Markdown to a page of this site, or the address in a setting. */
const LINK = /\]\((\/[^)\s]*)\)|"(?:url|link)":"(\/[^"]*)"/g;
/** The kinds with texts that shoppers read. */
const TEXTS = [
  'products',
  'blog',
  'pages',
  'legal',
  'faq',
  'about',
  'settings',
  'words',
  'creator-terms',
] as const;

/**
 * Links to pages of features that are off or that are not there, and a heading that the newsletter's form links to.
 */
export function brokenLinks(
  content: Content,
  has: (name: FeatureName) => boolean = hasFeature,
): ContentProblem[] {
  const pages = new Set([...pagesOf(content), ...redirectsOf(content).map(({ from }) => from)]);
  return [
    ...linksOf(content).flatMap(({ file, field, place }) => {
      if (isOff(place, has))
        return {
          file,
          field,
          expected: `no link to ${place}: settings/store.yaml switches off what is there, under features`,
        };
      return pages.has(pathOf(place)) || isNoPage(place)
        ? []
        : { file, field, expected: `the path of a page; there is none at ${place}` };
    }),
    ...newsletterLink(content),
  ];
}

/** Links to pages of `whole` that are not in `content`, the part that is published at some time. */
export function linksToHidden(content: Content, whole: Content): ContentProblem[] {
  const shown = pagesOf(content);
  const pages = pagesOf(whole);
  if (pages.size === shown.size) return [];
  return linksOf(content)
    .filter(({ place }) => pages.has(pathOf(place)) && !shown.has(pathOf(place)))
    .map(({ file, field, place }) => ({ file, field, expected: `no link to ${place}` }));
}

type Link = { file: string; field: string; place: string };

/** The links to this site in all texts, each once in a file, and those of the menu and the footer by field. */
function linksOf(content: Content): Link[] {
  const inTexts = TEXTS.flatMap((kind) =>
    content[kind].flatMap(({ file, body = '', data }) => {
      const { menu: _menu, footer: _footer, ...texts } = data as Record<string, unknown>;
      const links = `${body}\n${JSON.stringify(texts)}`.matchAll(LINK);
      const places = new Set([...links].map(([, inText, inSetting]) => inText ?? inSetting ?? ''));
      return [...places].map((place) => ({ file, field: '', place }));
    }),
  );
  const inNavigation = content.settings.flatMap(({ file, data: { menu = [], footer = [] } }) => [
    ...menu.map(({ url }, at) => ({ file, field: `menu.${at}.url`, place: url })),
    ...footer.flatMap(({ links }, column) =>
      links.map(({ url }, at) => ({ file, field: `footer.${column}.links.${at}.url`, place: url })),
    ),
  ]);
  return [...inTexts, ...inNavigation];
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
    ...products.map(({ id }) => paths.product(id)),
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
