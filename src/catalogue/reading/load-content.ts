import { buildNow } from '../../lib/clock.ts';
import { contentFolder } from '../../schemas/content-folder.ts';
import { checkContent } from './check-content.ts';
import { brokenFiles } from './check-files.ts';
import { foreignLetters } from './check-letters.ts';
import { missingPhotographs } from './check-photographs.ts';
import { brokenRules } from './check-rules.ts';
import { type ContentProblem, describeProblem } from './parse-file.ts';
import { type Content, readContent } from './read-content.ts';

/** Content that cannot be used; the message has a line for every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map((problem) => `  ${describeProblem(problem)}`);
    super(`The content has ${problems.length} problem(s):\n${lines.join('\n')}`);
  }
}

/** The content below `folder` and all that is wrong with it: in single files or, where those are right, between them. */
export async function readAndCheck(
  folder: string,
  now = buildNow(),
): Promise<{ content: Content; problems: ContentProblem[] }> {
  const { content, problems } = await readContent(folder, now);
  if (problems.length > 0) return { content, problems };
  return {
    content,
    problems: [
      ...checkContent(content, folder),
      ...missingPhotographs(content, folder),
      ...brokenFiles(content, folder),
      ...foreignLetters(content),
      ...brokenRules(content),
    ],
  };
}

/**
 * The only way to content that is used: read and checked as a whole.
 * @throws ContentError naming every file and field at fault
 */
export async function loadContent(folder = contentFolder(), now = buildNow()): Promise<Content> {
  const { content, problems } = await readAndCheck(folder, now);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Astro keeps its configuration and its collections in module graphs of their own; what was read belongs to the process. */
const kept = globalThis as { [KEY]?: Promise<Content> };
const KEY = Symbol.for('found.content');

/** The content of this build, read once however many ask. @throws ContentError */
export function contentOfBuild(): Promise<Content> {
  kept[KEY] ??= loadContent();
  return kept[KEY];
}

/** Reads the content anew after an edit; what was read before stays where the edit is wrong. @throws ContentError */
export async function rereadContent(): Promise<Content> {
  const content = await loadContent();
  kept[KEY] = Promise.resolve(content);
  return content;
}
