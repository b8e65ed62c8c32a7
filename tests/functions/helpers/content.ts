import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { buildNow, dayOf } from '#src/lib/clock.ts';

/** Beside the modules, which are loaded anew again and again. */
const place = globalThis as { contentOfTests?: Map<string, Promise<Content>> };
place.contentOfTests ??= new Map();
const kept = place.contentOfTests;

/**
 * A folder of content as it is read on this day, a copy to change as one likes. What was read is kept for the files that follow in the
 * same process: reading takes ten times as long as copying.
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

/** Lets there be no end of anything, for tests that buy at random until the shelf would be empty. */
export function withoutStock({ products }: Content): void {
  for (const { data } of products) for (const format of data.formats) delete format.stock;
}
