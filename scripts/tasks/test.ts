/**
 * `npm test`: all checks and all tests, on a real build of a small shop and in a real browser. `demo` checks the
 * shop in `src/content`, while it is the demo. With `all`, also runs the
 * rules, functions and packages on later days. Prints the duration and failures of each stage; the last line is the
 * tally.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEST_SHOP } from '../../tests/setup/test-shop.ts';
import { buildStore, checkedContent } from '../lib/build-store.ts';
import { findChromium } from '../lib/chromium.ts';
import { Argument, command, runCommand } from '../lib/command-line/command.ts';
import { findFirefox } from '../lib/firefox.ts';
import { movedClock } from '../lib/moved-clock.ts';
import { ROOT, run } from '../lib/run.ts';
import { describeTally, playwrightTally, type StageTally, type Tally, vitestTally } from '../lib/tally.ts';
import { STAGE_NAMES, type Stage, stagesOf, USUAL_STAGES } from '../lib/test-stages.ts';
import { arePackagesTested, notePackagesTested } from '../lib/tested-packages.ts';

const REPORTS = path.join(ROOT, 'test-results');
const STAGES: Readonly<Record<Stage, () => Promise<Tally>>> = {
  check,
  unit,
  packages,
  build,
  dist,
  e2e,
  demo,
  days40: () => onOtherDay(40),
  days400: () => onOtherDay(400),
};

const { CONTENT_FOLDER, OUT_FOLDER } = process.env;
/** The settings of the shop itself, which those of the tests' shop replace. */
const ownSettings = { CONTENT_FOLDER, OUT_FOLDER };

const asked: { stages?: readonly Stage[]; isNamed?: boolean } = {};
await runCommand(
  command(
    'npm test',
    'Runs every check and every test, on a real build and in a real browser, or some stages. The tests of packages are skipped if they have passed on the same files, unless packages or all is named. days40 and days400 run units, functions and packages with the clock ahead; they run with all.',
    [
      ['unit e2e', 'two stages'],
      ['all', 'every stage, and units, functions and packages on other days'],
    ],
  )
    .addArgument(
      new Argument('[stages...]', `some of ${STAGE_NAMES.join(', ')}, or all`).argParser(
        (name: string, before: Stage[] = []) => [...before, ...stagesOf(name)],
      ),
    )
    .action((named: Stage[] = []) => {
      asked.isNamed = named.length > 0;
      asked.stages = asked.isNamed ? named : USUAL_STAGES;
    }),
);
const { stages } = asked;
if (!stages) process.exit();
const tallies: StageTally[] = [];
const total = { passed: 0, failed: 0, skipped: 0, retried: [] as string[], failures: [] as string[] };

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
for (const stage of stages) {
  const started = performance.now();
  console.log(`\n── ${stage} ${'─'.repeat(60 - stage.length)}`);
  const tally = await STAGES[stage]();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  total.retried.push(...(tally.retried ?? []));
  total.failures.push(...(tally.failures ?? []));
  tallies.push({ stage, seconds: (performance.now() - started) / 1000, ...tally });
  await writeFile(path.join(REPORTS, 'stages.json'), JSON.stringify(tallies));
}
console.log('');
const seconds = tallies.reduce((sum, one) => sum + one.seconds, 0);
for (const one of [...tallies, { stage: 'all', seconds }])
  console.log(`${one.stage.padEnd(8)}  ${(one.seconds / 60).toFixed(1)} min`);
console.log(`\n${describeTally(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function check(): Promise<Tally> {
  const code = await run(process.execPath, [path.join(ROOT, 'scripts/tasks/check.ts')]);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  return { passed: 0, failed: 1, skipped: 0, failures: ['check'] };
}

function unit(): Promise<Tally> {
  return vitest('unit', ['tests/unit', 'tests/functions']);
}

async function packages(): Promise<Tally> {
  if (!asked.isNamed && (await arePackagesTested())) {
    console.log('Skipped: nothing has changed since they passed here. npm test -- packages runs them.');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const tally = await vitest('packages', ['--project=packages']);
  if (tally.failed === 0 && tally.passed > 0) await notePackagesTested();
  return tally;
}

async function build(): Promise<Tally> {
  Object.assign(process.env, TEST_SHOP);
  await buildStore({ isReused: true });
  return { passed: 1, failed: 0, skipped: 0 };
}

async function demo(): Promise<Tally> {
  for (const [name, value] of Object.entries(ownSettings)) process.env[name] = value ?? '';
  const { settings } = await checkedContent();
  if (!settings[0]?.data.demo) {
    console.log('Skipped: the content is not the demo’s. npm run build checks it.');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  await buildStore({ isReused: true });
  return vitest('demo', ['--project=demo']);
}

function dist(): Promise<Tally> {
  return vitest('dist', ['tests/build']);
}

async function e2e(): Promise<Tally> {
  await run('playwright', ['test'], {
    ...findChromium(),
    ...findFirefox(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(REPORTS, 'e2e.json'),
  });
  return playwrightTally(path.join(REPORTS, 'e2e.json'));
}

function onOtherDay(days: number): Promise<Tally> {
  const { env, shown } = movedClock(days);
  console.log(`${days} days from now: ${shown}`);
  return vitest(`days${days}`, ['--project=unit', '--project=functions', '--project=packages'], env);
}

async function vitest(name: string, chosen: string[], env: Record<string, string> = {}): Promise<Tally> {
  const file = path.join(REPORTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestTally(file, await run('vitest', ['run', ...chosen, ...reporters], env));
}
