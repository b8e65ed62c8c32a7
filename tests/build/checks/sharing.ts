import type { BuiltPage } from '../support/dist.ts';
import { attribute } from '../support/html.ts';

const LOCALES: Readonly<Record<string, string>> = {
  US: 'en_US',
  GB: 'en_GB',
  CA: 'en_CA',
  EU: 'en_IE',
  LATAM: 'en_US',
  GO: 'en_US',
};

/** A page's `meta` elements by name or property; the first of each. */
export function metaOf({ elements }: Pick<BuiltPage, 'elements'>): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of elements) {
    const name = attribute(element, 'property') ?? attribute(element, 'name');
    if (element.tagName === 'meta' && name && !found.has(name))
      found.set(name, attribute(element, 'content') ?? '');
  }
  return found;
}

/**
 * The Open Graph and Twitter tags of a page: complete, once each, the same in all regions,
 * with a share picture.
 */
export function sharingProblems(page: BuiltPage): string[] {
  // The fixed texts are permanent copies, and name the page to share.
  if (/\/(constants?|api)$/.test(page.path)) return [];
  const meta = metaOf(page);
  const link = page.elements.find(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const canonical = link && attribute(link, 'href');
  const need = [
    'og:title',
    'og:description',
    'og:type',
    'og:site_name',
    'og:image',
    'og:image:alt',
    'twitter:image:alt',
  ];
  const wanted: Record<string, string | undefined> = {
    'og:url': canonical,
    'og:locale': LOCALES[page.region],
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/jpeg',
    'og:description': meta.get('description'),
    // Twitter takes title, description and picture from Open Graph if it has none.
    'twitter:card': 'summary_large_image',
  };
  if (/^\/(recipe|blog)\/(?!page\/|creators)[^/]+$/.test(page.path)) {
    wanted['og:type'] = 'article';
    need.push('article:published_time', 'article:author');
  }
  return [
    ...need.filter((name) => !meta.get(name)).map((name) => `no ${name}`),
    ...Object.entries(wanted)
      .filter(([name, value]) => meta.get(name) !== value)
      .map(([name, value]) => `${name} is ${meta.get(name)} and not ${value}`),
    ...(/^https?:\/\/[^/]+\/pictures\/\w{10}\/card\.jpg$/.test(meta.get('og:image') ?? '')
      ? []
      : [`og:image is ${meta.get('og:image')}`]),
  ];
}

/** Titles that search results would cut, and descriptions that are too short or too long. */
export function lengthProblems(page: BuiltPage): string[] {
  const meta = metaOf(page);
  if (meta.get('robots')?.includes('noindex') || /\/(constants?|api)$/.test(page.path)) return [];
  const title = page.elements.find(({ tagName }) => tagName === 'title');
  const text = title ? title.childNodes.map((child) => ('value' in child ? child.value : '')).join('') : '';
  const description = meta.get('description') ?? '';
  return [
    ...(text.length > LONGEST_TITLE ? [`a title of ${text.length} characters: ${text}`] : []),
    ...(description.length < 50 || description.length > 190
      ? [`a description of ${description.length} characters: ${description}`]
      : []),
  ];
}

/** Roughly what search results show; an editor's own title may be a little longer. */
const LONGEST_TITLE = 70;
