import { env } from '../env.ts';

/** The moment at which fundings are judged: now, or what `FUNDING_CLOCK` says, for tests and demonstrations. */
export function fundingNow(): Date {
  const { FUNDING_CLOCK } = env();
  return FUNDING_CLOCK ? new Date(FUNDING_CLOCK) : new Date();
}
