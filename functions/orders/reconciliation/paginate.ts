import type { Database } from '#functions/db/open.ts';
import { positionOf, savePosition, type Window } from './cursors.ts';

/** A page of a Stripe list, usually newest first. */
type Page<T> = { data: T[]; has_more: boolean };

type Walk<T> = {
  /** The name of its saved progress, such as `sessions`. */
  name: string;
  list: (window: Window, after: string | undefined) => Promise<Page<T>>;
  /**
   * Processes a page. Returns false when the time ran out. Then, or when it throws, the progress stays where
   * it was and the page is read again.
   */
  handle: (page: T[]) => Promise<boolean>;
  /** Where the first run starts. */
  from: Date;
  upTo: Date;
  hasTime: () => boolean;
};

/**
 * The widest and narrowest window, in seconds. A window with more than one page is halved until it fits; the
 * narrowest is read in pages.
 */
const WIDEST = 7 * 24 * 3_600;
const NARROWEST = 60;
/** A window with at most this many entries is followed by one twice as wide: less than half a page. */
const FEW = 45;

/**
 * Reads a Stripe list from the saved progress up to `upTo`, oldest window first, and saves the progress after
 * every page. So an interrupted run is continued by the next one. Returns false when the time ran out.
 */
export async function paginate<T extends { id: string }>(db: Database, options: Walk<T>): Promise<boolean> {
  const { name, list, handle, hasTime } = options;
  const end = seconds(options.upTo);
  let { reached, end: windowEnd, cursor } = await positionOf(db, name, seconds(options.from));
  let width = windowEnd === undefined ? WIDEST : Math.max(NARROWEST, windowEnd - reached);
  while (reached < end) {
    if (!hasTime()) return false;
    const window = { gte: reached, lt: cursor ? (windowEnd ?? end) : Math.min(reached + width, end) };
    let page = await firstPage(list, window, cursor);
    if (page.has_more && width > NARROWEST && !cursor) {
      width = Math.max(NARROWEST, Math.floor(width / 2));
      // Saved, so that a run with few calls does not try the wide windows again.
      await savePosition(db, name, { reached, end: reached + width });
      continue;
    }
    let count = page.data.length;
    if (!(await handle(page.data))) return false;
    for (let last = lastOf(page); last; last = lastOf(page)) {
      await savePosition(db, name, { reached, end: window.lt, cursor: last });
      if (!hasTime()) return false;
      page = await list(window, last);
      count += page.data.length;
      if (!(await handle(page.data))) return false;
    }
    // Widens only when the next window is likely to fit: a page that is too full is a wasted call.
    if (count <= FEW && !cursor) width = Math.min(WIDEST, width * 2);
    reached = window.lt;
    cursor = undefined;
    await savePosition(db, name, { reached, end: reached + width });
  }
  return true;
}

/** Reads all of a window without saving the progress. Returns false when the time ran out. */
export async function readWindow<T extends { id: string }>(
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

/**
 * Stripe deletes some entries (events after 30 days). If the cursor's entry is gone,
 * the window is read from its start.
 */
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

/** The id after which the next page starts; undefined for the last page. */
function lastOf<T extends { id: string }>({ data, has_more }: Page<T>): string | undefined {
  return has_more ? data.at(-1)?.id : undefined;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
