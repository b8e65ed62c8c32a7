import type { Database } from '#functions/db/open.ts';

/** Counts the statements to the database from now on, including begin and commit. */
export function countStatements(db: Database): () => number {
  let count = 0;
  const pool = db.$client;
  const counting = (client: { query: (...args: never[]) => unknown }) => {
    const { query } = client;
    client.query = (...args) => {
      count += 1;
      return query.apply(client, args);
    };
    return () => {
      client.query = query;
    };
  };
  const undo = new Map<object, () => void>();
  const acquire = (client: object) => void undo.set(client, counting(client as never));
  const release = (_: unknown, client: object) => void undo.get(client)?.();
  pool.on('acquire', acquire).on('release', release);
  return () => {
    pool.off('acquire', acquire).off('release', release);
    return count;
  };
}
