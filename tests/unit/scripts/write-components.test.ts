import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeComponents } from '#scripts/lib/write-components.ts';
import PACKAGE from '../../../package.json' with { type: 'json' };

test('the list of components names every package of the build and of the server, with version, licence and hash', {
  tags: ['long'],
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'components-'));
  const { file, count } = await writeComponents(folder);
  const list = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  await rm(folder, { recursive: true });
  expect(file).toMatch(/^found-.+\.cdx\.json$/);
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'found' } } });
  expect(list.components).toHaveLength(count);
  type Component = { group?: string; name: string; version: string; purl: string; hashes: unknown[] };
  const listed = new Map(list.components.map((one: Component) => [`${one.name}@${one.version}`, one]));
  // The project's own packages are folders of it, and have no hash.
  for (const [name, version] of Object.entries({ ...PACKAGE.dependencies, ...PACKAGE.devDependencies }))
    if (version.startsWith('file:'))
      expect(list.components).toContainEqual(expect.objectContaining({ name }));
    else expect(listed.get(`${name}@${version}`), name).toMatchObject({ hashes: [{ alg: 'SHA-512' }] });
});
