import type { Config } from '@netlify/functions';
import { allFundings } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { endFundings } from '../fundings/end-fundings.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';

/** Decides the fundings that have ended. The log names the ones that failed. */
export default scheduledJob({
  name: 'fundings',
  run: (now, time) => endFundings(database(), allFundings(), now, time),
  failureOf: ({ errors, isWhole }) =>
    failures(
      errors > 0 && `${errors} funding(s) could not be ended`,
      !isWhole && 'not all of them could be looked at in time',
    ),
  isIdle: ({ successful, failed, waiting }) => successful + failed + waiting === 0,
});

export const config: Config = { schedule: '*/10 * * * *' };
