import type { ContentKind } from '#src/content.schemas.ts';
import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { paths } from '#src/lib/paths.ts';
import { productPath } from '../product-path.ts';
import { THE_TEXT } from './parse-file.ts';
import type { Content } from './read-content.ts';

/** A link or a picture in a text. `page` is the path of the page with the text, if it is one page. */
export type Link = {
  kind: ContentKind;
  file: string;
  field: string;
  /** The address as written, and the text of the file where it is found. */
  place: string;
  near: string;
  isPicture: boolean;
  page?: string | undefined;
};

/** Links and pictures of Markdown, also by reference. */
const LINK = /(!?)\[(?:[^\]\\]|\\.)*(\]\(\s*<?([^\s)>]+))|^ {0,3}\[[^\]^][^\]]*(\]:[ \t]*<?([^\s>]+))/gm;
/** Fields with the path of a page. */
const ADDRESSES = ['url', 'link'];
/** The kinds with texts that shoppers read and editors write. */
const TEXTS = [
  'products',
  'recipes',
  'creators',
  'fundings',
  'blog',
  'pages',
  'legal',
  'faq',
  'about',
  'sections',
  'selections',
  'settings',
  'words',
  'creator-terms',
] as const;

/** All links and pictures in texts, and the paths in settings. Each is there once for each field. */
export function linksOf(content: Content): readonly Link[] {
  return memoizeByObject(content, 'links', () => linksIn(content));
}

function linksIn(content: Content): Link[] {
  return TEXTS.flatMap((kind) =>
    content[kind].flatMap((entry) => {
      const page = pageOf(kind, entry);
      const texts = [...textsIn(entry.data, ''), { field: THE_TEXT, text: entry.body ?? '' }];
      return texts.flatMap(({ field, text }) => {
        const found = ADDRESSES.includes(field.split('.').at(-1) ?? '')
          ? /^\/(?!\/)/.test(text)
            ? [{ place: text, near: text, isPicture: false }]
            : []
          : linksInText(text);
        const once = new Map(found.map((link) => [link.place, link]));
        return [...once.values()].map((link) => ({ kind, file: entry.file, field, page, ...link }));
      });
    }),
  );
}

function linksInText(text: string): Pick<Link, 'place' | 'near' | 'isPicture'>[] {
  // Most texts have none.
  if (!text.includes('[')) return [];
  return [...text.matchAll(LINK)].map(([, mark, start, place, definition, defined]) => ({
    place: place ?? defined ?? '',
    near: start ?? definition ?? '',
    isPicture: mark === '!',
  }));
}

/** The texts of a value, each with its field. */
export function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, field ? `${field}.${key}` : key));
}

/** The page with the texts of an entry, if they are on one page. */
export function pageOf(kind: ContentKind, { id, data }: { id: string; data: unknown }): string | undefined {
  switch (kind) {
    case 'products':
      return productPath({ id, data: data as Content['products'][number]['data'] });
    case 'recipes':
      return paths.recipe(id);
    case 'creators':
      return paths.creator((data as Content['creators'][number]['data']).profile.handle);
    case 'fundings':
      return paths.funding(id);
    case 'blog':
      return paths.article(id);
    case 'pages':
    case 'legal':
      return paths.page(id);
    case 'faq':
      return paths.faq;
    default:
      return undefined;
  }
}

/** An address without its percent encoding, if that is valid. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
