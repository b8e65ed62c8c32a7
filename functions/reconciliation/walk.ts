import type { Database } from '../db/open.ts';
import { keepPlace, placeOf, type Window } from './place.ts';

/** A page of a provider's list, in whatever order the provider has: newest first, as a rule. */
export type Page<T> = { data: T[]; has_more: boolean };

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
 * Walks a provider's list from where it stopped the last time up to `upTo`, oldest window first, and keeps its place after every page:
 * whoever ends it, the next one goes on. Answers false when the time was up before the end.
 */
export async function walk<T extends { id: string }>(db: Database, options: Walk<T>): Promise<boolean> {
  const { name, list, handle, hasTime } = options;
  const end = seconds(options.upTo);
  let { reached, end: windowEnd, cursor } = await placeOf(db, name, seconds(options.from));
  let width = windowEnd === undefined ? WIDEST : Math.max(NARROWEST, windowEnd - reached);
  while (reached < end) {
    if (!hasTime()) return false;
    const window = { gte: reached, lt: cursor ? (windowEnd ?? end) : Math.min(reached + width, end) };
    let page = await firstPage(list, window, cursor);
    if (page.has_more && width > NARROWEST && !cursor) {
      width = Math.max(NARROWEST, Math.floor(width / 2));
      // Kept, so that a run of a few calls does not try the wide ones in vain again.
      await keepPlace(db, name, { reached, end: reached + width });
      continue;
    }
    let count = page.data.length;
    if (!(await handle(page.data))) return false;
    for (let last = lastOf(page); last; last = lastOf(page)) {
      await keepPlace(db, name, { reached, end: window.lt, cursor: last });
      if (!hasTime()) return false;
      page = await list(window, last);
      count += page.data.length;
      if (!(await handle(page.data))) return false;
    }
    // Twice as wide only where that is likely to fit: a page that does not fit is a call for nothing.
    if (count <= FEW && !cursor) width = Math.min(WIDEST, width * 2);
    reached = window.lt;
    cursor = undefined;
    await keepPlace(db, name, { reached, end: reached + width });
  }
  return true;
}

/** Looks at everything of a window and keeps no place. Answers false when the time was up before the end. */
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
    after = lastOf(page);
  } while (after);
  return true;
}

/** The provider forgets some entries in time (events after thirty days): without the one to go on from, the window begins again. */
async function firstPage<T>(
  list: Walk<T>['list'],
  window: Window,
  cursor: string | undefined,
): Promise<Page<T>> {
  try {
    return await list(window, cursor);
  } catch (error) {
    const { statusCode = 0 } = error as { statusCode?: number };
    if (cursor === undefined || (statusCode !== 400 && statusCode !== 404)) throw error;
    return list(window, undefined);
  }
}

/** The entry after which the next page begins; undefined on the last page. */
function lastOf<T extends { id: string }>({ data, has_more }: Page<T>): string | undefined {
  return has_more ? data.at(-1)?.id : undefined;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
