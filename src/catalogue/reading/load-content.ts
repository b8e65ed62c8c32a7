import { buildNow } from '#src/lib/clock.ts';
import { contentFolder } from '../schemas/content-folder.ts';
import { namesAsAlt } from './check-alt.ts';
import { checkContent } from './check-content.ts';
import { brokenFiles } from './check-files.ts';
import { missingFoodFacts } from './check-food.ts';
import { unknownHolidays } from './check-holidays.ts';
import { foreignLetters } from './check-letters.ts';
import { brokenLinks, missingPictures } from './check-links.ts';
import { brokenLogo } from './check-logo.ts';
import { brokenPhotographs } from './check-photographs.ts';
import { brokenPublishingTimes } from './check-publishing-times.ts';
import { brokenRedirects, redirectsToHidden } from './check-redirects.ts';
import { brokenRules } from './check-rules.ts';
import { brokenTrailers } from './check-trailers.ts';
import { brokenTypefaces, lackingInTypefaces } from './check-typefaces.ts';
import { demoNames } from './demo-names.ts';
import { withLine } from './line-of-field.ts';
import { type ContentProblem, describeProblem } from './parse-file.ts';
import { parsedStamp, recallParsed } from './parsed-files.ts';
import { passedDates } from './passed-dates.ts';
import { publishedAt } from './published.ts';
import type { Content } from './read-content.ts';
import { type LoadedContent, readPublished } from './read-published.ts';
import { type ContentWarning, unusedFiles } from './unused-files.ts';

/** Invalid content. The message has one line per problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** One problem a line, with its file and field. */
  readonly lines: readonly string[];
  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(describeProblem);
    super(`The content has ${problems.length} problem(s):\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.lines = lines;
  }
}

/**
 * Reads the content below `folder` and returns it with its problems: those within files or, when there are
 * none, those across files, and warnings. A broken file may name others, so there are no warnings then.
 * `digest` is a hash of all texts.
 */
export async function readAndCheck(
  folder: string,
  now = buildNow(),
): Promise<{
  content: LoadedContent;
  problems: ContentProblem[];
  warnings(): ContentWarning[];
  digest: string;
}> {
  const { read, content, problems, digest } = await readPublished(folder, now);
  if (problems.length > 0) return { content, problems: problems.map(withLine), warnings: () => [], digest };
  const { whole } = content;
  return {
    digest,
    content,
    warnings: () => [
      ...unusedFiles(read, folder),
      // The demo has passed dates on purpose.
      ...(whole.settings[0]?.data.demo ? [] : passedDates(whole, now)),
      ...remarksIn(whole),
      ...redirectsToHidden(publishedAt(whole, now), whole),
      ...demoNames(whole),
    ],
    // Hidden content is checked too: a preview shows it, and it may be published at night.
    problems: [
      ...checkContent(whole, folder),
      ...(await brokenPhotographs(whole, folder)),
      ...brokenFiles(whole, folder),
      ...brokenTrailers(whole, folder),
      ...brokenLogo(whole, folder),
      ...brokenTypefaces(whole, folder),
      ...foreignLetters(whole, lackingInTypefaces(whole, folder)),
      ...brokenRules(whole),
      ...missingFoodFacts(whole),
      ...brokenLinks(whole),
      ...missingPictures(whole, folder),
      ...namesAsAlt(whole),
      ...brokenRedirects(whole),
      ...brokenPublishingTimes(whole, now),
      ...(await unknownHolidays(whole)),
    ].map(withLine),
  };
}

const remarksIn = (content: Content): ContentWarning[] =>
  Object.values(content)
    .flat()
    .flatMap(({ file, remarks = [] }) => remarks.map((text) => ({ file, text })));

/**
 * Reads and checks the whole content.
 *
 * @throws ContentError with every file and field at fault
 */
export async function loadContent(folder = contentFolder(), now = buildNow()): Promise<LoadedContent> {
  const { content, problems } = await readAndCheck(folder, now);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/**
 * Astro loads its configuration and its collections in separate module graphs,
 * so the cache is on `globalThis`.
 */
const kept = globalThis as { [KEY]?: Promise<LoadedContent>; [BROKEN]?: ContentError | undefined };
const KEY = Symbol.for('found.content');
const BROKEN = Symbol.for('found.broken-content');

/**
 * The content of this build, read only once.
 *
 * @throws ContentError
 */
export function contentOfBuild(): Promise<LoadedContent> {
  kept[KEY] ??= loadOnce();
  return kept[KEY];
}

async function loadOnce(): Promise<LoadedContent> {
  // The check before the build has just parsed it.
  const { BUILD_CODE, BUILD_CONTENT } = process.env;
  if (BUILD_CODE && BUILD_CONTENT) await recallParsed(parsedStamp(BUILD_CODE, BUILD_CONTENT));
  return loadContent();
}

/**
 * Reads the content for the development server. Of broken content, what can be read stays until an editor has
 * mended the rest.
 */
export async function readForDevelopment(): Promise<ContentError | undefined> {
  const { content, problems } = await readAndCheck(contentFolder());
  kept[KEY] = Promise.resolve(content);
  kept[BROKEN] = problems.length > 0 ? new ContentError(problems) : undefined;
  return kept[BROKEN];
}

/** What is wrong with the content, if it has been broken since the development server started. */
export const brokenContent = (): ContentError | undefined => kept[BROKEN];

/**
 * Reads the content again after an edit. Keeps the previous content when the edit is invalid.
 *
 * @throws ContentError
 */
export async function rereadContent(): Promise<LoadedContent> {
  try {
    const content = await loadContent();
    kept[KEY] = Promise.resolve(content);
    kept[BROKEN] = undefined;
    return content;
  } catch (error) {
    if (kept[BROKEN] && error instanceof ContentError) kept[BROKEN] = error;
    throw error;
  }
}
