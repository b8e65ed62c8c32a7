import { linksToHidden } from './check-links.ts';
import type { ContentProblem } from './parse-file.ts';
import { allEntries, publishedAt, publishingTimes } from './published.ts';
import type { Content } from './read-content.ts';

/**
 * Publishing times in the wrong order, and what would be broken at `now` or after a later publishing time
 * because something else is hidden then. So a scheduled build never fails.
 */
export function brokenPublishingTimes(content: Content, now: Date): ContentProblem[] {
  const hidden = new Map<string, ContentProblem>();
  for (const time of [now, ...publishingTimes(content, now)])
    for (const problem of brokenAt(content, time)) {
      const { file, field, expected } = problem;
      const key = `${file} ${field} ${expected}`;
      const when = time === now ? 'now' : `from ${time.toISOString()} on`;
      // Named for the first time only.
      if (!hidden.has(key)) hidden.set(key, { ...problem, expected: `${expected}, which is hidden ${when}` });
    }
  return [...inOrder(content), ...hidden.values()];
}

function inOrder(content: Content): ContentProblem[] {
  return allEntries(content).flatMap(({ file, data: { publishAt, unpublishAt } }) =>
    publishAt && unpublishAt && publishAt >= unpublishAt
      ? { file, field: 'unpublishAt', expected: 'a time after publishAt' }
      : [],
  );
}

function brokenAt(whole: Content, time: Date): ContentProblem[] {
  const content = publishedAt(whole, time);
  const hiddenProducts = new Set(whole.products.map(({ id }) => id));
  for (const { id } of content.products) hiddenProducts.delete(id);
  const shownCreators = new Set(content.creators.map(({ id }) => id));
  const isHidden = (creator: string) =>
    !shownCreators.has(creator) && whole.creators.some(({ id }) => id === creator);
  return [
    ...linksToHidden(content, whole),
    ...[...content.products, ...content.recipes]
      .filter(({ data }) => data.categories.length === 0)
      .map(({ file }) => ({ file, field: 'categories', expected: 'a category besides those of a section' })),
    ...content.products.flatMap(({ file, data }) =>
      data.formats.flatMap(({ contains = [] }, at) =>
        contains.flatMap(({ product }, index) =>
          hiddenProducts.has(product)
            ? {
                file,
                field: `formats.${at}.contains.${index}.product`,
                expected: `another product than ${product}`,
              }
            : [],
        ),
      ),
    ),
    ...content.about.flatMap(({ file, data }) =>
      [data, ...data.ways].flatMap(({ picture }, at) =>
        picture && hiddenProducts.has(picture.product)
          ? {
              file,
              field: at === 0 ? 'picture.product' : `ways.${at - 1}.picture.product`,
              expected: `another product than ${picture.product}`,
            }
          : [],
      ),
    ),
    ...content['creator-terms'].flatMap(({ file, data }) =>
      data.voices.flatMap(({ creator }, at) =>
        isHidden(creator)
          ? { file, field: `voices.${at}.creator`, expected: `another creator than ${creator}` }
          : [],
      ),
    ),
  ];
}
