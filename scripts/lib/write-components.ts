import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { releaseOf } from '#src/lib/release.ts';
import { CommandError } from './command-line/errors.ts';
import { ROOT } from './run.ts';

const FLAGS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

/**
 * Writes the components of this release as a CycloneDX document. Includes the development packages, which
 * npm marks as such.
 * @returns the file's name in `folder`, and the number of components
 * @throws CommandError if npm cannot create the list
 */
export async function writeComponents(folder: string = ROOT): Promise<{ file: string; count: number }> {
  const { stdout } = await promisify(execFile)('npm', FLAGS, { cwd: ROOT, maxBuffer: 64e6 }).catch(() => {
    throw new CommandError(
      'npm could not list the components. To see why, run: npm sbom --sbom-format cyclonedx',
    );
  });
  const list = JSON.parse(stdout) as { components: unknown[]; metadata: { component: { name: string } } };
  const { name } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { name: string };
  // npm uses the name of the folder.
  list.metadata.component.name = name;
  const file = `${name}-${releaseOf(process.env)}.cdx.json`;
  await writeFile(path.join(folder, file), `${JSON.stringify(list, null, 2)}\n`);
  return { file, count: list.components.length };
}
