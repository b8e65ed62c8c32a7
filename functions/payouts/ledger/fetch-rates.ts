import type { Database } from '#functions/db/open.ts';
import { dayOf } from '#src/core/dates.ts';
import { latestRateDay, readRates, saveRates } from './rates.ts';

/** The longest answer that is read, in characters. The bank's file of 90 days has about 150,000. */
const LONGEST = 2_000_000;
const TIMEOUT_MS = 8_000;

/**
 * Reads the European Central Bank's rates from `url`, unless those of today are known.
 * @returns how many were new
 * @throws when the file cannot be read
 */
export async function fetchRates(db: Database, url: string, now: Date): Promise<number> {
  if ((await latestRateDay(db)) === dayOf(now)) return 0;
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The rates of exchange were not found: ${answer.status}`);
  return saveRates(db, readRates((await answer.text()).slice(0, LONGEST)));
}
