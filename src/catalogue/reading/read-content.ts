import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from '../../content.schemas.ts';
import { isLiveKey } from '../../core/checkout/live-key.ts';
import type { Entry } from '../../core/products/types.ts';
import { buildNow } from '../../lib/clock.ts';
import { createQueue } from '../../lib/queue.ts';
import { daysMoved, movedEntry, NO_DEMO } from './demo-dates.ts';

export type ContentOf<K extends ContentKind> = Entry<z.infer<(typeof CONTENT_KINDS)[K]['schema']>> & {
  file: string;
};
export type Content = { [K in ContentKind]: ContentOf<K>[] };
/** What is wrong in a file, in words for the editor who wrote it: `path: field: what was expected`. */
export type ContentProblem = { file: string; field: string; expected: string };

/** A process may have so many files open and no more: a large catalogue is read a few at a time. */
const inTurn = createQueue(32);

/**
 * Reads and checks every content file below `folder`. Nothing is thrown for a broken file: it becomes a problem. Where the
 * settings say that this is a demonstration, its dates are moved along to `now`.
 */
export async function readContent(
  folder: string,
  now = buildNow(),
): Promise<{ content: Content; problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const kinds = Object.keys(CONTENT_KINDS) as ContentKind[];
  const lists = await Promise.all(kinds.map((kind) => readKind(folder, kind, problems)));
  const content = Object.fromEntries(kinds.map((kind, index) => [kind, lists[index]])) as Content;
  const [settings] = content.settings;
  if (settings?.data.demo && isLiveKey(process.env.STRIPE_SECRET_KEY))
    problems.push({ file: settings.file, field: 'demo', expected: NO_DEMO });
  const days = daysMoved(settings?.data, now);
  const moved = kinds.map((kind) => [
    kind,
    content[kind].map((entry) => ({ ...entry, data: movedEntry(kind, entry.data as object, days) })),
  ]);
  return { content: Object.fromEntries(moved) as Content, problems };
}

/** By how many days the dates below `folder` are moved at `now`, for whoever reads its files another way. */
export async function daysMovedIn(folder: string, now = buildNow()): Promise<number> {
  const [settings] = (await readKind(folder, 'settings', [])) as ContentOf<'settings'>[];
  return daysMoved(settings?.data, now);
}

/** One line for an editor: the file, the field at fault and what was expected there. */
export function describeProblem({ file, field, expected }: ContentProblem): string {
  return `${file}: ${field || 'the whole file'}: ${expected}`;
}

async function readKind(folder: string, kind: ContentKind, problems: ContentProblem[]) {
  const { extension } = CONTENT_KINDS[kind];
  const directory = path.join(folder, kind);
  const names = (await readdir(directory).catch(() => []))
    .filter((name) => name.endsWith(`.${extension}`))
    .sort();
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      const shown = path.relative(process.cwd(), file);
      const found = parseFile(shown, await inTurn(() => readFile(file, 'utf8')), kind);
      if ('problems' in found) problems.push(...found.problems);
      return 'data' in found
        ? { id: path.basename(name, `.${extension}`), data: found.data, file: shown }
        : undefined;
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

/** Parses and checks the text of one content file. Exported for tests and for editing tools. */
export function parseFile(
  file: string,
  text: string,
  kind: ContentKind,
): { data: unknown } | { problems: ContentProblem[] } {
  const { schema, extension } = CONTENT_KINDS[kind];
  const source = extension === 'md' ? frontMatter(text) : text;
  if (source === undefined)
    return { problems: [{ file, field: '', expected: 'front matter between two lines of three hyphens' }] };
  const document = parseDocument(source);
  if (document.errors.length > 0)
    return {
      problems: document.errors.map((error) => ({
        file,
        field: '',
        expected: `valid YAML (${error.message.split('\n')[0]})`,
      })),
    };
  const checked = schema.safeParse(document.toJS());
  if (checked.success) {
    const problems = bodyProblems(kind, text);
    if (problems.length === 0) return { data: checked.data };
    return { problems: problems.map((expected) => ({ file, field: 'the text', expected })) };
  }
  return {
    problems: checked.error.issues.map((issue) => ({
      file,
      field: issue.path.join('.'),
      expected: issue.message,
    })),
  };
}

/** What is wrong in the text below the front matter, for kinds whose text is checked. */
function bodyProblems(kind: ContentKind, text: string): string[] {
  const row: object = CONTENT_KINDS[kind];
  if (!('bodyProblems' in row)) return [];
  return (row.bodyProblems as (body: string) => string[])(text.slice(frontMatter(text)?.length ?? 0));
}

function frontMatter(text: string): string | undefined {
  return /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text)?.[1];
}
