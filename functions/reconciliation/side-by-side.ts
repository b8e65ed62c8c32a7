import type { Database } from '../db/open.ts';

/** As many as the scheduled job has connections to the database. */
export const SIDE_BY_SIDE = 8;

/**
 * Does `work` for each item, as many at a time as the pool has connections, so that none waits for one in vain, and begun in the
 * order of the items. No further one is begun once the time is up: false
 * then. @throws what `work` throws
 */
export async function sideBySide<T>(
  db: Database,
  items: readonly T[],
  hasTime: () => boolean,
  work: (item: T) => Promise<void>,
): Promise<boolean> {
  const waiting = [...items];
  let isWhole = true;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (!hasTime()) {
        isWhole = false;
        return;
      }
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, db.$client.options.max) }, worker));
  return isWhole;
}
