import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';
import { isLiveKey } from '#src/core/checkout/live-key.ts';
import type { Entry } from '#src/core/products/types.ts';
import { buildNow } from '#src/lib/clock.ts';
import { namesIn } from '#src/lib/names-in.ts';
import { liveSettingsProblems } from '../settings/live-settings.ts';
import { daysMoved, movedEntry } from './demo-dates.ts';
import type { ContentProblem, Parsed } from './parse-file.ts';
import { parseOnce } from './parsed-files.ts';
import { textOf } from './read-text.ts';

/** A content entry. `id` is its file's name without the extension; `file` is its path, for messages. */
export type ContentOf<K extends ContentKind> = Entry<z.infer<(typeof CONTENT_KINDS)[K]['schema']>> & {
  file: string;
  /** The Markdown text. YAML files have none. */
  body?: string;
  /** What its editor should look at. */
  remarks?: string[];
  /** The same as HTML, for pages. */
  rendered?: { html: string };
};
export type Content = { [K in ContentKind]: ContentOf<K>[] };

/** Valid file names. The name is part of the page's address. */
const ADDRESS = /^[\p{Ll}\p{N}_-]+$/u;

/**
 * Reads and checks every content file below `folder`. Broken files become problems and do not throw. Shifts
 * the dates of a demo to `now`. `digest` is a hash of all texts.
 */
export async function readContent(
  folder: string,
  now = buildNow(),
): Promise<{ content: Content; problems: ContentProblem[]; digest: string }> {
  const problems: ContentProblem[] = [];
  const kinds = Object.keys(CONTENT_KINDS) as ContentKind[];
  const lists = await Promise.all(kinds.map((kind) => readKind(folder, kind, problems)));
  const content = Object.fromEntries(kinds.map((kind, index) => [kind, lists[index]?.entries])) as Content;
  const digest = lists.map((list) => list.digest).join();
  const unreadable = problems.filter(({ file, field }) => field === '' && isIn('settings', file));
  // What other files lack depends on the features and regions of the settings.
  if (unreadable.length > 0) return { content, problems: unreadable, digest };
  const [settings] = content.settings;
  if (settings && isLiveKey(process.env.STRIPE_SECRET_KEY))
    problems.push(...liveSettingsProblems(settings.data).map((each) => ({ file: settings.file, ...each })));
  const days = daysMoved(settings?.data, now);
  const moved = kinds.map((kind) => [
    kind,
    content[kind].map((entry) => ({ ...entry, data: movedEntry(kind, entry.data as object, days) })),
  ]);
  return { content: Object.fromEntries(moved) as Content, problems, digest };
}

/** Whether a file is in the folder of a kind. */
const isIn = (kind: ContentKind, file: string) => path.basename(path.dirname(file)) === kind;

type Read = Parsed & { id: string; file: string };

async function readKind(
  folder: string,
  kind: ContentKind,
  problems: ContentProblem[],
): Promise<{ entries: Read[]; digest: string }> {
  const { extension } = CONTENT_KINDS[kind];
  const directory = path.join(folder, kind);
  const names = await namesIn(directory, `.${extension}`);
  const digest = createHash('sha256');
  const entries = names.flatMap((name): Read[] => {
    const file = path.relative(process.cwd(), path.join(directory, name));
    const id = path.basename(name, `.${extension}`);
    if (!ADDRESS.test(id))
      problems.push({ file, field: '', expected: 'a name of small letters, digits and hyphens' });
    const place = path.join(directory, name);
    const bytes = readFileSync(place);
    digest.update(`${name}\n`).update(bytes);
    const text = textOf(bytes);
    if (typeof text === 'object') {
      problems.push({ file, field: '', ...text });
      return [];
    }
    const found = parseOnce(place, file, text, kind);
    if ('data' in found) return [{ id, file, ...found }];
    problems.push(...found.problems);
    return [];
  });
  return { entries, digest: digest.digest('hex') };
}
