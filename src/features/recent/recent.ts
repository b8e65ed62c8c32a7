/** Where a tab keeps what was looked at in it: ids and times, nothing else, gone when the tab is shut. */
export const RECENT_KEY = 'found:recent';

/** More than this is not kept. */
export const RECENT_MOST = 12;

/** How many are shown. */
export const SHOWN = 6;

/** A product that was looked at, and when, in ms since the epoch. */
export type Seen = { id: string; at: number };

const ID = /^[a-z0-9-]{1,64}$/;

/** Reads what a tab has stored, newest first. Whatever is damaged or foreign in it is left out; it never throws. */
export function decodeSeen(text: string | null): Seen[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(entries)) return [];
    const seen = entries.filter(isSeen).map(({ id, at }) => ({ id, at }));
    return uniqueById(seen.sort((a, b) => b.at - a.at));
  } catch {
    return [];
  }
}

/** The list with a product at its head; one that was in it moves up. */
export function withSeen(seen: readonly Seen[], id: string, at: number): Seen[] {
  return uniqueById([{ id, at }, ...seen]);
}

function uniqueById(seen: readonly Seen[]): Seen[] {
  const isFirst = ({ id }: Seen, at: number) => seen.findIndex((other) => other.id === id) === at;
  return seen.filter(isFirst).slice(0, RECENT_MOST);
}

function isSeen(entry: unknown): entry is Seen {
  const { id, at } = (entry ?? {}) as Partial<Seen>;
  return typeof id === 'string' && ID.test(id) && typeof at === 'number' && Number.isFinite(at);
}
