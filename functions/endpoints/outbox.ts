import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { HANDLERS } from '../background/handlers.ts';
import { database } from '../db/open.ts';
import { drain } from '../outbox/drain.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';

/** The platform ends a scheduled call after 30 s, and a batch that was begun may take 20 of them. In ms. */
const BUDGET = 8_000;

/** Every minute, called by the platform and by nobody else: sends the mails that are due, and tries again those that failed. */
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
