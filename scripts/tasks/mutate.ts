/**
 * `npm run mutate`: makes small changes to the code (mutants)
 * with Stryker and reports those that no test detects.
 */

import { mutate } from '#tools/mutation/mutate.ts';
import { scopeOf, WHOLE } from '#tools/mutation/scopes.ts';
import { Argument, command, Option, runCommand } from '../lib/command-line/command.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { wholeNumber } from '../lib/command-line/values.ts';

type Options = { sample?: number; seed: number; concurrency: number };

const mutation = command(
  'npm run mutate',
  'Makes small changes to the code (mutants) with Stryker and lists those that no test detects. Without a folder: all mutants of src/core and of the pure modules of functions (pure), and 200 random ones in each folder of functions that moves money, goods or mails. Writes the reports to test-results/mutation.',
  [
    ['src/core/tax', 'all mutants of a folder'],
    ['functions/orders --sample 200 --seed 22', 'two hundred random mutants'],
  ],
)
  .addArgument(new Argument('[folders...]', 'folders or files, or pure'))
  .addOption(
    new Option('--sample <number>', 'the number of random mutants per folder; 0 for all').argParser(
      wholeNumber(0),
    ),
  )
  .addOption(new Option('--seed <number>', 'the seed of the sample').argParser(wholeNumber(0)).default(22))
  .addOption(
    new Option('--concurrency <number>', 'the number of mutants to test at once')
      .argParser(wholeNumber(1))
      .default(1),
  );

mutation.action(async (folders: string[], { sample, seed, concurrency }: Options) => {
  const lines: string[] = [];
  for (const name of folders.length > 0 ? folders : WHOLE) {
    const scope = scopeOf(name);
    if (!scope) throw new CommandError(`There is nothing to mutate at ${name}.`);
    lines.push(await mutate({ ...scope, sample: sample ?? scope.sample }, { seed, concurrency }));
  }
  console.log(`\nSeed ${seed}\n${lines.join('\n')}`);
});
await runCommand(mutation);
