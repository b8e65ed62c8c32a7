import { noSuch } from '../http/errors.ts';

type PageParams = { limit?: number; starting_after?: string; ending_before?: string };

type ApiListObject<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

/**
 * One page of a list. `all` is in the order of the answer, newest first.
 * @throws {ApiError} 400 when the cursor names nothing in the list
 */
export function paginate<T extends { id: string }>(
  all: readonly T[],
  url: string,
  kind: string,
  params: PageParams,
): ApiListObject<T> {
  const { limit = 10, starting_after: after, ending_before: before } = params;
  if (before !== undefined) {
    const end = position(all, before, kind, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : position(all, after, kind, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: start + limit < all.length, url };
}

/** Does a Unix time lie in what `created` asks for? */
export function isInRange(
  time: number,
  range: number | { gt?: number; gte?: number; lt?: number; lte?: number } | undefined,
): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

/** A table's values, newest first. */
export function newestFirst<T>(table: Map<string, T>): T[] {
  return [...table.values()].reverse();
}

function position(all: readonly { id: string }[], id: string, kind: string, param: string): number {
  const index = all.findIndex((item) => item.id === id);
  if (index < 0) throw noSuch(kind, id, param, 400);
  return index;
}
