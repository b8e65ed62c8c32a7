import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { allFundings } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { type Ended, endFundings } from '../fundings/end-fundings.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';

/** How long new work is started, in ms. The platform ends a scheduled call after 30 s. */
const BUDGET = 15_000;

/** Scheduled every ten minutes, not callable from outside: decides the fundings that have ended. */
export default async function fundingsOften(): Promise<Response> {
  const started = Date.now();
  try {
    const ended = await endFundings(database(), allFundings(), storeNow(), {
      hasTime: () => Date.now() - started < BUDGET,
    });
    const isFine = ended.isWhole && ended.errors === 0;
    if (!isFine || ended.successful + ended.failed + ended.waiting > 0)
      log(isFine ? 'info' : 'error', 'fundings', ended);
    if (!isFine) await reportError(new Error(gapIn(ended)), { side: 'server', path: 'fundings' });
    return new Response(null, { status: isFine ? 204 : 500 });
  } catch (error) {
    log('error', 'fundings', describeError(error));
    await reportError(error, { side: 'server', path: 'fundings' });
    return new Response(null, { status: 500 });
  }
}

/** The message for the operator. The log names the fundings. */
function gapIn({ errors, isWhole }: Ended): string {
  return [
    errors > 0 && `${errors} funding(s) could not be ended`,
    !isWhole && 'not all of them could be looked at in time',
  ]
    .filter(Boolean)
    .join('; ');
}

export const config: Config = { schedule: '*/10 * * * *' };
