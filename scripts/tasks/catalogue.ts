/** `npm run catalogue`: writes a valid content folder with as many made-up products as are asked for. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readAndCheck } from '../../src/catalogue/reading/load-content.ts';
import { describeProblem } from '../../src/catalogue/reading/parse-file.ts';
import { nth } from '../../src/lib/nth.ts';
import { Argument, command, InvalidArgumentError, runCommand } from '../lib/command-line/command.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { wholeNumber } from '../lib/command-line/values.ts';
import { writeCatalogue } from '../lib/synthetic/write-catalogue.ts';

const MOST = 1_000_000;

const catalogue = command(
  'npm run catalogue',
  'Writes a valid content folder with made-up products, creators and recipes, to measure a large catalogue. The same number always gives the same files.',
  [['10000 /tmp/large-catalogue', 'ten thousand products in a new folder']],
)
  .addArgument(
    new Argument('<products>', `how many products, ${MOST} at most`).argParser((text) => {
      const count = wholeNumber(1)(text);
      if (count > MOST) throw new InvalidArgumentError(`Write ${MOST} or fewer.`);
      return count;
    }),
  )
  .addArgument(new Argument('<folder>', 'a folder that is new or empty'));

catalogue.action(async (count: number, folder: string) => {
  const target = path.resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CommandError(`${target} is not empty. Name a folder that is new or empty.`);
  const started = performance.now();
  const files = await writeCatalogue(count, target);
  const written = performance.now();
  console.log(`${files} files around ${count} products in ${target} (${seconds(started, written)})`);

  const { problems } = await readAndCheck(target);
  if (problems.length > 0)
    throw new CommandError(
      `The content has ${problems.length} problem(s), the first: ${describeProblem(nth(problems, 0))}`,
    );
  console.log(`Read and checked without a problem (${seconds(written, performance.now())})`);
});
await runCommand(catalogue);

function seconds(from: number, to: number): string {
  return `${((to - from) / 1000).toFixed(1)} s`;
}
