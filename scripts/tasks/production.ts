/**
 * `npm run production [-- --json | --csv]`: what is to be printed for buyers, oldest first, with their words and a picture.
 * `--sent ID…` marks jobs as handed over, `--done ID…` as made; an id is an order's number with the line, F-7K3M9-QXAB4/1.
 */
import type { Database } from '../../functions/db/open.ts';
import { listProduction, markProduction } from '../../functions/production/jobs.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import {
  idsAfter,
  idText,
  productionCsv,
  productionRecord,
  productionSentence,
} from '../lib/production-list.ts';
import { withDatabase } from '../lib/with-database.ts';

await withDatabase((db) => run(db, process.argv.slice(2)));

async function run(db: Database, words: readonly string[]): Promise<void> {
  for (const status of ['sent', 'done'] as const) {
    const ids = idsAfter(words, `--${status}`);
    if (!ids) continue;
    const changed = await markProduction(db, ids, status, storeNow());
    for (const id of changed) console.log(`${idText(id)} is ${status}.`);
    if (changed.length < ids.length)
      console.log(
        `${ids.length - changed.length} of ${ids.length} were not changed: there is no such job, or it was further on.`,
      );
    return;
  }
  const jobs = (await listProduction(db)).map((job) => productionRecord(job, process.env.SITE_URL ?? ''));
  if (words.includes('--csv')) process.stdout.write(productionCsv(jobs));
  else if (words.includes('--json')) for (const job of jobs) console.log(forTerminal(JSON.stringify(job)));
  else if (jobs.length === 0) console.log('Nothing is to be made.');
  else for (const job of jobs) console.log(forTerminal(productionSentence(job)));
}
