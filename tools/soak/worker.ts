/**
 * One of the processes of a soak, each with its own shop and PostgreSQL. Its parent sends it what to play; it
 * ends with its parent.
 */
import { register } from 'tsx/esm/api';
import type { Failure, Soaked } from './soak.ts';

// The functions' error page needs this loader, so every import of a function comes after it.
register();
const { openPostgres } = await import('#tests/functions/helpers/postgres-server.ts');
const { quietly } = await import('./quietly.ts');
const { BATCH } = await import('./schedule.ts');
const { openShop } = await import('./shop.ts');
const { shrink, soak } = await import('./soak.ts');

export type Task =
  | { seed: number; from: number; count: number }
  /** A failure to shrink. */
  | { seed: number; failure: Failure };
/** `failure` is undefined if a schedule does not fail alone. */
export type Answer = { played: Soaked } | { failure: Failure | undefined };

const database = await openPostgres();
process.once('disconnect', async () => {
  await database.close();
  process.exit();
});
const shop = await openShop(database.socketUrl, BATCH);
quietly();
process.on('message', async (task: Task) => {
  const answer: Answer =
    'failure' in task
      ? { failure: await shrink(shop, task.seed, task.failure) }
      : { played: await soak(shop, task) };
  process.send!(answer);
});
process.send!('ready');
