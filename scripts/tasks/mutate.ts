/**
 * `npm run mutate [-- folder …] [--sample N] [--seed S] [--concurrency N]`: makes small changes to the code (mutants) with Stryker
 * and says which of them no test notices. Without a folder: all mutants of `src/core` and of the pure modules of `functions`
 * (`pure`), and 200 random ones in each folder of `functions` that moves money, goods or mails. `--sample 0` takes all.
 * The tables and the survivors are left in test-results/mutation.
 */
import { parseArgs } from 'node:util';
import { mutate } from '../lib/mutation/mutate.ts';
import { scopeOf, WHOLE } from '../lib/mutation/scopes.ts';
import { stop } from '../lib/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, concurrency: { type: 'string' } },
});
const number = (name: keyof typeof values): number | undefined => {
  if (values[name] === undefined) return undefined;
  const value = Number(values[name]);
  return Number.isSafeInteger(value) && value >= 0 ? value : stop(`--${name} is a whole number.`);
};
const seed = number('seed') ?? 22;
const sample = number('sample');
const lines: string[] = [];
for (const name of positionals.length > 0 ? positionals : WHOLE) {
  const scope = scopeOf(name) ?? stop(`There is nothing to mutate at ${name}.`);
  const summary = await mutate(
    { ...scope, sample: sample ?? scope.sample },
    { seed, concurrency: number('concurrency') || 1 },
  );
  lines.push(summary);
}
console.log(`\nSeed ${seed}\n${lines.join('\n')}`);
