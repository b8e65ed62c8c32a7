import { showsDrafts } from '../settings/shows-drafts.ts';
import { missingSettings } from './missing-files.ts';
import type { ContentProblem } from './parse-file.ts';
import { publishedAt } from './published.ts';
import { type Content, readContent } from './read-content.ts';
import { withoutFeatures } from './without-features.ts';

/** What is on the site, and `whole` with what is not published now, such as drafts. */
export type LoadedContent = Content & { whole: Content };

/**
 * Reads the content below `folder`, without the checks across files. `read` has also what belongs to features
 * that the shop does not have, and `digest` is a hash of all texts.
 */
export async function readPublished(
  folder: string,
  now: Date,
): Promise<{ read: Content; content: LoadedContent; problems: ContentProblem[]; digest: string }> {
  const { content: read, problems, digest } = await readContent(folder, now);
  const withoutSettings = missingSettings(folder);
  if (problems.length + withoutSettings.length > 0)
    return {
      read,
      content: { ...read, whole: read },
      problems: withoutSettings.length > 0 ? withoutSettings : problems,
      digest,
    };
  const whole = withoutFeatures(read);
  return { read, content: { ...(showsDrafts() ? whole : publishedAt(whole, now)), whole }, problems, digest };
}
