/**
 * `npm run fuzz`: sends generated requests to every operation of the
 * API and checks each response against its description.
 */
import { command, Option, runCommand } from '../lib/command-line/command.ts';
import { wholeNumber } from '../lib/command-line/values.ts';
import { run } from '../lib/run.ts';

const fuzz = command(
  'npm run fuzz',
  'Sends generated requests with hostile values to every operation of the API, and checks each answer against the API’s description. Reduces failing requests and prints them with the seed.',
  [['--requests 100000 --seed 7', 'a hundred thousand repeatable requests']],
)
  .addOption(new Option('--requests <number>', 'how many requests').argParser(wholeNumber(1)).default(10_000))
  .addOption(new Option('--seed <number>', 'repeats a run; random by default').argParser(wholeNumber(1)));

fuzz.action(async ({ requests, seed }: { requests: number; seed?: number }) => {
  process.exitCode = await run(
    'vitest',
    ['run', '--project', 'functions', 'tests/functions/api/fuzz.test.ts'],
    {
      FUZZ_REQUESTS: String(requests),
      FUZZ_SEED: String(seed ?? Math.floor(Math.random() * 2 ** 31)),
    },
  );
});
await runCommand(fuzz);
