/** `npx found content`: checks content files, and generates test content to measure a large catalogue. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { describeProblem } from '#src/catalogue/reading/parse-file.ts';
import { describeWarning } from '#src/catalogue/reading/unused-files.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { nth } from '#src/lib/nth.ts';
import { Argument, action, type Command, InvalidArgumentError } from '../lib/command-line/command.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { wholeNumber } from '../lib/command-line/values.ts';
import { writeCatalogue } from '../lib/synthetic/write-catalogue.ts';

const MOST = 1_000_000;

export const examples = [
  ['check', 'checks the content of this shop'],
  ['check ../my-shop', 'checks another folder'],
  ['generate 10000 /tmp/large-catalogue', 'writes ten thousand made-up products into a new folder'],
] as const;

/** Declares the commands for content. */
export function declare(content: Command): void {
  action(
    content,
    'check',
    'checks every content file, and names each mistake with its file and field; warns of files that nothing uses',
    true,
  )
    .addArgument(new Argument('[folder]', 'a content folder; CONTENT_FOLDER or src/content by default'))
    .action(check);
  action(
    content,
    'generate',
    'writes valid content with made-up products, to measure a large catalogue; the same number always gives the same files',
  )
    .addArgument(
      new Argument('<products>', `how many products, ${MOST} at most`).argParser((text) => {
        const count = wholeNumber(1)(text);
        if (count > MOST) throw new InvalidArgumentError(`Use ${MOST} or fewer.`);
        return count;
      }),
    )
    .addArgument(new Argument('<folder>', 'a folder that is new or empty'))
    .action(generate);
}

async function check(folder?: string): Promise<void> {
  const target = path.resolve(folder ?? contentFolder());
  if (!existsSync(target)) throw new CommandError(`There is no folder ${target}.`);
  const { problems, warnings } = await readAndCheck(target);
  for (const warning of warnings()) console.warn(describeWarning(warning));
  if (problems.length === 0) {
    console.log(`The content in ${target} is valid.`);
    return;
  }
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new CommandError(
    [`The content in ${target} has ${count}:`, ...problems.map(describeProblem)].join('\n'),
  );
}

async function generate(count: number, folder: string): Promise<void> {
  const target = path.resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CommandError(`${target} is not empty. Name a folder that is new or empty.`);
  const started = performance.now();
  const files = await writeCatalogue(count, target);
  const written = performance.now();
  console.log(`${files} files for ${count} products in ${target} (${seconds(started, written)})`);

  const { problems } = await readAndCheck(target);
  if (problems.length > 0)
    throw new CommandError(
      `The content has ${problems.length} problem(s), the first: ${describeProblem(nth(problems, 0))}`,
    );
  console.log(`Read and checked, without problems (${seconds(written, performance.now())})`);
}

function seconds(from: number, to: number): string {
  return `${((to - from) / 1000).toFixed(1)} s`;
}
