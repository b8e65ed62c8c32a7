import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { HANDLERS } from '../jobs/outbox-handlers.ts';
import { drain } from '../outbox/drain.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';

/**
 * How long new batches are started, in ms. The platform ends a scheduled call after 30 s, and a batch may
 * take 20.
 */
const BUDGET = 8_000;

/** Scheduled every minute, not callable from outside: processes due outbox rows and retries failed ones. */
export default async function outboxEveryMinute(): Promise<Response> {
  const started = Date.now();
  try {
    const done = await drain(database(), HANDLERS, storeNow(), {
      hasTime: () => Date.now() - started < BUDGET,
    });
    const isFine = done.givenUp === 0;
    if (done.done + done.failed + done.givenUp > 0) log(isFine ? 'info' : 'error', 'outbox', done);
    if (!isFine)
      await reportError(new Error(`${done.givenUp} row(s) of the outbox were given up`), {
        side: 'server',
        path: 'outbox',
      });
    return new Response(null, { status: isFine ? 204 : 500 });
  } catch (error) {
    log('error', 'outbox', describeError(error));
    await reportError(error, { side: 'server', path: 'outbox' });
    return new Response(null, { status: 500 });
  }
}

export const config: Config = { schedule: '* * * * *' };
