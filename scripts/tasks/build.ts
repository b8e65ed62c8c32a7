/**
 * `npm run build`: builds the store into dist/, its functions into .functions/ and its edge function into
 * .edge-functions/, as the platform deploys them.
 */
import { command, runCommand } from '../lib/command-line/command.ts';

const build = command(
  'npm run build',
  'Checks the content and the settings, and builds the store into dist/ and its functions into .functions/.',
);

build.action(async () => {
  const { buildStore } = await import('../lib/build-store.ts');
  const { bundleEdgeFunctions, bundleFunctions } = await import('../lib/bundle-functions.ts');
  const { loadSettingsFile } = await import('../lib/settings-file.ts');
  const { uploadSourceMaps } = await import('../lib/upload-source-maps.ts');
  loadSettingsFile();
  await buildStore();
  await bundleFunctions();
  await bundleEdgeFunctions();
  await uploadSourceMaps();
});
await runCommand(build);
