import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { dayOf } from '#src/core/dates.ts';
import { buildNow } from '#src/lib/clock.ts';

/** On globalThis, since modules are loaded again for each file. */
const place = globalThis as { contentOfTests?: Map<string, Promise<Content>> };
place.contentOfTests ??= new Map();
const kept = place.contentOfTests;

/**
 * Returns a copy of a folder's content as of today, which a test may change. The content is cached for the
 * files of the same process: reading takes ten times as long as copying.
 */
export async function contentOf(folder: string): Promise<Content> {
  const key = [folder, dayOf(buildNow()), process.env.STRIPE_SECRET_KEY].join(' ');
  if (!kept.has(key)) kept.set(key, read(folder));
  return structuredClone((await kept.get(key))!);
}

async function read(folder: string): Promise<Content> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) throw new Error(`The catalogue has faults: ${JSON.stringify(problems)}`);
  return content;
}

/** Removes all stock limits, for tests that buy at random until everything would be sold out. */
export function withoutStock({ products }: Content): void {
  for (const { data } of products) for (const format of data.formats) delete format.stock;
}
