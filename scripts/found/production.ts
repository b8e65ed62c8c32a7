/** `npx found production`: lists personalized items to print, and marks them as handed over or made. */
import type { Database } from '#functions/db/open.ts';
import { type JobId, listProduction, markProduction } from '#functions/orders/production-jobs.ts';
import { idText, productionRecord } from '#functions/orders/production-record.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { productionCsv } from '#src/core/orders/production.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, Option } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { jobIds, productionSentence } from '../lib/production-list.ts';
import { withDatabase } from '../lib/with-database.ts';

type Form = { json?: boolean; csv?: boolean };

export const examples = [
  ['list --csv', 'a table for the printer'],
  ['sent F-7K3M9-QXAB4/1 F-7K3M9-QXAB4/2', 'marks two jobs as sent to the printer'],
  ['done F-7K3M9-QXAB4/1', 'marks a job as done'],
] as const;

/** Declares the commands for production jobs. */
export function declare(production: Command): void {
  action(
    production,
    'list',
    'lists items to print for buyers, oldest first; a job’s ID is the order number with the line',
    true,
  )
    .addOption(new Option('--json', 'one JSON object a line').conflicts('csv'))
    .addOption(new Option('--csv', 'a table for a spreadsheet'))
    .action((form: Form) => withDatabase((db) => list(db, form)));
  for (const [status, does] of [
    ['sent', 'marks jobs as sent to the printer'],
    ['done', 'marks jobs as done'],
  ] as const)
    withCare(action(production, status, does))
      .addArgument(
        new Argument('<job...>', 'IDs of jobs').argParser((text: string, before: JobId[] = []) => [
          ...before,
          ...jobIds([text]),
        ]),
      )
      .action((ids: JobId[], care: Care) => withDatabase((db) => mark(db, ids, status, care)));
}

async function mark(db: Database, ids: readonly JobId[], status: 'sent' | 'done', care: Care): Promise<void> {
  const jobs = await listProduction(db);
  const known = ids.map((id) => jobs.find((job) => idText(job) === idText(id)));
  const lines = ids.map((id, at) => {
    const job = known[at];
    return job ? productionSentence(productionRecord(job, '')) : `${idText(id)}  there is no such job`;
  });
  if (!(await confirm([`Mark as ${status}:`, ...lines.map((line) => `  ${line}`)], care))) return;
  const changed = await markProduction(db, ids, status, storeNow());
  for (const id of changed) console.log(`${idText(id)} is ${status}.`);
  const rest = ids.filter((id) => !changed.some((one) => idText(one) === idText(id)));
  if (rest.length > 0)
    throw new CommandError(
      `Not changed, because there is no such job or its status is later: ${rest.map(idText).join(', ')}.`,
    );
}

async function list(db: Database, { csv, json }: Form): Promise<void> {
  const jobs = (await listProduction(db)).map((job) => productionRecord(job, process.env.SITE_URL ?? ''));
  if (csv) process.stdout.write(productionCsv(jobs));
  else if (json) for (const job of jobs) console.log(forTerminal(JSON.stringify(job)));
  else if (jobs.length === 0) console.log('There are no production jobs.');
  else for (const job of jobs) console.log(forTerminal(productionSentence(job)));
}
