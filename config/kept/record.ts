import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FILE } from '#src/lib/build-file.ts';
import { KEPT_PAGES_FILE, outFolder } from '#src/lib/out-folder.ts';
import type { BuiltFiles, FileFacts } from '../built-files.ts';

/** What a build leaves for the next one. */
export type BuildRecord = {
  /** What the build file of `dist` says, so that a record is never used with the pages of another build. */
  build: string;
  /** A hash of the code and the settings that made the pages, and the names of the client's files. */
  code: string;
  assets: string;
  /** The facts of each file that was read, by its path in `dist`. */
  files: BuiltFiles;
  /** The key of each page that has one, and `''` of each other one, by the same paths. */
  pages: Map<string, string>;
  /** A digest of what the sitemap has, after a build of changes. */
  sitemap?: string;
};

/** The file has each different fact once: the pages of a product in all regions have nearly the same. */
type Stored = Omit<BuildRecord, 'files' | 'pages'> & {
  facts: FileFacts[];
  rows: [file: string, fact: number, key?: string][];
};

export const recordFile = () => path.join(outFolder(), KEPT_PAGES_FILE);

/** The record of the build in `dist`, if it is of this code. */
export async function readRecord(dist: string, code: string | undefined): Promise<BuildRecord | undefined> {
  const build = await buildIn(dist);
  if (!code || !build || !existsSync(recordFile())) return undefined;
  try {
    const stored: Stored = JSON.parse(await readFile(recordFile(), 'utf8'));
    if (stored.code !== code || stored.build !== build) return undefined;
    const files: BuiltFiles = new Map();
    const pages = new Map<string, string>();
    for (const [file, fact, key] of stored.rows) {
      const facts = stored.facts[fact];
      if (facts) files.set(file, facts);
      if (key !== undefined) pages.set(file, key);
    }
    const { assets, sitemap } = stored;
    return { build, code, assets, files, pages, ...(sitemap && { sitemap }) };
  } catch {
    // An incomplete record (full disk) is ignored.
    return undefined;
  }
}

export async function writeRecord({ files, pages, ...others }: BuildRecord): Promise<void> {
  const numbers = new Map<string, number>();
  // Files that were kept share their facts.
  const known = new Map<FileFacts, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const rows: Stored['rows'] = [];
  // Files that no later step reads, such as films, have no facts.
  const unread = [...pages.keys()].flatMap((file) => (files.has(file) ? [] : [[file, {}] as const]));
  for (const [file, facts] of [...files, ...unread]) {
    const fact = known.get(facts) ?? numberOf(JSON.stringify(facts));
    known.set(facts, fact);
    const key = pages.get(file);
    rows.push(key === undefined ? [file, fact] : [file, fact, key]);
  }
  const facts = `[${[...numbers.keys()].join(',')}]`;
  const rest = JSON.stringify({ ...others, rows } satisfies Omit<Stored, 'facts'>);
  await mkdir(path.dirname(recordFile()), { recursive: true });
  await writeFile(recordFile(), `${rest.slice(0, -1)},"facts":${facts}}`);
}

/** The id of the last build that started or wrote, so that two builds at once leave no record. */
const turnFile = () => path.join(path.dirname(recordFile()), 'building');

/** Writes the id of a build that starts, and returns it. */
export async function takeTurn(): Promise<string> {
  const turn = randomUUID();
  await mkdir(path.dirname(turnFile()), { recursive: true });
  await writeFile(turnFile(), turn);
  return turn;
}

/** False if another build started since. Both have written files then, so neither record would be true. */
export async function hadTurn(turn: string): Promise<boolean> {
  if ((await readFile(turnFile(), 'utf8').catch(() => '')) === turn) return true;
  await forgetRecord();
  await writeFile(turnFile(), turn);
  return false;
}

export async function forgetRecord(): Promise<void> {
  await rm(recordFile(), { force: true });
}

/** The text of the build file. Undefined if there is none. */
export function buildIn(folder: string): Promise<string | undefined> {
  return readFile(path.join(folder, BUILD_FILE), 'utf8').catch(() => undefined);
}
