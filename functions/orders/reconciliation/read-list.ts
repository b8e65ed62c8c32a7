import type { Window } from './cursors.ts';
import { CLOCK_SKEW_MS, LAG_MS } from './margins.ts';
import { paginate, readWindow } from './paginate.ts';
import type { Run } from './run.ts';

/**
 * Reads a Stripe list from its saved progress, and then its newest entries, which the next run reads again.
 * Returns false when the time ran out.
 */
export async function readList<T extends { id: string }>(
  { db, from, now, hasTime }: Pick<Run, 'db' | 'from' | 'now' | 'hasTime'>,
  list: { name: string } & Pick<Parameters<typeof paginate<T>>[1], 'list' | 'handle'>,
): Promise<boolean> {
  const upTo = new Date(now.getTime() - LAG_MS);
  if (!(await paginate<T>(db, { ...list, from, upTo, hasTime }))) return false;
  const soon = new Date(now.getTime() + CLOCK_SKEW_MS);
  return readWindow<T>({ gte: upTo, lt: soon }, { ...list, hasTime });
}

/** The parameters of one page of a list. */
export function pageParams(created: Window, after: string | undefined) {
  return { created, limit: 100, ...(after && { starting_after: after }) };
}
