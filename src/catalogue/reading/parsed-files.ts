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

/** What was found of photographs, by the key of {@link lookOnce}: those of an earlier build, and of this one. */
let recalled = new Map<string, string | undefined>();
const looked = new Map<string, Promise<string | undefined>>();

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

/**
 * Looks into a photograph once, for this build and the next ones.
 *
 * @param key its path, size and time, and what is asked of it
 * @param look returns what is wrong with it
 */
export function lookOnce(key: string, look: () => Promise<string | undefined>): Promise<string | undefined> {
  const known = looked.get(key);
  if (known) return known;
  if (!recalled.has(key)) hasChanged = true;
  const found = recalled.has(key) ? Promise.resolve(recalled.get(key)) : look();
  looked.set(key, found);
  return found;
}

/** The stamp of `recallParsed`, from a hash of the code and one of the settings. */
export const parsedStamp = (code: string, settings: string) => `${code} ${settings}`;

type Memory = { stamp: string; parsed: typeof parsed; photographs: typeof recalled };

/**
 * Loads what an earlier build has parsed and looked into.
 * @param stamp a hash of the code and the settings: another version, region or feature may parse differently
 */
export async function recallParsed(stamp: string): Promise<void> {
  try {
    const memory = deserialize(await readFile(memoryFile())) as Memory;
    if (memory.stamp !== stamp) return;
    parsed = new Map([...memory.parsed, ...parsed]);
    recalled = memory.photographs;
  } catch {
    // It is missing, or incomplete after a full disk.
  }
}

/** Keeps for {@link recallParsed} what was parsed and looked into. */
export async function keepParsed(stamp: string): Promise<void> {
  if (!hasChanged) return;
  const photographs: typeof recalled = new Map();
  for (const [key, found] of looked) photographs.set(key, await found);
  await mkdir(path.dirname(memoryFile()), { recursive: true });
  await writeFile(memoryFile(), serialize({ stamp, parsed, photographs } satisfies Memory));
}
