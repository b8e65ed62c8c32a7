import { type FeatureName, hasFeature, isOff } from '#src/core/shop/features.ts';
import { CONSENT } from '#src/lib/anchor-ids.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/** A link in Markdown to a page of this site, or the address in a setting. */
const LINK = /\]\((\/[^)\s]*)\)|"(?:url|link)":"(\/[^"]*)"/g;
/** The kinds with texts that shoppers read. */
const TEXTS = ['products', 'blog', 'legal', 'faq', 'about', 'settings', 'words', 'creator-terms'] as const;

/** Links to pages of features that are off, and what a feature that is on needs. */
export function featureProblems(
  content: Content,
  has: (name: FeatureName) => boolean = hasFeature,
): ContentProblem[] {
  return [...deadLinks(content, has), ...newsletterNeeds(content)];
}

function deadLinks(content: Content, has: (name: FeatureName) => boolean): ContentProblem[] {
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

/** The newsletter's form links to the part of the privacy policy about consent. */
function newsletterNeeds({ settings, legal }: Content): ContentProblem[] {
  const privacy = legal.find(({ id }) => id === 'privacy');
  if (!privacy || !settings.some(({ data }) => data.features.newsletter)) return [];
  if (new RegExp(`\\{#${CONSENT}\\}`).test(privacy.body ?? '')) return [];
  return [
    {
      file: privacy.file,
      field: '',
      expected: `a heading that ends with {#${CONSENT}}, about consent to the newsletter, which its form links to`,
    },
  ];
}
