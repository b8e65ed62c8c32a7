/**
 * `npm test`: all checks and all tests, on a real build of a small shop and in a real browser. `demo` checks
 * the shop in `src/content`, while it is the demo. With `all`, also runs the
 * rules, functions and packages on later days. Prints the duration and failures of each stage; the last line
 * is the tally.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEST_SHOP } from '#tests/setup/test-shop.ts';
import { buildStore, checkedContent } from '../lib/build-store.ts';
import { findChromium } from '../lib/chromium.ts';
import { Argument, command, runCommand } from '../lib/command-line/command.ts';
import { filesIn } from '../lib/files-in.ts';
import { findFirefox } from '../lib/firefox.ts';
import { movedClock } from '../lib/moved-clock.ts';
import { type CoveredStage, hashOf, hasPassed, notePassed } from '../lib/passed-stages.ts';
import { installPlatformTool } from '../lib/platform-tool.ts';
import { ROOT, run, runBuffered } from '../lib/run.ts';
import { STAGE_NAMES, type Stage, stagesOf, USUAL_STAGES } from '../lib/test-stages.ts';
import {
  describeTally,
  playwrightTally,
  type StageTally,
  type Tally,
  vitestTally,
} from '../lib/test-summary.ts';

const REPORTS = path.join(ROOT, 'test-results');
const STAGES: Readonly<Record<Stage, () => Promise<Tally>>> = {
  check,
  unit,
  packages,
  build,
  dist,
  e2e,
  demo,
  long,
  platform,
  days40: () => onOtherDay(40),
  days400: () => onOtherDay(400),
};

const { CONTENT_FOLDER = '', OUT_FOLDER = '' } = process.env;
/** The settings of the shop itself, which those of the tests' shop replace. */
const ownSettings = { CONTENT_FOLDER, OUT_FOLDER };

const asked: { stages?: readonly Stage[]; isNamed?: boolean } = {};
await runCommand(
  command(
    'npm test',
    'Runs every check and every test, on a real build and in a real browser, or some stages. packages and long, which has the slow tests, are skipped if they have passed on the same files, unless they or all is named. platform builds and serves with the platform’s own tool; days40 and days400 run units, functions and packages with the clock ahead. These run with all.',
    [
      ['unit e2e', 'two stages'],
      ['all', 'every stage, also on the platform’s own tool and on other days'],
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

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
for (const stage of stages) {
  const started = performance.now();
  console.log(`\n── ${stage} ${'─'.repeat(60 - stage.length)}`);
  const tally = await STAGES[stage]();
  tallies.push({ stage, seconds: (performance.now() - started) / 1000, ...tally });
  await writeFile(path.join(REPORTS, 'stages.json'), JSON.stringify(tallies));
}
console.log('');
const seconds = tallies.reduce((sum, one) => sum + one.seconds, 0);
for (const one of [...tallies, { stage: 'all', seconds }])
  console.log(`${one.stage.padEnd(8)}  ${(one.seconds / 60).toFixed(1)} min`);
const total = sumOf(tallies);
console.log(`\n${describeTally(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function check(): Promise<Tally> {
  const code = await run(process.execPath, [path.join(ROOT, 'scripts/tasks/check.ts')]);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  return { passed: 0, failed: 1, skipped: 0, failures: ['check'] };
}

function unit(): Promise<Tally> {
  return vitest('unit', ['--project=unit', '--project=functions', '--tagsFilter=!long']);
}

function packages(): Promise<Tally> {
  return unlessPassed('packages', () => vitest('packages', ['--project=packages']));
}

/** Runs a stage if it is named, or if what it covers has changed since it passed. */
async function unlessPassed(stage: CoveredStage, runStage: () => Promise<Tally>): Promise<Tally> {
  const hash = await hashOf(stage);
  if (!asked.isNamed && (await hasPassed(stage, hash))) {
    console.log(`Skipped: nothing that it covers has changed since it passed. npm test -- ${stage} runs it.`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const tally = await runStage();
  if (tally.failed === 0 && tally.passed > 0) await notePassed(stage, hash);
  return tally;
}

/** Builds the tests' shop, and the demo beside it if its stage follows: a build uses about one core. */
async function build(): Promise<Tally> {
  const shops = [TEST_SHOP, ...(stages?.includes('demo') && (await isDemo()) ? [ownSettings] : [])];
  const scripts = ['shop-modules-hook.ts', 'build-shop.ts'].map((name) => `./scripts/lib/${name}`);
  const codes = await Promise.all(
    shops.map((env) => runBuffered(process.execPath, ['--import', ...scripts], env)),
  );
  Object.assign(process.env, TEST_SHOP);
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed, skipped: 0 };
}

async function demo(): Promise<Tally> {
  Object.assign(process.env, ownSettings);
  if (!(await isDemo())) {
    console.log('Skipped: the content is not the demo’s. npm run build checks it.');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  await buildStore({ isReused: true });
  return vitest('demo', ['--project=demo']);
}

/** Whether the shop's own content is the demo. Without the settings of the tests' shop. */
async function isDemo(): Promise<boolean> {
  const { settings } = await checkedContent();
  return settings[0]?.data.demo !== undefined;
}

function dist(): Promise<Tally> {
  return vitest('dist', ['--project=build', '--project=roaster']);
}

function e2e(): Promise<Tally> {
  return playwright('e2e');
}

/**
 * What takes long and rarely fails: long tests, tests of the database again on the embedded one, and walks.
 */
function long(): Promise<Tally> {
  return unlessPassed('long', async () => {
    await build();
    return sumOf([
      await vitest('long', ['--project=long']),
      // What is skipped here has run in `unit`.
      { ...(await vitest('tagged-long', await taggedLong())), skipped: 0 },
      await vitest('embedded', ['--project=functions', ...(await testsThatSay(/withDatabases\(/))], {
        TEST_DATABASES: 'embedded',
      }),
      await playwright('long-e2e', { LONG: '1' }),
    ]);
  });
}

async function taggedLong(): Promise<string[]> {
  const files = await testsThatSay(/\btags:\s*\[[^\]]*'long'/);
  return ['--project=unit', '--project=functions', '--tagsFilter=long', ...files];
}

/** The platform's own tool is half a gigabyte, so it is installed only here. */
async function platform(): Promise<Tally> {
  if (await installPlatformTool()) return vitest('platform', ['--project=platform']);
  console.log('Skipped: npm’s registry was not reached, which has the platform’s command line.');
  return { passed: 0, failed: 0, skipped: 1 };
}

/** The test files, but those of the project `long`, that have this text. */
async function testsThatSay(part: RegExp): Promise<string[]> {
  const files = await filesIn(ROOT, ['tests/{unit,functions}/**/*.test.ts']);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((file, at) => !file.endsWith('.long.test.ts') && part.test(texts[at] ?? ''));
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (what: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[what], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    retried: tallies.flatMap(({ retried = [] }) => retried),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  };
}

async function playwright(name: string, env: Record<string, string> = {}): Promise<Tally> {
  const file = path.join(REPORTS, `${name}.json`);
  await run('playwright', ['test'], {
    ...findChromium(),
    ...findFirefox(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...env,
  });
  return playwrightTally(file);
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
