import { eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { watermark } from '../db/schema/orders.ts';

/** A page of a provider's list: newest first, as they all are. */
export type Page<T> = { data: T[]; has_more: boolean };
/** Unix seconds, from `gte` on and before `lt`. */
export type Window = { gte: number; lt: number };

type Walk<T> = {
  /** Whose place is kept, such as `sessions`. */
  name: string;
  list: (window: Window, after: string | undefined) => Promise<Page<T>>;
  /**
   * Does what a page asks for. Answers false when the time was up before its end: the walk ends then, as it does with what is
   * thrown, and the place stays where it was.
   */
  handle: (page: T[]) => Promise<boolean>;
  /** Where a walk begins that has never been on its way. */
  from: Date;
  upTo: Date;
  hasTime: () => boolean;
};

/** In seconds. A window with more than a page in it is halved until it fits; below the smallest its pages are turned. */
const WIDEST = 7 * 24 * 3_600;
const NARROWEST = 60;
/** Less than half a page. */
const FEW = 45;

/**
 * Walks a provider's list from where it stopped the last time up to `upTo`, oldest first, and keeps its place after every window:
 * whoever ends it, the next one goes on. Answers false when the time was up before the end.
 */
export async function walk<T extends { id: string }>(db: Database, options: Walk<T>): Promise<boolean> {
  const { name, list, handle, hasTime } = options;
  const end = seconds(options.upTo);
  let place = await placeOf(db, name, options.from);
  let width = WIDEST;
  while (place < end) {
    if (!hasTime()) return false;
    const window = { gte: place, lt: Math.min(place + width, end) };
    let page = await list(window, undefined);
    if (page.has_more && width > NARROWEST) {
      width = Math.max(NARROWEST, Math.floor(width / 2));
      continue;
    }
    let count = page.data.length;
    if (!(await handle(page.data))) return false;
    while (page.has_more) {
      if (!hasTime()) return false;
      page = await list(window, page.data.at(-1)?.id);
      count += page.data.length;
      if (!(await handle(page.data))) return false;
    }
    place = window.lt;
    await keepPlace(db, name, place);
    // Twice as wide only where that is likely to fit: a page that does not fit is a call for nothing.
    if (count <= FEW) width = Math.min(WIDEST, width * 2);
  }
  return true;
}

/** Looks at everything of a window, newest first, and keeps no place. Answers false when the time was up before the end. */
export async function lookAt<T extends { id: string }>(
  { gte, lt }: { gte: Date; lt: Date },
  { list, handle, hasTime }: Pick<Walk<T>, 'list' | 'handle' | 'hasTime'>,
): Promise<boolean> {
  const window = { gte: seconds(gte), lt: seconds(lt) + 1 };
  let after: string | undefined;
  do {
    if (!hasTime()) return false;
    const page = await list(window, after);
    if (!(await handle(page.data))) return false;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
  return true;
}

async function placeOf(db: Database, name: string, from: Date): Promise<number> {
  const [row] = await db.select().from(watermark).where(eq(watermark.name, name));
  return seconds(row?.reached ?? from);
}

async function keepPlace(db: Database, name: string, place: number): Promise<void> {
  const reached = new Date(place * 1000);
  await db
    .insert(watermark)
    .values({ name, reached })
    .onConflictDoUpdate({ target: watermark.name, set: { reached } });
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
