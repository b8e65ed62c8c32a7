import { type FeatureName, hasFeature, isOff } from '#src/core/shop/features.ts';
import { CONSENT } from '#src/lib/anchor-ids.ts';
import { paths } from '#src/lib/paths.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';
import { FIXED_PAGES } from './reserved-names.ts';

/** A link in Markdown to a page of this site, or the address in a setting. */
const LINK = /\]\((\/[^)\s]*)\)|"(?:url|link)":"(\/[^"]*)"/g;
/** The kinds with texts that shoppers read. */
const TEXTS = ['products', 'blog', 'legal', 'faq', 'about', 'settings', 'words', 'creator-terms'] as const;

/**
 * Links to pages of features that are off, links of menu and footer that lead nowhere, and a heading that the
 * newsletter's form links to.
 */
export function brokenLinks(
  content: Content,
  has: (name: FeatureName) => boolean = hasFeature,
): ContentProblem[] {
  return [...linksToWhatIsOff(content, has), ...navigationLinks(content, has), ...newsletterLink(content)];
}

function linksToWhatIsOff(content: Content, has: (name: FeatureName) => boolean): ContentProblem[] {
  return TEXTS.flatMap((kind) =>
    content[kind].flatMap(({ file, body = '', data }) => {
      const links = `${body}\n${JSON.stringify(data)}`.matchAll(LINK);
      const places = new Set([...links].map(([, inText, inSetting]) => inText ?? inSetting ?? ''));
      return [...places]
        .filter((place) => isOff(place, has))
        .map((place) => ({
          file,
          field: '',
          expected: `no link to ${place}: settings/store.yaml switches off what is there, under features`,
        }));
    }),
  );
}

function navigationLinks(content: Content, has: (name: FeatureName) => boolean): ContentProblem[] {
  const known = pagesOf(content);
  return content.settings.flatMap(({ file, data: { menu = [], footer = [] } }) =>
    [
      ...menu.map(({ url }, at) => ({ url, field: `menu.${at}.url` })),
      ...footer.flatMap(({ links }, column) =>
        links.map(({ url }, at) => ({ url, field: `footer.${column}.links.${at}.url` })),
      ),
    ]
      // Those are named already.
      .filter(({ url }) => !known.has(url.split(/[?#]/)[0] ?? '') && !isOff(url, has))
      .map(({ url, field }) => ({ file, field, expected: `the path of a page; there is none at ${url}` })),
  );
}

function pagesOf({ sections, products, creators, recipes, blog, fundings }: Content): ReadonlySet<string> {
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
