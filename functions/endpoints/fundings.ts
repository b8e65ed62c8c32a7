import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { endFundings } from '../fundings/end-fundings.ts';
import { allFundings } from '../platform/catalogue.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';

/** The platform ends a scheduled call after 30 s. In ms. */
const BUDGET = 15_000;

/** Every ten minutes, called by the platform and by nobody else: decides the fundings whose end has come. */
export default async function fundingsOften(): Promise<Response> {
  const started = Date.now();
  try {
    const ended = await endFundings(database(), allFundings(), storeNow(), {
      hasTime: () => Date.now() - started < BUDGET,
    });
    const isFine = ended.isWhole && ended.errors === 0;
    if (!isFine || ended.successful + ended.failed + ended.waiting > 0)
      log(isFine ? 'info' : 'error', 'fundings', ended);
    if (ended.errors > 0)
      await reportError(new Error(`${ended.errors} funding(s) could not be ended`), {
        side: 'server',
        path: 'fundings',
      });
    return new Response(null, { status: isFine ? 204 : 500 });
  } catch (error) {
    log('error', 'fundings', describeError(error));
    await reportError(error, { side: 'server', path: 'fundings' });
    return new Response(null, { status: 500 });
  }
}

export const config: Config = { schedule: '*/10 * * * *' };
