import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { readPublished } from '#src/catalogue/reading/read-published.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

test('content that was checked has the digest of the content that a build reads, until it is edited', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-digest-'));
  try {
    await cp(contentFolder(), folder, { recursive: true });
    const checked = await readAndCheck(folder, NOW);
    expect(checked.problems).toEqual([]);
    const read = await readPublished(folder, NOW);
    expect(read.digest).toBe(checked.digest);
    expect(read.content).toEqual(checked.content);
    const product = path.join(folder, 'products/a-slow-loaf.md');
    const text = await readFile(product, 'utf8');
    const digests = new Set([read.digest]);
    await writeFile(product, text.replace('GB: 2200', 'GB: 2300'));
    digests.add((await readPublished(folder, NOW)).digest);
    await writeFile(product, text);
    await rename(product, path.join(folder, 'products/another-loaf.md'));
    digests.add((await readPublished(folder, NOW)).digest);
    expect(digests.size).toBe(3);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
