import { BUYING, FOOD, REVIEWS, TRAILER } from '#src/lib/anchor-ids.ts';
import { readMarkdown } from '#src/lib/light-markdown.ts';
import { paths } from '#src/lib/paths.ts';
import { categoriesById } from '../sections/categories.ts';
import { pageOf } from './links-of-content.ts';
import type { Content } from './read-content.ts';

/** The ids that the templates of these pages write, besides those of headings in the content. */
export const ANCHORS_OF_TEMPLATES = {
  products: [BUYING, FOOD, REVIEWS, TRAILER],
  recipes: ['needs', 'steps'],
  creators: ['about', 'from', 'table'],
  fundings: ['asked', 'others'],
  blog: [],
  beFound: ['how-it-works', 'how', 'fees', 'apply', 'already'],
} as const;
/** The kinds whose pages have headings with ids from Astro. */
const IN_MARKDOWN = ['products', 'recipes', 'creators', 'fundings', 'blog'] as const;

/**
 * The ids that a link to a page may end with, by the page's path. Pages that the content does not decide are
 * not in it.
 */
export function anchorsOf(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const anchors = new Map<string, Set<string>>();
  const add = (page: string, ids: readonly string[]) =>
    anchors.set(page, new Set([...(anchors.get(page) ?? []), ...ids]));
  for (const { data } of content.sections) add(paths.section(data.slug), []);
  for (const id of categoriesById(content.sections).keys()) add(paths.category(id), []);
  for (const kind of IN_MARKDOWN)
    for (const entry of content[kind])
      add(pageOf(kind, entry) ?? '', [...ANCHORS_OF_TEMPLATES[kind], ...headingIds(entry.body ?? '')]);
  for (const kind of ['legal', 'pages'] as const)
    for (const entry of content[kind])
      add(
        pageOf(kind, entry) ?? '',
        readMarkdown(entry.body ?? '').flatMap((block) => (block.kind === 'heading' ? block.id : [])),
      );
  for (const { id, data } of content.faq)
    add(paths.faq, [`about-${id}`, ...data.questions.map((question) => question.id)]);
  add(paths.beFound, ANCHORS_OF_TEMPLATES.beFound);
  return anchors;
}

/** The ids of headings in Markdown, as Astro gives them. */
export function headingIds(markdown: string): string[] {
  const counts = new Map<string, number>();
  const text = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return [...text.matchAll(/^ {0,3}#{1,6}[ \t]+(.+?)[ \t]*#*$|^(.+)\n(?:=+|-+)[ \t]*$/gm)].map(
    ([, hashed, underlined]) => {
      const words = (hashed ?? underlined ?? '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
      const id = words
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
        .replaceAll(' ', '-');
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      return count === 0 ? id : `${id}-${count}`;
    },
  );
}
