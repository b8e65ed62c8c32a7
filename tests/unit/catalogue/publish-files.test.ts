import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { publishFiles } from '#src/catalogue/snapshot/publish-files.ts';
import { endingOf } from '#src/core/products/digital-files.ts';

let content: Content;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-files-'));
  ({ content } = await readContent(contentFolder(), new Date('2026-11-22T12:00:00Z')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stored = async () => (await readdir(path.join(folder, 'downloads'))).toSorted();

/** The first bytes of each kind of file. */
const STARTS: Record<string, string> = {
  epub: 'PK\x03\x04',
  pdf: '%PDF-',
  webm: '\x1aE\xdf\xa3',
  vtt: 'WEBVTT',
};

test('every digital format on sale has its files, each of the kind that its name says', async () => {
  const files = await publishFiles(content, folder);
  const digital = content.products.flatMap(({ id, data }) =>
    data.formats.filter(({ type }) => type === 'Digital File').map((format) => `${id}/${format.id}`),
  );
  expect([...files.keys()].toSorted()).toEqual(digital.toSorted());
  expect(files.get('dashi/film')!.map(({ name }) => name)).toEqual(['dashi.webm', 'dashi.vtt', 'dashi.pdf']);
  for (const { name, key, size } of [...files.values()].flat()) {
    expect(key).toMatch(/^downloads\/[0-9a-f]{40}\.\w+$/);
    const bytes = await readFile(path.join(folder, key!));
    expect(bytes.length).toBe(size);
    expect(bytes.toString('latin1'), name).toMatch(new RegExp(`^${STARTS[endingOf(name)]}`));
  }
});

test('a corrected edition is another file, the former one is removed, and what is not written yet has none', async () => {
  const own = path.join(folder, 'own.epub');
  const book = content.products.find(({ id }) => id === 'a-slow-loaf')!;
  const ebook = book.data.formats.find(({ type }) => type === 'Digital File')!;
  const formats = [{ ...ebook, files: [{ name: 'A Loaf.epub', src: own }, { name: 'Later.pdf' }] }];
  const shop = { ...content, products: [{ ...book, data: { ...book.data, formats } }] };
  const publish = async (text: string) => {
    // Another file in its place, as editors and version control write it.
    await rm(own, { force: true });
    await writeFile(own, text);
    return (await publishFiles(shop, folder)).get(`a-slow-loaf/${ebook.id}`)!;
  };
  const [first, later] = await publish('one');
  expect(first).toMatchObject({ name: 'A Loaf.epub', size: 3 });
  expect(later).toEqual({ name: 'Later.pdf' });
  expect(await publish('one')).toEqual([first, later]);
  const [second] = await publish('another');
  expect(second!.key).not.toBe(first!.key);
  expect(await stored()).toEqual([path.basename(second!.key!)]);
});
