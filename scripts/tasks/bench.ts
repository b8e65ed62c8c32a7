/** `npm run bench`: measures the store. Runs each benchmark next to its baseline, in the same run. */
import { availableParallelism, loadavg } from 'node:os';
import { nth } from '#src/lib/nth.ts';
import { Argument, command, oneOf, runCommand } from '../lib/command-line/command.ts';
import { wholeNumber } from '../lib/command-line/values.ts';

type Bench = (rounds?: number, size?: number) => Promise<void>;

const BENCHES = new Map<string, () => Promise<{ default: Bench }>>(
  Object.entries({
    'cold-start': () => import('#tools/bench/cold-start.ts'),
    snapshot: () => import('#tools/bench/snapshot.ts'),
    pages: () => import('#tools/bench/pages.ts'),
    paint: () => import('#tools/bench/paint.ts'),
    checkout: () => import('#tools/bench/checkout.ts'),
    search: () => import('#tools/bench/search.ts'),
    'look-ups': () => import('#tools/bench/look-ups.ts'),
    desk: () => import('#tools/bench/desk.ts'),
    operator: () => import('#tools/bench/operator.ts'),
    reconcile: () => import('#tools/bench/reconcile.ts'),
    api: () => import('#tools/bench/api.ts'),
    build: () => import('#tools/bench/build.ts'),
  }),
);
const NAMES = [...BENCHES.keys()];

const bench = command(
  'npm run bench',
  'Measures the store: everything, or one benchmark. pages, paint, checkout, search and cold-start measure the existing build (npm run build).',
  [
    ['', 'all measurements'],
    ['checkout 50', 'the checkout, in 50 rounds'],
    ['build 10000', 'a build with 10,000 made-up products too'],
  ],
)
  .addArgument(new Argument('[name]', `one of ${NAMES.join(', ')}`).argParser(oneOf(NAMES)))
  .addArgument(
    new Argument(
      '[number]',
      'the number of rounds; for build: of products; for desk and operator: of orders; for reconcile: of payments of another shop; for look-ups: of look-ups per kind',
    ).argParser(wholeNumber(1)),
  );

bench.action(async (name: string | undefined, number: number | undefined) => {
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} processors, load ${nth(loadavg(), 0).toFixed(1)}`,
  );
  for (const [each, load] of BENCHES) {
    if (name && name !== each) continue;
    console.log(`\n── ${each} ${'─'.repeat(60 - each.length)}`);
    const { default: measure } = await load();
    if (each === 'build') await measure(undefined, number);
    else await measure(number);
  }
  process.exit(0);
});
await runCommand(bench);
