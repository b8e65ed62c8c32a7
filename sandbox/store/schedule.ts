import type { Context } from '@netlify/functions';
import { MINUTE_MS } from '#src/core/durations.ts';

/** A scheduled function. */
export type Job = { name: string; schedule: string; run(): Promise<Response> };

/**
 * Makes a job of the function with that name. `load` returns its current handler at the time of each call.
 */
export function jobOf(
  name: string,
  schedule: string,
  load: () => Promise<(request: Request, context: Context) => Promise<Response> | Response>,
): Job {
  const run = async () => (await load())(new Request('http://localhost/', { method: 'POST' }), {} as Context);
  return { name, schedule, run };
}

const WORDS: Record<string, string> = { '@hourly': '0 * * * *', '@daily': '0 0 * * *' };

/**
 * Whether a schedule in the platform's format includes this minute (UTC). Supports five fields of `*`,
 * numbers, lists and steps, and the keywords that the store uses.
 * @throws for any other format, so that no job is silently skipped
 */
export function isDue(schedule: string, moment: Date): boolean {
  const fields = (WORDS[schedule] ?? schedule).split(' ');
  if (fields.length !== 5) throw new Error(`The schedule ${schedule} is not known here`);
  const now = [
    moment.getUTCMinutes(),
    moment.getUTCHours(),
    moment.getUTCDate(),
    moment.getUTCMonth() + 1,
    moment.getUTCDay(),
  ];
  return fields.every((field, at) => field.split(',').some((part) => fits(part, now[at] ?? 0)));
}

function fits(part: string, value: number): boolean {
  const [, start, step = '1'] = /^(\*|\d+)(?:\/(\d+))?$/.exec(part) ?? [];
  if (start === undefined) throw new Error(`The schedule’s part ${part} is not known here`);
  return start === '*' ? value % Number(step) === 0 : value === Number(start);
}

/**
 * Runs jobs at the minutes of their schedules, like the platform. Skips a job that is still running. Logs a
 * failed job and runs it again next time.
 * @returns a function that stops the schedule
 */
export function startSchedule(jobs: readonly Job[]): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout;

  function runDue(): void {
    const moment = new Date();
    for (const job of jobs)
      if (!running.has(job.name) && isDue(job.schedule, moment)) running.set(job.name, run(job));
    wait();
  }
  async function run({ name, run: call }: Job): Promise<void> {
    try {
      const { status } = await call();
      if (status >= 400) console.error(`The scheduled function ${name} has failed (${status}).`);
    } catch (error) {
      console.error(`The scheduled function ${name} has failed:`, error);
    } finally {
      running.delete(name);
    }
  }
  function wait(): void {
    // Slightly after the start of the minute, since a timer may fire early.
    timer = setTimeout(runDue, MINUTE_MS - (Date.now() % MINUTE_MS) + 50).unref();
  }
  wait();
  return async () => {
    clearTimeout(timer);
    await Promise.all(running.values());
  };
}
