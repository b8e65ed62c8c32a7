import { memoizeByObject } from '#src/lib/memoize-by-object.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/previews.ts';
import { fill } from '#src/words/fill.ts';
import type { Catalogue } from '../catalogue.ts';
import { productPath } from '../product-path.ts';
import { isPublished, type Publishing } from '../schemas/publishing.ts';

/**
 * What a preview says of a page that the site does not have at `now`: that it is a draft, or when it is
 * there. Undefined for all other pages, so for every page of a build without drafts.
 */
export function previewRemark(catalogue: Catalogue, path: string, now: Date): string | undefined {
  const entry = memoizeByObject(catalogue, 'published', () => byPath(catalogue)).get(path);
  if (!entry || isPublished(entry, now)) return undefined;
  const { draft, publishAt, unpublishAt } = entry;
  if (draft) return words.draft;
  if (publishAt && publishAt > now) return fill(words.from, { moment: timeText(publishAt) });
  return unpublishAt && fill(words.until, { moment: timeText(unpublishAt) });
}

function byPath({ productById, creators, recipes, articles, fundings, sections, content }: Catalogue) {
  const shown: [string, Publishing][] = [
    ...[...productById.values()].map(({ entry }): [string, Publishing] => [productPath(entry), entry.data]),
    ...creators.map(({ data }): [string, Publishing] => [paths.creator(data.profile.handle), data]),
    ...recipes.map(({ id, data }): [string, Publishing] => [paths.recipe(id), data]),
    ...articles.map(({ id, data }): [string, Publishing] => [paths.article(id), data]),
    ...fundings.map(({ _id, entry }): [string, Publishing] => [paths.funding(_id), entry.data]),
    ...sections.map(({ data }): [string, Publishing] => [paths.section(data.slug), data]),
    ...content.pages.map(({ id, data }): [string, Publishing] => [paths.page(id), data]),
  ];
  return new Map(shown);
}

/** A time for editors, in UTC as in the content: 1 December 2026 at 09:00 UTC. */
function timeText(moment: Date): string {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return fill(words.moment, { moment: text.format(moment) });
}
