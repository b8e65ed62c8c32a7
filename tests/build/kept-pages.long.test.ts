import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { REDIRECTS_FILE } from '#src/lib/out-folder.ts';
import { randomOf } from '#tools/soak/random.ts';
import { EDITS, logoIn } from './support/edits.ts';
import { buildAgain, buildOtherShop, type OtherShop } from './support/other-shop.ts';

/**
 * More than the usual number of edits: `EDITS=200 npx vitest run --project long
 * tests/build/kept-pages.long.test.ts`.
 */
const COUNT = Number(process.env.EDITS ?? Object.keys(EDITS).length);
const SEED = Number(process.env.EDITS_SEED ?? 26);
/** A clean build follows after so many edits: a page that was kept wrongly stays wrong until then. */
const COMPARED_AFTER = 6;
/** A deploy of the platform has another id each time. */
const SETTINGS = () => ({ STORE_CLOCK: '2026-11-28T12:00:00Z', DEPLOY_ID: randomUUID() });

let shop: OtherShop;
beforeAll(async () => {
  const content = await mkdtemp(path.join(tmpdir(), 'found-edits-'));
  cpSync(path.resolve(import.meta.dirname, '../fixtures/shop'), content, { recursive: true });
  writeFileSync(path.join(content, 'settings/logo.svg'), logoIn('#aa3311'));
  const settings = path.join(content, 'settings/store.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('brand:', 'brand:\n  logo: ./logo.svg'));
  shop = await buildOtherShop(content, SETTINGS());
}, 300_000);
afterAll(async () => {
  await rm(shop.content, { recursive: true, force: true });
  await shop.remove();
});

// The thread that checks the content finds the first, after which pages were made. The second also breaks
// pages.
test.each([
  ['goesWith', 'goesWith: [bakers-apron]', 'goesWith: [no-such-product]'],
  ['creator', /^creator: .*$/m, 'creator: no-such-creator'],
])(
  'content with a broken reference (%s) is refused, and the build stays as it was',
  async (field, from, to) => {
    await buildAgain(shop, SETTINGS());
    const file = path.join(shop.content, 'products/a-slow-loaf.md');
    const [text, before] = [readFileSync(file, 'utf8'), digestsOf(shop.folder)];
    const broken = text.replace(from, to).replace(/GB: \d+/, 'GB: 4321');
    expect(broken).not.toBe(text);
    writeFileSync(file, broken);
    const said = await buildAgain(shop, SETTINGS()).catch((error: Error) => error.message);
    expect(said).toContain('The content has 1 problem(s)');
    expect(said).toMatch(new RegExp(`a-slow-loaf\\.md: ${field}.*: the id of a `));
    expect(said).not.toContain('cannot be built');
    expect(digestsOf(shop.folder)).toEqual(before);
    writeFileSync(file, text);
    expect(await buildAgain(shop, SETTINGS())).toMatch(/files made, \d+ kept/);
    expect(digestsOf(shop.folder)).toEqual(before);
  },
  600_000,
);

test('after edits, a build that keeps pages is the same, byte for byte, as one that makes every page', async () => {
  const random = randomOf(SEED);
  const names = Object.keys(EDITS);
  const done: string[] = [];
  while (done.length < COUNT) {
    // Each kind of edit in turn, then at random.
    const name = names[done.length] ?? random.pick(names);
    const before = `${shop.content}-before`;
    cpSync(shop.content, before, { recursive: true });
    await EDITS[name]!(shop.content, random);
    const begun = agesOf(shop.folder);
    const said = await buildAgain(shop, SETTINGS()).catch((error: Error) => error.message);
    const isRefused = said.includes('The content has');
    if (isRefused) {
      rmSync(shop.content, { recursive: true });
      cpSync(before, shop.content, { recursive: true });
    } else expect(said, name).not.toContain('failed');
    rmSync(before, { recursive: true });
    if (name.startsWith('price')) {
      // Made with the bundle of the last build. A new text with pictures, or settings, need another one.
      expect(said).toMatch(/files made, \d+ kept/);
      const after = agesOf(shop.folder);
      const kept = [...begun].filter(([page, age]) => after.get(page) === age);
      expect(kept.length).toBeGreaterThan(begun.size / 2);
      expect(kept.length).toBeLessThan(begun.size);
    }
    done.push(isRefused ? `${name} (refused)` : name);
    if (done.length % COMPARED_AFTER > 0 && done.length < COUNT) continue;
    const kept = digestsOf(shop.folder);
    await buildAgain(shop, SETTINGS(), ['--clean']);
    const clean = digestsOf(shop.folder);
    const other = Object.keys({ ...kept, ...clean }).filter((file) => kept[file] !== clean[file]);
    expect(other, done.join(', ')).toEqual([]);
  }
  const refused = done.filter((name) => name.endsWith('(refused)'));
  expect(refused.length, refused.join(', ')).toBeLessThanOrEqual(COUNT / 10);
}, 6_000_000);

/** When the pages of products were written (Unix time in ms): a page that is kept is not written again. */
function agesOf(folder: string): Map<string, number> {
  const products = path.join(folder, 'dist/products');
  return new Map(readdirSync(products).map((name) => [name, statSync(path.join(products, name)).mtimeMs]));
}

/** The digest of each file of a build, and of what its functions read. The time of a build is left out. */
function digestsOf(folder: string): Record<string, string> {
  const digests: Record<string, string> = {
    redirects: digestOf(readFileSync(path.join(folder, REDIRECTS_FILE))),
  };
  const snapshot = new DatabaseSync(path.join(folder, SNAPSHOT_FILE), { readOnly: true });
  const tables = snapshot.prepare("select name from sqlite_master where type = 'table' order by name").all();
  for (const { name } of tables) {
    const rows = snapshot.prepare(`select * from ${name}`).all();
    const kept = rows.filter(({ kind, id }) => kind !== 'build' || id !== 'moment');
    digests[`snapshot ${name}`] = digestOf(JSON.stringify(kept.map((row) => JSON.stringify(row)).sort()));
  }
  snapshot.close();
  const dist = path.join(folder, 'dist');
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'build.json') continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const text = entry.name.endsWith('.xml')
      ? bytes.toString().replace(/<lastBuildDate>.*?<\/lastBuildDate>/, '')
      : bytes;
    digests[path.relative(dist, file)] = digestOf(text);
  }
  return digests;
}

const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
