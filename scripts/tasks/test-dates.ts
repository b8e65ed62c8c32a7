/**
 * `npm run test:dates`: runs the tests with the machine's clock ahead, and prints a table with the result
 * of each stage.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Argument, command, runCommand } from '../lib/command-line/command.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { movedClock } from '../lib/moved-clock.ts';
import { ROOT, run } from '../lib/run.ts';
import { stageName, USUAL_STAGES } from '../lib/test-stages.ts';
import type { StageTally } from '../lib/test-summary.ts';

const DAYS = [1, 40, 400];
const NUMBER = /^[+-]?\d+$/;

const testDates = command(
  'npm run test:dates',
  'Runs npm test, or some of its stages, with the machine’s clock 1, 40 and 400 days ahead, or the given days. All processes see the moved clock. Needs Linux and libfaketime.',
  [['400 unit dist', 'two stages, 400 days ahead']],
).addArgument(
  new Argument('[days and stages...]', 'numbers of days, and stages of npm test').argParser(
    (word: string, before: string[] = []) => [...before, NUMBER.test(word) ? word : stageName(word)],
  ),
);

testDates.action(async (words: string[] = []) => {
  const named = words.filter((word) => NUMBER.test(word)).map(Number);
  const asked = words.filter((word) => !NUMBER.test(word));
  // Named, so that none is skipped for having passed at another date.
  const stages = asked.length > 0 ? asked : USUAL_STAGES;
  const rows: object[] = [];
  let isFine = true;
  for (const days of named.length > 0 ? named : DAYS) {
    const { env, shown } = movedClock(days);
    console.log(`\n══ ${days} days from now: ${shown} ${'═'.repeat(30)}`);
    const code = await run(process.execPath, [path.join(ROOT, 'scripts/tasks/test.ts'), ...stages], env);
    isFine &&= code === 0;
    for (const { stage, passed, failed, retried = [], seconds } of await talliesOf())
      rows.push({
        days,
        stage,
        passed,
        failed,
        'second tries': retried.length,
        minutes: Math.round(seconds / 6) / 10,
      });
  }
  console.table(rows);
  if (!isFine) throw new CommandError('Not everything passes on every day. What failed stands above.');
});
await runCommand(testDates);

/** The stage results of the last run; empty if it did not get that far. */
async function talliesOf(): Promise<StageTally[]> {
  const text = await readFile(path.join(ROOT, 'test-results/stages.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as StageTally[];
}
