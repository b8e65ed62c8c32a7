import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentLoader } from '#src/catalogue/reading/collection-loader.ts';
import { contentOfBuild, rereadContent } from '#src/catalogue/reading/load-content.ts';

type DataEntry = Parameters<LoaderContext['store']['set']>[0];

const SHOP = path.resolve(import.meta.dirname, '../../fixtures/minimal-shop');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-loader-'));
  await cp(SHOP, folder, { recursive: true });
  vi.stubEnv('CONTENT_FOLDER', folder);
  await rereadContent();
});
afterEach(() => {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('found.content')];
  return rm(folder, { recursive: true, force: true });
});

/** What Astro stores of a collection, and what it was asked to render. */
function astro() {
  const entries = new Map<string, DataEntry>();
  const renderMarkdown = vi.fn(async (text: string) => ({ html: `<p>${text}</p>` }));
  const store = {
    keys: () => [...entries.keys()],
    get: (id: string) => entries.get(id),
    set: (entry: DataEntry) => entries.set(entry.id, entry),
    delete: (id: string) => entries.delete(id),
  };
  const context = {
    store,
    renderMarkdown,
    generateDigest: (text: string) => text,
    config: { root: pathToFileURL(`${folder}/`) },
  };
  return {
    entries,
    renderMarkdown,
    load: () => contentLoader('products').load(context as unknown as LoaderContext),
  };
}

test('Astro gets validated content, with its Markdown rendered', async () => {
  const { entries, load } = astro();
  await load();
  const { products } = await contentOfBuild();
  expect([...entries.values()].map(({ id, data, body }) => ({ id, data, body }))).toEqual(
    products.map(({ id, data, body }) => ({ id, data, body })),
  );
  for (const { rendered, body } of entries.values()) expect(rendered).toEqual({ html: `<p>${body}</p>` });
});

test('content that an earlier release has stored without sanitizing is rendered again', async () => {
  const { entries, renderMarkdown, load } = astro();
  await load();
  for (const entry of entries.values()) {
    entry.digest = JSON.stringify([entry.data, entry.body]);
    entry.rendered = { html: '<form action="https://evil.example/">' };
  }
  renderMarkdown.mockClear();
  await load();
  expect(renderMarkdown).toHaveBeenCalledTimes(entries.size);
  for (const { rendered } of entries.values()) expect(rendered?.html).not.toContain('form');
});

test('an edit changes only that entry, and an entry without its file is removed', async () => {
  const { entries, renderMarkdown, load } = astro();
  await load();
  const [first] = entries.values();
  const before = renderMarkdown.mock.calls.length;
  const file = path.join(folder, `products/${first!.id}.md`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}\nOne line more.\n`);
  await rereadContent();
  await load();
  expect(renderMarkdown).toHaveBeenCalledTimes(before + 1);
  expect(entries.get(first!.id)?.rendered?.html).toContain('One line more.');
  await rm(file);
  await rereadContent();
  await load();
  expect(entries.has(first!.id)).toBe(false);
});

test('an invalid edit keeps the former content', async () => {
  const before = await contentOfBuild();
  const [product] = before.products;
  await writeFile(path.join(folder, `products/${product!.id}.md`), 'no front matter');
  await expect(rereadContent()).rejects.toThrow(`products/${product!.id}.md: the whole file: front matter`);
  expect(await contentOfBuild()).toBe(before);
});
