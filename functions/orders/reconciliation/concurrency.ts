import type { Database } from '#functions/db/open.ts';

/** The number of database connections of the scheduled job. */
export const CONCURRENCY = 8;

/**
 * Runs `work` for each item, in order, with as many at the same time as the pool has connections. Starts no
 * more when the time has run out.
 * @returns false when the time ran out
 * @throws what `work` throws
 */
export async function concurrently<T>(
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
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, db.$client.options.max) }, worker));
  return isWhole;
}
