import { noSuch } from '../http/errors.ts';
import type { Table } from '../state/table.ts';

type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number };
type PageParams = { limit?: number; starting_after?: string; ending_before?: string };
type ApiListObject<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

/** Entries by place. The newest has the highest place; a place may be empty. */
type Shelf<V> = {
  places: number;
  placeOf(id: string): number | undefined;
  at(place: number): V | undefined;
};

type Listing<V> = {
  table: Table<V>;
  /** Only the entries with this key in an index. */
  within?: { index: string; key: string } | undefined;
  isWanted?: (value: V) => boolean;
};

type Page = { url: string; kind: string; params: PageParams & { created?: Range | undefined } };

/**
 * One page of a table, newest first. Reads only the entries that it needs to fill the page, so a page at
 * the end of a long list is as fast as the first.
 * @throws {ApiError} 400 if the cursor is not in the list
 */
export function listPage<V, T extends { id: string }>(
  { table, within, isWanted = () => true }: Listing<V>,
  show: (value: V) => T,
  page: Page,
): ApiListObject<T> {
  const { created } = page.params;
  const isListed = (value: V) => isWanted(value) && isInRange(table.timeOf(value), created);
  if (within)
    return pageOf(shelfOf(table.by(within.index, within.key), show), [0, Infinity], isListed, show, page);
  const { from, to } = limitsOf(created);
  return pageOf(table, table.placesBetween(from, to), isListed, show, page);
}

/** One page of a short list. `all` is in the order of the response. */
export function paginate<T extends { id: string }>(all: readonly T[], page: Page): ApiListObject<T> {
  const show = (value: T) => value;
  return pageOf(shelfOf([...all].reverse(), show), [0, Infinity], () => true, show, page);
}

function pageOf<V, T extends { id: string }>(
  shelf: Shelf<V>,
  [lowest, end]: readonly [number, number],
  isListed: (value: V) => boolean,
  show: (value: V) => T,
  { url, kind, params }: Page,
): ApiListObject<T> {
  const { limit = 10, starting_after: after, ending_before: before } = params;
  const isBackward = before !== undefined;
  const cursor = before ?? after;
  const place = cursor === undefined ? shelf.places : placeOf(shelf, cursor, kind, isBackward);
  const found: T[] = [];
  const take = (at: number) => {
    const value = shelf.at(at);
    if (value !== undefined && isListed(value)) found.push(show(value));
  };
  const top = Math.min(end, shelf.places);
  if (isBackward)
    for (let at = Math.max(place + 1, lowest); at < top && found.length <= limit; at++) take(at);
  else for (let at = Math.min(place, top) - 1; at >= lowest && found.length <= limit; at--) take(at);
  const data = found.slice(0, limit);
  return { object: 'list', data: isBackward ? data.reverse() : data, has_more: found.length > limit, url };
}

/** Whether a Unix time is in the range of the parameter `created`. */
function isInRange(time: number, range: Range | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

/** The first and last second of a range. */
function limitsOf(range: Range | undefined): { from: number; to: number } {
  if (typeof range === 'number') return { from: range, to: range };
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return { from: Math.max(gt + 1, gte), to: Math.min(lt - 1, lte) };
}

function shelfOf<V>(values: readonly V[], show: (value: V) => { id: string }): Shelf<V> {
  return {
    places: values.length,
    at: (place) => values[place],
    placeOf(id) {
      const place = values.findIndex((value) => show(value).id === id);
      return place < 0 ? undefined : place;
    },
  };
}

function placeOf(shelf: Shelf<unknown>, id: string, kind: string, isBackward: boolean): number {
  const place = shelf.placeOf(id);
  if (place === undefined) throw noSuch(kind, id, isBackward ? 'ending_before' : 'starting_after', 400);
  return place;
}
