import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import type { DigitalFile } from '#src/core/products/digital-files.ts';
import { publishFiles } from '#src/downloads/publish-files.ts';
import { parseXml, type XmlElement } from './support/xml.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
/**
 * A book with recipes, one with an author whose name is Vietnamese, a course, and a course with a book and
 * cards.
 */
const PRODUCTS = ['mouneh', 'bun', 'dashi', 'tea-at-four', 'broth-is-a-long-conversation'];

let content: Content;
let folder: string;
let files: ReadonlyMap<string, readonly DigitalFile[]>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-files-'));
  ({ content } = await readContent('src/content', NOW));
  files = await publish('one');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Creates the files of some products in a folder with that name, without a cache. */
function publish(name: string, now = NOW) {
  const products = content.products.filter(({ id }) => PRODUCTS.includes(id));
  const place = { folder: path.join(folder, name), sources: path.join(folder, `${name}-sources`) };
  return publishFiles({ ...content, products }, { mode: 'at-build', now, ...place });
}

const bytesOf = async (format: string, name: string) => {
  const file = files.get(format)!.find((one) => one.name === name)!;
  const bytes = await readFile(path.join(folder, 'one', file.key!));
  expect(bytes.length).toBe(file.size);
  return bytes;
};

describe('an EPUB', () => {
  let entries: ZipEntry[];
  let opf: XmlElement;
  const text = (name: string) => entries.find((entry) => entry.name === name)!.content.toString('utf8');
  beforeAll(async () => {
    entries = unzip(await bytesOf('mouneh/ebook', 'mouneh.epub'));
    opf = parseXml(text('EPUB/package.opf'));
  });

  test('starts with its media type, uncompressed, so that its first bytes identify it', async () => {
    expect(entries[0]).toMatchObject({ name: 'mimetype', method: 0 });
    expect(text('mimetype')).toBe('application/epub+zip');
    const bytes = await bytesOf('mouneh/ebook', 'mouneh.epub');
    expect(bytes.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip');
  });

  test('has only well-formed XML, and its container points to its package', () => {
    for (const { name } of entries.filter((entry) => /\.(xml|opf|xhtml)$/.test(entry.name)))
      expect(() => parseXml(text(name).replace('<!DOCTYPE html>\n', '')), name).not.toThrow();
    const [rootfile] = all(parseXml(text('META-INF/container.xml')), 'rootfile');
    expect(rootfile!.attributes.get('full-path')).toBe('EPUB/package.opf');
  });

  test('has its title, its author and its last change in its metadata', () => {
    const said = Object.fromEntries(all(opf, /^dc:/).map(({ name, text: words }) => [name, words]));
    expect(said).toMatchObject({
      'dc:title': 'Mouneh: Putting Up a Year in the Bekaa Valley',
      'dc:creator': 'Rania Khoury',
      'dc:language': 'en',
    });
    expect(said['dc:identifier']).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const modified = all(opf, 'meta').find((meta) => meta.attributes.get('property') === 'dcterms:modified');
    expect(modified!.text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  test('lists every file once, has a reading order, and links to each chapter in its contents', () => {
    const items = new Map(all(opf, 'item').map(({ attributes }) => [attributes.get('id')!, attributes]));
    const listed = [...items.values()].map((item) => `EPUB/${item.get('href')}`);
    const there = entries
      .map(({ name }) => name)
      .filter((name) => name.startsWith('EPUB/') && !name.endsWith('.opf'));
    expect(listed.toSorted()).toEqual(there.toSorted());
    const spine = all(opf, 'itemref').map(
      ({ attributes }) => items.get(attributes.get('idref')!)!.get('href')!,
    );
    expect(spine.slice(0, 2)).toEqual(['cover.xhtml', 'nav.xhtml']);
    const nav = parseXml(text('EPUB/nav.xhtml').replace('<!DOCTYPE html>\n', ''));
    expect(all(nav, 'a').map(({ attributes }) => attributes.get('href'))).toEqual(spine.slice(2));
    expect([...items.values()].find((item) => item.get('properties') === 'cover-image')!.get('href')).toBe(
      'cover.jpg',
    );
    const cover = entries.find(({ name }) => name === 'EPUB/cover.jpg')!;
    expect(cover.content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  test('has the product’s own text and its recipes', () => {
    const words = entries
      .filter(({ name }) => /chapter-\d+\.xhtml$/.test(name))
      .map(({ name }) => text(name))
      .join('');
    expect(words).toContain('Mouneh comes from a word for provisions');
    const recipes = content.recipes.filter(({ data }) => data.products.includes('mouneh'));
    expect(recipes.length).toBeGreaterThan(0);
    for (const { data } of recipes) expect(words).toContain(data.title);
  });
});

describe('a PDF', () => {
  test('can be opened, and has its title, its pages and every letter of its text', async () => {
    const document = await getDocumentProxy(new Uint8Array(await bytesOf('bun/ebook', 'bun.pdf')));
    expect(document.numPages).toBeGreaterThan(4);
    const { info } = await getMeta(document);
    const { data } = content.products.find(({ id }) => id === 'bun')!;
    expect(info).toMatchObject({ Title: data.name });
    const { text } = await extractText(document, { mergePages: true });
    const plain = (words: string) => words.replace(/\s+/g, '');
    expect(plain(text)).toContain(plain(data.summary));
    for (const { data: recipe } of content.recipes.filter((one) => one.data.products.includes('bun'))) {
      expect(plain(text)).toContain(plain(recipe.title));
      for (const step of recipe.steps) expect(plain(text)).toContain(plain(step.text));
    }
    expect(await document.getOutline()).toHaveLength(
      content.recipes.filter((one) => one.data.products.includes('bun')).length + 3,
    );
  });

  test('uses a font with Vietnamese letters for them', async () => {
    const bytes = await bytesOf('broth-is-a-long-conversation/course', 'broth-is-a-long-conversation.pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const creator = content.creators.find(
      ({ id }) =>
        id === content.products.find((one) => one.id === 'broth-is-a-long-conversation')!.data.creator,
    )!;
    expect(creator.data.name).toMatch(/[\u1ea0-\u1ef9]/u);
    expect(text.replace(/\s+/g, '')).toContain(creator.data.name.replace(/\s+/g, ''));
  });

  test('of cards has one recipe on each page', async () => {
    const bytes = await bytesOf('tea-at-four/film-and-cards', 'tea-at-four-cards.pdf');
    const document = await getDocumentProxy(new Uint8Array(bytes));
    expect((await document.getOutline()).length).toBeGreaterThan(0);
    expect(document.numPages).toBeGreaterThanOrEqual((await document.getOutline()).length);
  });
});

describe('a video lesson', () => {
  test('is WebM with VP8 whose duration, index and captions agree', async () => {
    const film = await bytesOf('dashi/film', 'dashi.webm');
    const [header, segment] = ebml(film);
    expect(header!.id).toBe('1a45dfa3');
    expect(find(header!, '4282')!.content.toString()).toBe('webm');
    expect(segment!.id).toBe('18538067');
    expect(find(segment!, '86')!.content.toString()).toBe('V_VP8');
    const number = (element: Ebml) => Number(element.content.readBigUInt64BE());
    const clusters = ebml(segment!.content).filter(({ id }) => id === '1f43b675');
    const times = clusters.map((cluster) => number(find(cluster, 'e7')!));
    expect(times[0]).toBe(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    for (const cluster of clusters) {
      const frame = find(cluster, 'a3')!.content.subarray(4);
      // A VP8 key frame: its lowest bit is 0, and the start code is after three bytes (RFC 6386, 9.1).
      expect(frame[0]! & 1).toBe(0);
      expect(frame.subarray(3, 6).toString('hex')).toBe('9d012a');
      expect([frame.readUInt16LE(6) & 0x3fff, frame.readUInt16LE(8) & 0x3fff]).toEqual([640, 360]);
    }
    const points = ebml(segment!.content)
      .filter(({ id }) => id === '1c53bb6b')
      .flatMap(({ content: its }) => ebml(its));
    expect(points.map((point) => number(find(point, 'b3')!))).toEqual(times);
    expect(points.map((point) => number(find(point, 'f1')!))).toEqual(clusters.map(({ at }) => at));
    const duration = find(segment!, '4489')!.content.readDoubleBE();
    const captions = (await bytesOf('dashi/film', 'dashi.vtt')).toString('utf8');
    expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
    const cues = captions.trim().split('\n\n').slice(1);
    expect(cues).toHaveLength(clusters.length);
    expect(cues.at(-1)).toContain(`--> ${new Date(duration).toISOString().slice(11, 23)}`);
    expect(captions).toContain(content.products.find(({ id }) => id === 'dashi')!.data.name);
  });
});

test('every digital format on sale has its files, and nothing else is published', async () => {
  const formats = content.products
    .filter(({ id }) => PRODUCTS.includes(id))
    .flatMap(({ id, data }) =>
      data.formats.filter(({ type }) => type === 'Digital File').map((format) => `${id}/${format.id}`),
    );
  expect([...files.keys()].toSorted()).toEqual(formats.toSorted());
  for (const its of files.values())
    for (const { key } of its) expect(key).toMatch(/^downloads\/[0-9a-f]{40}[\w.-]*\.\w+$/);
});

test('created again on another day they have the same bytes and names', async () => {
  const again = await publish('two', new Date('2027-12-24T00:00:00Z'));
  expect([...again]).toEqual([...files]);
  for (const { key } of [...files.values()].flat())
    expect(
      (await readFile(path.join(folder, 'two', key!))).equals(await readFile(path.join(folder, 'one', key!))),
    ).toBe(true);
}, 120_000);

type ZipEntry = { name: string; method: number; content: Buffer };

/** The entries of an archive, from its central directory; each is compared with its own header. */
function unzip(bytes: Buffer): ZipEntry[] {
  const { crc32 } = createRequire(import.meta.url)('node:zlib') as { crc32(data: Buffer): number };
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    expect(bytes.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [method, crc, packed, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    expect(bytes.toString('utf8', local + 30, local + 30 + nameLength)).toBe(name);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(from, from + packed);
    const content = method === 0 ? data : inflateRawSync(data);
    expect([content.length, crc32(content)]).toEqual([size, crc]);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return { name, method, content };
  });
}

/** Every descendant with that name, in order. */
function all(element: XmlElement, name: string | RegExp): XmlElement[] {
  return element.children.flatMap((child) => [
    ...((typeof name === 'string' ? child.name === name : name.test(child.name)) ? [child] : []),
    ...all(child, name),
  ]);
}

type Ebml = { id: string; content: Buffer; at: number };
const MASTERS = [
  '1549a966',
  '1654ae6b',
  'ae',
  'e0',
  '1f43b675',
  '1c53bb6b',
  'bb',
  'b7',
  '18538067',
  '1a45dfa3',
];

/** The sibling elements in a byte range; `at` is the start of each. */
function ebml(bytes: Buffer): Ebml[] {
  const elements: Ebml[] = [];
  let at = 0;
  while (at < bytes.length) {
    const begin = at;
    const idLength = Math.clz32(bytes[at]!) - 23;
    const id = bytes.toString('hex', at, at + idLength);
    at += idLength;
    const sizeLength = Math.clz32(bytes[at]!) - 23;
    const size = Number(
      BigInt(`0x${bytes.toString('hex', at, at + sizeLength)}`) ^ (1n << BigInt(7 * sizeLength)),
    );
    at += sizeLength;
    expect(at + size).toBeLessThanOrEqual(bytes.length);
    elements.push({ id, content: bytes.subarray(at, at + size), at: begin });
    at += size;
  }
  return elements;
}

function find(element: Ebml, id: string): Ebml | undefined {
  for (const child of ebml(element.content)) {
    if (child.id === id) return child;
    const inside = MASTERS.includes(child.id) ? find(child, id) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
