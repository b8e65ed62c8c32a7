import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { BATCH } from './schedule.ts';
import type { Failure, Soaked } from './soak.ts';
import type { Answer, Task } from './worker.ts';

type Told = (done: Soaked, latest: readonly Failure[], upTo: number) => void;

export type Workers = {
  /**
   * Plays this many schedules, with the batches divided between the workers. Calls `told` after each batch,
   * with the number before which all are played.
   */
  soak(which: { seed: number; from: number; count: number }, told: Told): Promise<Soaked>;
  /** Like `shrink`. */
  shrink(seed: number, failure: Failure): Promise<Failure | undefined>;
  close(): void;
};

/** Starts processes that play schedules, each with its own shop. */
export async function openWorkers(count: number): Promise<Workers> {
  const workers = await Promise.all(Array.from({ length: count }, start));
  const [first] = workers as [ChildProcess];
  return {
    async soak({ seed, from, count }, told) {
      const done: Soaked = { schedules: 0, sessions: 0, orders: 0, failures: [] };
      const end = from + count;
      const underWay = new Set<number>();
      let next = from;
      const work = async (worker: ChildProcess) => {
        while (next < end) {
          const begin = next;
          next = Math.min((Math.floor(begin / BATCH) + 1) * BATCH, end);
          underWay.add(begin);
          const answer = await ask(worker, { seed, from: begin, count: next - begin });
          underWay.delete(begin);
          const { played } = answer as Extract<Answer, { played: unknown }>;
          done.schedules += played.schedules;
          done.sessions += played.sessions;
          done.orders += played.orders;
          done.failures.push(...played.failures);
          told(done, played.failures, Math.min(next, ...underWay));
        }
      };
      await Promise.all(workers.map(work));
      return done;
    },
    async shrink(seed, failure) {
      const answer = await ask(first, { seed, failure });
      return (answer as Extract<Answer, { failure: unknown }>).failure;
    },
    close() {
      for (const worker of workers) worker.disconnect();
    },
  };
}

async function start(): Promise<ChildProcess> {
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'));
  await heard(worker);
  return worker;
}

function ask(worker: ChildProcess, task: Task): Promise<Answer> {
  worker.send(task);
  return heard(worker);
}

/** The next message of the worker. @throws if it ends without one */
async function heard(worker: ChildProcess): Promise<Answer> {
  const ended = new AbortController();
  const exit = once(worker, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('A worker of the soak has ended.');
  });
  try {
    const [answer] = await Promise.race([once(worker, 'message'), exit]);
    return answer as Answer;
  } finally {
    exit.catch(() => {});
    ended.abort();
  }
}
