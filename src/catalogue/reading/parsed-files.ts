import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ContentKind } from '#src/content.schemas.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { parseFile } from './parse-file.ts';

type Found = ReturnType<typeof parseFile>;

/** The last text and result of each file. The results are serialised, so that each reader gets a copy. */
let parsed = new Map<string, { text: string; found: Uint8Array }>();
let hasChanged = false;

const memoryFile = () => path.join(outFolder(), '.cache/parsed-content.bin');

/** Parses a file only when its text has changed since the last read: parsing is most of the work. */
export function parseOnce(place: string, file: string, text: string, kind: ContentKind): Found {
  const last = parsed.get(place);
  if (last?.text === text) return deserialize(last.found) as Found;
  const found = parseFile(file, text, kind);
  parsed.set(place, { text, found: serialize(found) });
  hasChanged = true;
  return found;
}

/** The stamp of `recallParsed`, from a hash of the code and one of the settings. */
export const parsedStamp = (code: string, settings: string) => `${code} ${settings}`;

/**
 * Loads what an earlier build has parsed.
 * @param stamp a hash of the code and the settings: another version, region or feature may parse differently
 */
export async function recallParsed(stamp: string): Promise<void> {
  try {
    const memory = deserialize(await readFile(memoryFile())) as { stamp: string; parsed: typeof parsed };
    if (memory.stamp === stamp) parsed = new Map([...memory.parsed, ...parsed]);
  } catch {
    // It is missing, or incomplete after a full disk.
  }
}

/** Keeps what was parsed for {@link recallParsed}. */
export async function keepParsed(stamp: string): Promise<void> {
  if (!hasChanged) return;
  await mkdir(path.dirname(memoryFile()), { recursive: true });
  await writeFile(memoryFile(), serialize({ stamp, parsed }));
}
