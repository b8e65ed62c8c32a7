/**
 * `npm run bench [-- name [number]]`: measures the store, each thing beside what it is to be held against, in one run.
 * `cold-start`, `snapshot`, `pages`, `paint`, `checkout`, `search` and `api` take the number of rounds; `build` takes how many made-up products to build too,
 * `operator` how many orders there are, `look-ups` how many of each kind.
 * Without a name all of them run. `pages`, `paint`, `checkout`, `search` and `cold-start` look at the build that is there (npm run build).
 */

import { availableParallelism, loadavg } from 'node:os';
import { nth } from '../../src/lib/nth.ts';
import { stop } from '../lib/run.ts';

type Bench = (rounds?: number, size?: number) => Promise<void>;

const BENCHES = new Map<string, () => Promise<{ default: Bench }>>(
  Object.entries({
    'cold-start': () => import('../../tests/bench/cold-start.ts'),
    snapshot: () => import('../../tests/bench/snapshot.ts'),
    pages: () => import('../../tests/bench/pages.ts'),
    paint: () => import('../../tests/bench/paint.ts'),
    checkout: () => import('../../tests/bench/checkout.ts'),
    search: () => import('../../tests/bench/search.ts'),
    'look-ups': () => import('../../tests/bench/look-ups.ts'),
    operator: () => import('../../tests/bench/operator.ts'),
    api: () => import('../../tests/bench/api.ts'),
    build: () => import('../../tests/bench/build.ts'),
  }),
);

const [name, asked] = process.argv.slice(2);
const number = asked === undefined ? undefined : Number(asked);
if (name !== undefined && !BENCHES.has(name))
  stop(`There is no bench called ${name}.`, `There are: ${[...BENCHES.keys()].join(', ')}.`);
if (number !== undefined && !(Number.isInteger(number) && number > 0))
  stop(`${asked} is no number of rounds or products.`);

console.log(
  `Node ${process.versions.node}, ${availableParallelism()} processors, load ${nth(loadavg(), 0).toFixed(1)}`,
);
for (const [each, load] of BENCHES) {
  if (name && name !== each) continue;
  console.log(`\n── ${each} ${'─'.repeat(60 - each.length)}`);
  const { default: bench } = await load();
  if (each === 'build') await bench(undefined, number);
  else await bench(number);
}
process.exit(0);
