/**
 * `npm run test:dates [-- 400 unit dist]`: runs all of `npm test`, or the stages that are named, with the machine's clock one day,
 * forty days and four hundred days ahead, or as many days as are named; then says in a table how each stage went.
 * Every process sees the moved clock, the build's, the server's, the database's, Deno's and the browser's alike.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { movedClock } from '../lib/moved-clock.ts';
import { ROOT, run, stop } from '../lib/run.ts';
import { describeRuns, type StageTally } from '../lib/tally.ts';

const DAYS = [1, 40, 400];

const words = process.argv.slice(2);
const named = words.filter((word) => /^[+-]?\d+$/.test(word)).map(Number);
const stages = words.filter((word) => !/^[+-]?\d+$/.test(word));
const runs: { days: number; stages: StageTally[] }[] = [];
let isFine = true;

for (const days of named.length > 0 ? named : DAYS) {
  const { env, shown } = movedClock(days);
  console.log(`\n══ ${days} days from now: ${shown} ${'═'.repeat(30)}`);
  const code = await run(process.execPath, [path.join(ROOT, 'scripts/tasks/test.ts'), ...stages], env);
  isFine &&= code === 0;
  runs.push({ days, stages: await talliesOf() });
}
console.log(`\n${describeRuns(runs)}`);
if (!isFine) stop('Not everything passes on every day. What failed stands above.');

/** What the run has just left, stage by stage; nothing when it did not get so far. */
async function talliesOf(): Promise<StageTally[]> {
  const text = await readFile(path.join(ROOT, 'test-results/stages.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as StageTally[];
}
