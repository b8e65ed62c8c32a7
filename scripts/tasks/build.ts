/**
 * `npm run build`: builds the store into dist/, its functions into .functions/ and its edge function into
 * .edge-functions/, as the platform deploys them.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { command, Option, runCommand } from '../lib/command-line/command.ts';

const build = command(
  'npm run build',
  'Checks the content and the settings, and builds the store into dist/ and its functions into .functions/. Keeps the pages of the last build that did not change.',
).addOption(new Option('--clean', 'make every page again'));

build.action(async ({ clean = false }: { clean?: boolean }) => {
  // Loading the modules is a tenth of a build of one change.
  enableCompileCache(path.resolve('node_modules/.cache/node'));
  const { buildStore } = await import('../lib/build-store.ts');
  const { bundleChangedFunctions } = await import('../lib/bundle-functions.ts');
  const { loadSettingsFile } = await import('../lib/settings-file.ts');
  const { uploadSourceMaps } = await import('../lib/upload-source-maps.ts');
  loadSettingsFile();
  await buildStore({ isClean: clean });
  await bundleChangedFunctions();
  await uploadSourceMaps();
});
await runCommand(build);
