import { DAY_MS } from '#src/core/durations.ts';
import { isPublished, type Publishing } from '../schemas/publishing.ts';
import type { Content } from './read-content.ts';
import { without } from './without.ts';

type Entries = readonly { id: string; file: string; data: Publishing }[];

/** All entries. Kinds that are always on the site lack the fields. */
export const allEntries = (content: Content) => Object.values(content).flat() as Entries;

/**
 * The content that is on the site at `now`, without references to the rest. What belongs to a hidden creator
 * is hidden with them, a product of the type `funding` with its funding and the other way round, and a review
 * with its product.
 */
export function publishedAt(content: Content, now: Date): Content {
  const hidden = (entries: Entries) =>
    entries.filter(({ data }) => !isPublished(data, now)).map(({ id }) => id);
  const creators = new Set(hidden(content.creators));
  const products = new Set(hidden(content.products));
  const recipes = new Set(hidden(content.recipes));
  const fundings = new Set(hidden(content.fundings));
  for (const { id, data } of content.fundings)
    if (creators.has(data.creator) || (data.product && products.has(data.product))) fundings.add(id);
  for (const { id, data } of content.fundings)
    if (data.product && fundings.has(id)) products.add(data.product);
  for (const { id, data } of content.products) if (creators.has(data.creator)) products.add(id);
  for (const { id, data } of content.recipes) if (creators.has(data.creator)) recipes.add(id);
  const shown = <T extends Entries[number]>(entries: readonly T[]) =>
    entries.filter(({ data }) => isPublished(data, now));
  return without(
    {
      ...content,
      blog: shown(content.blog).filter(({ data }) => !creators.has(data.author)),
      fundings: content.fundings.filter(({ id }) => !fundings.has(id)),
      reviews: shown(content.reviews),
      selections: shown(content.selections),
      faq: shown(content.faq),
      pages: shown(content.pages),
    },
    { creators, products, recipes, sections: new Set(hidden(content.sections)) },
  );
}

/** The publishing times after `now`, at which an entry appears or disappears, in order. */
export function publishingTimes(content: Content, now: Date): Date[] {
  const times = allEntries(content).flatMap(({ data: { draft, publishAt, unpublishAt } }) =>
    draft ? [] : [publishAt, unpublishAt].flatMap((time) => (time && time > now ? time : [])),
  );
  return [...new Set(times.map(Number))].sort((a, b) => a - b).map((time) => new Date(time));
}

/** The time of the next build: a publishing time, or midnight UTC, when release days and banners start. */
export function nextBuild(content: Content, now: Date): Date {
  const midnight = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
  const [first = midnight] = publishingTimes(content, now);
  return first < midnight ? first : midnight;
}
