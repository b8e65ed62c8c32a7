/** `npm run production`: lists what is to be printed for buyers, and marks it as handed over or made. */
import type { Database } from '../../functions/db/open.ts';
import { type JobId, listProduction, markProduction } from '../../functions/production/jobs.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { Argument, command, Option, runCommand } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError, UsageError } from '../lib/command-line/errors.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import {
  idText,
  jobIds,
  productionCsv,
  productionRecord,
  productionSentence,
} from '../lib/production-list.ts';
import { withDatabase } from '../lib/with-database.ts';

type Options = Care & { json?: boolean; csv?: boolean; sent?: boolean; done?: boolean };

const production = withCare(
  command(
    'npm run production',
    'Lists what is to be printed for buyers, oldest first, with their words and a picture. A job’s id is the order’s number with the line.',
    [
      ['--csv', 'a table for the printer'],
      ['--sent F-7K3M9-QXAB4/1 F-7K3M9-QXAB4/2', 'marks two jobs as handed over'],
      ['--done F-7K3M9-QXAB4/1', 'marks a job as made'],
    ],
  )
    .addArgument(
      new Argument('[id...]', 'the jobs that --sent or --done marks').argParser(
        (text: string, before: JobId[] = []) => [...before, ...jobIds([text])],
      ),
    )
    .addOption(new Option('--json', 'one JSON object a line').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet'))
    .addOption(new Option('--sent', 'marks jobs as handed over').conflicts(['done', 'json', 'csv']))
    .addOption(new Option('--done', 'marks jobs as made').conflicts(['json', 'csv'])),
);

production.action(async (ids: JobId[] = [], options: Options) => {
  const status = options.sent ? 'sent' : options.done ? 'done' : undefined;
  if (status && ids.length === 0)
    throw new UsageError(`Name the jobs: npm run production -- --${status} F-7K3M9-QXAB4/1`);
  if (!status && ids.length > 0)
    throw new UsageError('Say what is to be done with the jobs: --sent or --done.');
  await withDatabase((db) => (status ? mark(db, ids, status, options) : list(db, options)));
});
await runCommand(production);

async function mark(db: Database, ids: readonly JobId[], status: 'sent' | 'done', care: Care): Promise<void> {
  const jobs = await listProduction(db);
  const known = ids.map((id) => jobs.find((job) => idText(job) === idText(id)));
  const lines = ids.map((id, at) => {
    const job = known[at];
    return job ? productionSentence(productionRecord(job, '')) : `${idText(id)}  nothing is to be made`;
  });
  if (!(await confirm([`Mark as ${status}:`, ...lines.map((line) => `  ${line}`)], care))) return;
  const changed = await markProduction(db, ids, status, storeNow());
  for (const id of changed) console.log(`${idText(id)} is ${status}.`);
  const rest = ids.filter((id) => !changed.some((one) => idText(one) === idText(id)));
  if (rest.length > 0)
    throw new CommandError(
      `Not changed, since there is no such job or it is further on: ${rest.map(idText).join(', ')}.`,
    );
}

async function list(db: Database, { csv, json }: Options): Promise<void> {
  const jobs = (await listProduction(db)).map((job) => productionRecord(job, process.env.SITE_URL ?? ''));
  if (csv) process.stdout.write(productionCsv(jobs));
  else if (json) for (const job of jobs) console.log(forTerminal(JSON.stringify(job)));
  else if (jobs.length === 0) console.log('Nothing is to be made.');
  else for (const job of jobs) console.log(forTerminal(productionSentence(job)));
}
