/**
 * `npm run compare`: compares a running store with the build in `dist`,
 * and fails with a list of differences.
 */
import path from 'node:path';
import { forTerminal } from '#src/core/for-terminal.ts';
import { Argument, command, InvalidArgumentError, runCommand } from '../lib/command-line/command.ts';
import { CommandError } from '../lib/command-line/errors.ts';

const compare = command(
  'npm run compare',
  'Compares a running store with the build in dist: every script and style byte for byte, pages with all their headers. Run it weekly from another machine, on the build of the current release, with the store’s settings.',
  [['https://found.example', 'the store at that address']],
).addArgument(
  new Argument('<address>', 'the public address of the store').argParser((text: string) => {
    if (!/^https?:\/\//.test(text) || !URL.canParse(text))
      throw new InvalidArgumentError('Use a URL, as in https://found.example.');
    return new URL(text).origin;
  }),
);

compare.action(async (origin: string) => {
  const { compareLive } = await import('#tools/compare/compare-live.ts');
  // The edge function reads its settings from the platform.
  Object.assign(globalThis, { Netlify: { env: { get: (name: string) => process.env[name] } } });
  const differences = await compareLive(origin, path.resolve('dist')).catch((error: Error) => {
    if (error.message !== 'fetch failed') throw error;
    throw new CommandError(`${origin} does not answer.`);
  });
  for (const { address: where, what, found } of differences)
    console.error(forTerminal(`${where}: ${what} differs from the release: ${found.slice(0, 200)}`));
  if (differences.length > 0)
    throw new CommandError(`${differences.length} differences between the store and its release.`);
  console.log('All scripts, styles and headers match the release.');
});
await runCommand(compare);
