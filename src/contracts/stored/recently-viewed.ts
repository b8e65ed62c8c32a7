import * as z from 'zod/mini';
import { listOf, readJson, text } from './tolerant.ts';

/** More than this is not kept. */
export const RECENT_MAX = 12;

/** A product that was looked at, and when, in ms since the epoch. */
const seen = z.object({ id: text(64).check(z.regex(/^[a-z0-9-]+$/)), at: z.number() });

export type Seen = z.output<typeof seen>;

const recentlyViewed = listOf(seen);

/** Reads what a tab has stored, newest first. Whatever is damaged or foreign in it is left out; it never throws. */
export function decodeRecent(stored: unknown): Seen[] {
  const entries = readJson(recentlyViewed, stored) ?? [];
  return uniqueById(entries.sort((a, b) => b.at - a.at));
}

/** The list with a product at its head; one that was in it moves up. */
export function withSeen(list: readonly Seen[], id: string, at: number): Seen[] {
  return uniqueById([{ id, at }, ...list]);
}

function uniqueById(list: readonly Seen[]): Seen[] {
  const isFirst = ({ id }: Seen, at: number) => list.findIndex((other) => other.id === id) === at;
  return list.filter(isFirst).slice(0, RECENT_MAX);
}
