import type { Config } from '@netlify/functions';
import { allFundings } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { endFundings } from '../fundings/end-fundings.ts';
import { followSurveys } from '../fundings/surveys/ask-backers.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';

/**
 * Decides the fundings that have ended, and asks and reminds backers of surveys.
 * The log names the ones that failed.
 */
export default scheduledJob({
  name: 'fundings',
  run: async (now, time) => {
    const ended = await endFundings(database(), allFundings(), now, time);
    return { ...ended, surveyMails: await followSurveys(database(), now) };
  },
  failureOf: ({ errors, isWhole }) =>
    failures(
      errors > 0 && `${errors} funding(s) could not be ended`,
      !isWhole && 'not all of them could be looked at in time',
    ),
  isIdle: ({ successful, failed, waiting, surveyMails }) => successful + failed + waiting + surveyMails === 0,
});

export const config: Config = { schedule: '*/10 * * * *' };
