import * as z from 'zod/mini';
import { listOf, readJson, text } from './tolerant.ts';

/** Maximum number of stored products. */
export const RECENT_MAX = 12;

/** A viewed product, and when, in ms since the epoch. */
const seen = z.object({ id: text(64).check(z.regex(/^[a-z0-9-]+$/)), at: z.number() });

export type Seen = z.output<typeof seen>;

const recentlyViewed = listOf(seen);

/** Reads the stored list, newest first. Drops invalid entries. Never throws. */
export function decodeRecent(stored: unknown): Seen[] {
  const entries = readJson(recentlyViewed, stored) ?? [];
  return uniqueById(entries.sort((a, b) => b.at - a.at));
}

/** The list with a product moved or added to the top. */
export function withSeen(list: readonly Seen[], id: string, at: number): Seen[] {
  return uniqueById([{ id, at }, ...list]);
}

function uniqueById(list: readonly Seen[]): Seen[] {
  const isFirst = ({ id }: Seen, at: number) => list.findIndex((other) => other.id === id) === at;
  return list.filter(isFirst).slice(0, RECENT_MAX);
}
