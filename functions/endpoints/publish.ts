import type { Config } from '@netlify/functions';
import { builtAt } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { notifyRecovered } from '../jobs/publishing/failed-builds.ts';
import { requestDueBuild } from '../jobs/publishing/request-build.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';
import { env } from '../platform/env.ts';

/**
 * Requests a build when something is to be published, and at the end of each day in UTC. Tells the operator
 * when the site is built again after a build failed.
 */
export default scheduledJob({
  name: 'publish',
  run: async (now) => {
    const hook = env().BUILD_HOOK_URL;
    const built = builtAt();
    const solved = built ? await notifyRecovered(database(), built, now) : 0;
    const request = hook ? await requestDueBuild(database(), hook, now) : { requested: false, calls: 0 };
    return { ...request, solved };
  },
  failureOf: ({ calls }) =>
    failures(calls > 1 && `the site was not built after ${calls - 1} request(s): look at the last builds`),
  isIdle: ({ requested, solved }) => !requested && solved === 0,
});

export const config: Config = { schedule: '* * * * *' };
