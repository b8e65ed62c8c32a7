import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_FILES, BUILD_SETTINGS, buildStamp, codeStamp } from '#scripts/lib/build-stamp.ts';
import { ROOT } from '#scripts/lib/run.ts';

const TODAY = new Date('2026-05-01T23:59:59Z');
/** Astro's own variables, and settings that can stop a build, or change its date, and nothing else. */
const NOT_BUILT_FROM = [
  'DEV',
  'SITE',
  'STRIPE_SECRET_KEY',
  'STORE_CLOCK',
  'BUILD_MOMENT',
  'BUILD_CODE',
  'BUILD_CONTENT',
];

describe('a build runs again if something it depends on has changed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stamp-'));
    await mkdir(path.join(folder, 'src/content'), { recursive: true });
    await writeFile(path.join(folder, 'src/content/pan.md'), 'A pan');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a file, its path, and nothing else', async () => {
    const before = await buildStamp(TODAY, {}, folder);
    await writeFile(path.join(folder, 'notes.txt'), 'of no use to a build');
    expect(await buildStamp(TODAY, {}, folder)).toBe(before);
    await writeFile(path.join(folder, 'src/content/pan.md'), 'A pot');
    expect(await buildStamp(TODAY, {}, folder)).not.toBe(before);
  });

  test('the date', async () => {
    const later = (time: string) => buildStamp(new Date(time), {}, folder);
    expect(await later('2026-05-01T00:00:00Z')).toBe(await buildStamp(TODAY, {}, folder));
    expect(await later('2026-05-02T00:00:00Z')).not.toBe(await buildStamp(TODAY, {}, folder));
  });

  test.each(BUILD_SETTINGS)('the setting %s', async (name) => {
    expect(await buildStamp(TODAY, { [name]: 'other' }, folder)).not.toBe(
      await buildStamp(TODAY, {}, folder),
    );
  });

  test('the code alone, which a later build with other content shares, in any deploy', async () => {
    const before = await codeStamp(TODAY, {}, folder);
    await writeFile(path.join(folder, 'src/content/pan.md'), 'Another pan');
    const deploy = { COMMIT_REF: 'abc', DEPLOY_ID: '1', CONTEXT: 'production' };
    expect(await codeStamp(TODAY, deploy, folder)).toBe(before);
    expect(await codeStamp(TODAY, { STRIPE_TAX: '1' }, folder)).not.toBe(before);
    expect(await codeStamp(new Date('2026-05-02T00:00:00Z'), {}, folder)).not.toBe(before);
    await writeFile(path.join(folder, 'src/page.ts'), 'code');
    expect(await codeStamp(TODAY, {}, folder)).not.toBe(before);
  });

  test.each(BUILD_FILES)('the pattern %s names files that exist', (pattern) => {
    expect(globSync(pattern, { cwd: ROOT }).length).toBeGreaterThan(0);
    // Each alternative of a pattern, too.
    const [, before = '', listed = '', after = ''] = /^(.*){(.*)}(.*)$/.exec(pattern) ?? [];
    for (const one of listed ? listed.split(',') : [])
      expect(globSync(before + one + after, { cwd: ROOT }).length, one).toBeGreaterThan(0);
  });

  test('every setting that pages or the build steps read is one of them', () => {
    const files = globSync(
      ['src/**/*.{ts,tsx,astro}', 'packages/illustrations/src/**/*.ts', 'config/**/*.ts', 'astro.config.mjs'],
      { cwd: ROOT },
    );
    const read = new Set(
      files.flatMap((file) =>
        [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(
          ([, name]) => name ?? '',
        ),
      ),
    );
    for (const name of NOT_BUILT_FROM) read.delete(name);
    expect([...read].filter((name) => !(BUILD_SETTINGS as readonly string[]).includes(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(4);
  });
});
