import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_SETTINGS, buildStamp } from '../../../scripts/lib/build-stamp.ts';
import { ROOT } from '../../../scripts/lib/run.ts';

describe('a build is made anew when something that it was made of has changed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stamp-'));
    await mkdir(path.join(folder, 'src/content'), { recursive: true });
    await writeFile(path.join(folder, 'src/content/pan.md'), 'A pan');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a file, its place, and nothing else', async () => {
    const before = await buildStamp({}, folder);
    await writeFile(path.join(folder, 'notes.txt'), 'of no use to a build');
    expect(await buildStamp({}, folder)).toBe(before);
    await writeFile(path.join(folder, 'src/content/pan.md'), 'A pot');
    expect(await buildStamp({}, folder)).not.toBe(before);
  });

  test.each(BUILD_SETTINGS)('the setting %s', async (name) => {
    expect(await buildStamp({ [name]: 'other' }, folder)).not.toBe(await buildStamp({}, folder));
  });

  test('every setting that pages or the build’s own steps read is among them', () => {
    const files = globSync(['src/**/*.{ts,tsx,astro}', 'config/**/*.ts', 'astro.config.mjs'], { cwd: ROOT });
    const read = new Set(
      files.flatMap((file) =>
        [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(
          ([, name]) => name ?? '',
        ),
      ),
    );
    for (const ownOfAstro of ['DEV', 'SITE']) read.delete(ownOfAstro);
    expect([...read].filter((name) => !(BUILD_SETTINGS as readonly string[]).includes(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(4);
  });
});
