import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-unused-'));
  cpSync('tests/fixtures/minimal-shop', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, text = 'x') {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The warnings of the content, by the file's name within it. */
async function warnings(): Promise<string[]> {
  const { problems, warnings: found } = await readAndCheck(folder);
  expect(problems).toEqual([]);
  return found().map(({ file, text }) => `${path.relative(folder, path.resolve(file))}: ${text}`);
}

describe('a file that nothing uses gets a warning, and stops nothing:', () => {
  test.each([
    [
      'a text with another ending',
      'products/plum-jam.markdown',
      'is not read: files of products end in .md. Did you mean plum-jam.md?',
    ],
    [
      'a short ending of YAML',
      'shipping-methods/ship.yml',
      'is not read: files of shipping-methods end in .yaml. Did you mean ship.yaml?',
    ],
    [
      'an ending in capitals',
      'legal/Terms.MD',
      'is not read: files of legal end in .md. Did you mean Terms.md?',
    ],
    [
      'a text in a folder of its kind',
      'products/jams/plum-jam.md',
      `is not read: files of products are in products itself, such as ${path.join('products', 'plum-jam.md')}.`,
    ],
    [
      'a file in a folder that is spelt wrongly',
      'product/plum-jam.md',
      'is not read: content has no folder called product. Did you mean products?',
    ],
    ['a file beside the folders', 'plum-jam.md', 'is not read: content is in folders such as products.'],
    ['a photograph', 'products/photographs/old.jpg', 'no content names it.'],
    ['a file for sale', 'products/files/jam.pdf', 'no content names it.'],
    ['a font', 'settings/lora.woff2', 'no content names it.'],
  ])('%s', async (_, name, text) => {
    put(name);
    expect(await warnings()).toEqual([`${path.normalize(name)}: ${text}`]);
  });

  test('with the name that content has for it, if one is close', async () => {
    put('products/files/jaam.pdf');
    appendFileSync(path.join(folder, 'products/damson-jam.md'), '\nHow it is made: ./files/jam.pdf\n');
    const name = path.join('products', 'files', 'jaam.pdf');
    const meant = path.join('products', 'files', 'jam.pdf');
    expect(await warnings()).toEqual([`${name}: no content names it. Did you mean ${meant}?`]);
  });
});

describe('there is no warning of', () => {
  test('files that a text names, with spaces or as part of an address', async () => {
    put('products/photographs/jar.jpg');
    put('products/photographs/the kettle.jpg');
    appendFileSync(
      path.join(folder, 'products/damson-jam.md'),
      '\n![A jar](photographs/jar.jpg "The jar") ![A kettle](./photographs/the%20kettle.jpg)\n',
    );
    expect(await warnings()).toEqual([]);
  });

  test('what belongs to drafts, to imports, to people and to other programs', async () => {
    const product = path.join(folder, 'products/damson-jam.md');
    const draft = readFileSync(product, 'utf8').replace('---\n', '---\ndraft: true\n');
    put('products/photographs/jar.jpg');
    put('products/plum-jam.md', `${draft}\n![A jar](./photographs/jar.jpg)\n`);
    for (const name of ['imports/shopify.yaml', 'imports/.shopify/products/a.md', 'README.md', '.git/config'])
      put(name);
    put('products/.DS_Store');
    expect(await warnings()).toEqual([]);
  });
});

test('broken files come first: they may name others, so there are no warnings until they are read', async () => {
  put('products/photographs/old.jpg');
  put('products/plum-jam.md', 'no front matter');
  const { problems, warnings: found } = await readAndCheck(folder);
  expect(problems).toHaveLength(1);
  expect(found()).toEqual([]);
});

test.each(['src/content', 'tests/fixtures/shop', 'tests/fixtures/roaster', 'tests/fixtures/minimal-shop'])(
  '%s has no such file',
  async (shop) => {
    const all = (await readAndCheck(shop)).warnings();
    expect(all.filter(({ text }) => /is not read|no content names/.test(text))).toEqual([]);
  },
);
