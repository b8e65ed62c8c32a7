import { buildNow } from '#src/lib/clock.ts';
import { contentFolder } from '../schemas/content-folder.ts';
import { checkContent } from './check-content.ts';
import { brokenFiles } from './check-files.ts';
import { missingFoodFacts } from './check-food.ts';
import { unknownHolidays } from './check-holidays.ts';
import { foreignLetters } from './check-letters.ts';
import { brokenLinks } from './check-links.ts';
import { brokenPhotographs } from './check-photographs.ts';
import { brokenRules } from './check-rules.ts';
import { brokenTrailers } from './check-trailers.ts';
import { type ContentProblem, describeProblem } from './parse-file.ts';
import { type Content, readContent } from './read-content.ts';
import { withoutFeatures } from './without-features.ts';

/** Invalid content. The message has one line per problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map((problem) => `  ${describeProblem(problem)}`);
    super(`The content has ${problems.length} problem(s):\n${lines.join('\n')}`);
  }
}

/**
 * Reads the content below `folder` and returns it with its problems: those within files or, when there are
 * none, those across files.
 */
export async function readAndCheck(
  folder: string,
  now = buildNow(),
): Promise<{ content: Content; problems: ContentProblem[] }> {
  const read = await readContent(folder, now);
  if (read.problems.length > 0) return read;
  const content = withoutFeatures(read.content);
  return {
    content,
    problems: [
      ...checkContent(content, folder),
      ...(await brokenPhotographs(content, folder)),
      ...brokenFiles(content, folder),
      ...brokenTrailers(content, folder),
      ...foreignLetters(content),
      ...brokenRules(content),
      ...missingFoodFacts(content),
      ...brokenLinks(content),
      ...(await unknownHolidays(content)),
    ],
  };
}

/**
 * Reads and checks the whole content.
 *
 * @throws ContentError with every file and field at fault
 */
export async function loadContent(folder = contentFolder(), now = buildNow()): Promise<Content> {
  const { content, problems } = await readAndCheck(folder, now);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/**
 * Astro loads its configuration and its collections in separate module graphs, so the cache is on
 * `globalThis`.
 */
const kept = globalThis as { [KEY]?: Promise<Content> };
const KEY = Symbol.for('found.content');

/**
 * The content of this build, read only once.
 *
 * @throws ContentError
 */
export function contentOfBuild(): Promise<Content> {
  kept[KEY] ??= loadContent();
  return kept[KEY];
}

/**
 * Reads the content again after an edit. Keeps the previous content when the edit is invalid.
 *
 * @throws ContentError
 */
export async function rereadContent(): Promise<Content> {
  const content = await loadContent();
  kept[KEY] = Promise.resolve(content);
  return content;
}
