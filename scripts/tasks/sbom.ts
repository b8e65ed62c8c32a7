/** `npm run sbom`: writes the list of components of this release, for whoever checks it for known defects. */
import { command, runCommand } from '../lib/command-line/command.ts';

const sbom = command(
  'npm run sbom',
  'Writes the list of components of this release (CycloneDX, JSON), from package-lock.json: each package that the store is built and runs on, with its version, licence and hash. Keep the file with the release.',
  [['', 'writes found-1.0.11.cdx.json']],
);

sbom.action(async () => {
  const { writeComponents } = await import('../lib/write-components.ts');
  const { file, count } = await writeComponents();
  console.log(`${file}: ${count} components.`);
});
await runCommand(sbom);
