import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { writeSnapshot } from '#src/catalogue/snapshot/snapshot.ts';
import { dayOf } from '#src/core/dates.ts';
import { buildNow } from '#src/lib/clock.ts';

/** On globalThis, since modules are loaded again for each file. */
const place = globalThis as {
  contentOfTests?: Map<string, Promise<Content>>;
  snapshotsOfTests?: Map<string, Buffer>;
};
place.contentOfTests ??= new Map();
place.snapshotsOfTests ??= new Map();
const kept = place.contentOfTests;
const snapshots = place.snapshotsOfTests;

/**
 * Returns a copy of a folder's content as of today, which a test may change. The content is cached for the
 * files of the same process: reading takes ten times as long as copying.
 */
export async function contentOf(folder: string): Promise<Content> {
  const key = keyOf(folder);
  if (!kept.has(key)) kept.set(key, read(folder));
  return structuredClone((await kept.get(key))!);
}

/** Writes the snapshot of a folder's unchanged content, which is made once for the files of the process. */
export async function writeSnapshotOf(folder: string, file: string): Promise<void> {
  const { STORE_CLOCK, BUILD_MOMENT, DRAFTS, STRIPE_TAX } = process.env;
  const key = [keyOf(folder), STORE_CLOCK, BUILD_MOMENT, DRAFTS, STRIPE_TAX].join(' ');
  const known = snapshots.get(key);
  if (known) {
    await mkdir(path.dirname(file), { recursive: true });
    return writeFile(file, known);
  }
  await writeSnapshot(await contentOf(folder), file);
  snapshots.set(key, await readFile(file));
}

const keyOf = (folder: string) => [folder, dayOf(buildNow()), process.env.STRIPE_SECRET_KEY].join(' ');

async function read(folder: string): Promise<Content> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) throw new Error(`The catalogue has faults: ${JSON.stringify(problems)}`);
  return content;
}

/** Removes all stock limits, for tests that buy at random until everything would be sold out. */
export function withoutStock({ products }: Content): void {
  for (const { data } of products) for (const format of data.formats) delete format.stock;
}
