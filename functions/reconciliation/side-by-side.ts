/** As many as the job has connections to the database: more would wait for each other there. */
export const SIDE_BY_SIDE = 8;

/**
 * Does `work` for each item, a few at a time, begun in the order of the items. No further one is begun once the time is up: false
 * then. @throws what `work` throws
 */
export async function sideBySide<T>(
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
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return isWhole;
}
