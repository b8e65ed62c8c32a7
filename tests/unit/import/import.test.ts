import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Outcome } from '#scripts/lib/import/import-products.ts';
import { outcomeText } from '#scripts/lib/import/import-text.ts';
import { readMapping } from '#scripts/lib/import/mapping.ts';
import { type ImportOptions, runImport } from '#scripts/lib/import/run-import.ts';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { apron, exportOf, type Row, single } from './shopify-export.ts';

let folder: string;
let content: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-import-'));
  content = path.join(folder, 'shop');
  cpSync('tests/fixtures/minimal-shop', content, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const MAPPING = `
places:
  - { type: Mugs, category: pantry/jam, goods: tableware, noun: Mug }
collections: { mugs: /pantry/jam }
reductions: { since: 2026-06-01, until: 2026-11-14 }
`;

async function run(
  rows: readonly Row[] | string,
  options: Partial<ImportOptions> = {},
  mapping = MAPPING,
  onTold: (outcome: Outcome) => void = () => {},
) {
  const file = path.join(folder, 'export.csv');
  writeFileSync(file, typeof rows === 'string' ? rows : exportOf(rows));
  writeFileSync(path.join(folder, 'mapping.yaml'), mapping);
  const told: Outcome[] = [];
  const summary = await runImport(
    {
      ...{ source: 'shopify', file, content, prices: { GB: '' }, overwrite: [], isWriting: true },
      mapping: readMapping(path.join(folder, 'mapping.yaml'), true),
      pictures: {},
      ...options,
    },
    (outcome) => {
      told.push(outcome);
      onTold(outcome);
    },
  );
  return { summary, told };
}

const fileOf = (id: string) => path.join(content, 'products', `${id}.md`);
const textOf = (id: string) => readFileSync(fileOf(id), 'utf8');
const fieldsOf = (id: string) => parse(textOf(id).split('---')[1] ?? '');

/** All files of the content with their times, except the import's own. */
function files(): Record<string, number> {
  const names = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('imports') && statSync(path.join(content, name)).isFile(),
  );
  return Object.fromEntries(names.map((name) => [name, statSync(path.join(content, name)).mtimeMs]));
}

describe('an export of 1,000 rows', () => {
  const rows = [
    ...Array.from({ length: 200 }, (_, at) => apron(`apron-${at}`)).flat(),
    ...Array.from({ length: 200 }, (_, at) => single(`mug-${at}`)),
  ];

  test('becomes content that the check accepts, changes nothing again, and keeps what an editor changed', {
    tags: ['long'],
  }, async () => {
    const before = files();
    const dry = await run(rows, { isWriting: false });
    expect(dry.summary).toMatchObject({ counts: { new: 400, 'left out': 0 }, drafts: 0, isWritten: false });
    expect(files()).toEqual(before);

    const first = await run(rows);
    expect(first.summary).toMatchObject({
      counts: { new: 400 },
      drafts: 0,
      isWritten: true,
      csvProblems: [],
    });
    const { content: read, problems } = await readAndCheck(content);
    expect(problems).toEqual([]);
    expect(read.products).toHaveLength(401);
    const written = files();

    const again = await run(rows);
    expect(again.summary.counts).toEqual({ new: 0, changed: 0, unchanged: 400, kept: 0, 'left out': 0 });
    expect(files()).toEqual(written);

    writeFileSync(fileOf('mug-3'), textOf('mug-3').replaceAll('All about', 'Everything about'));
    const edited = textOf('mug-3');
    const changed = rows.map((row) =>
      ['mug-3', 'mug-4'].includes(row.Handle ?? '') ? { ...row, 'Variant Price': '13.00' } : row,
    );
    const update = await run(changed);
    expect(update.summary.counts).toEqual({ new: 0, changed: 1, unchanged: 398, kept: 1, 'left out': 0 });
    const kept = update.told.find(({ state }) => state === 'kept');
    expect(kept).toMatchObject({ id: 'mug-3', differs: ['summary', 'formats', 'the text'] });
    expect(textOf('mug-3')).toBe(edited);
    expect(fieldsOf('mug-4').formats[0].prices).toEqual({ GB: 1300 });

    const over = await run(changed, { overwrite: ['mug-3'] });
    expect(over.summary.counts).toMatchObject({ changed: 1, unchanged: 399, kept: 0 });
    expect(fieldsOf('mug-3').formats[0].prices).toEqual({ GB: 1300 });
  });
});

describe('a product', () => {
  test('has its options, a format for each variant, and one for each combination that is not made', async () => {
    await run(apron('apron'));
    expect(fieldsOf('apron')).toMatchObject({
      name: 'The apron',
      creator: 'maud-ferris',
      goods: 'tableware',
      noun: 'Mug',
      summary: 'All about apron.',
      options: [
        { name: 'Size', values: ['S', 'L'] },
        { name: 'Colour', values: ['Blue', 'Red'] },
      ],
      prices: { GB: 4800 },
      formats: [
        { id: 's-blue', options: ['S', 'Blue'], sku: 'apron-S-Blue', weight: 300, stock: { count: 7 } },
        { id: 'l-blue', sku: 'apron-L-Blue' },
        { id: 'l-red', prices: { GB: 5100 } },
        { id: 's-red', options: ['S', 'Red'], availability: 'not-made' },
      ],
    });
    expect(textOf('apron')).toContain('\n---\n\nAll about apron.\n\nIt is **good**.\n');
  });

  test('keeps the day of a stock count until the count changes', async () => {
    const withStock = (count: string) => [
      single('mug', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': count }),
    ];
    await run(withStock('5'));
    const counted = textOf('mug').replace(/countedAt: [\d-]+/, 'countedAt: 2026-01-02');
    writeFileSync(fileOf('mug'), counted);
    await run(withStock('5'), { overwrite: ['mug'] });
    expect(fieldsOf('mug').formats[0].stock).toEqual({ count: 5, countedAt: '2026-01-02' });
    await run(withStock('4'));
    expect(fieldsOf('mug').formats[0].stock.countedAt).not.toBe('2026-01-02');
  });

  test('has a compare-at price as an earlier price, if the mapping knows its days', async () => {
    const rows = [single('mug', { 'Variant Compare At Price': '15.00' })];
    await run(rows);
    expect(fieldsOf('mug').formats[0]).toMatchObject({
      prices: { GB: 1250 },
      pricesSince: '2026-11-14',
      earlierPrices: [{ since: '2026-06-01', prices: { GB: 1500 } }],
    });
    const without = MAPPING.replace(/reductions.*/, '');
    const other = single('bowl', { 'Variant Compare At Price': '15.00' });
    const { told } = await run([...rows, other], {}, without);
    expect(told.map(({ leftOut }) => leftOut)).toEqual([[], [expect.stringContaining('compare-at price')]]);
    expect(fieldsOf('mug').formats[0]).toHaveProperty('earlierPrices');
    expect(fieldsOf('bowl').formats[0]).not.toHaveProperty('earlierPrices');
    const equal = await run([single('cup', { 'Variant Compare At Price': '12.50' })], {}, without);
    expect(equal.told[0]?.leftOut).toEqual([]);
  });

  test('is a draft with a list while something is missing, and valid all the same', async () => {
    const { told } = await run(
      [single('jam', { Type: 'Jam', 'Body (HTML)': '' }), single('later', { Status: 'draft' })],
      {},
      'places: [{ type: Jam, category: pantry/jam, goods: food }]',
    );
    expect(told[0]).toMatchObject({
      isDraft: true,
      missing: ['a summary', 'goods: food, with net and food (ingredients, nutrition)'],
    });
    expect(told[1]).toMatchObject({ isDraft: true, missing: ['categories', 'goods'] });
    expect((await readAndCheck(content)).problems).toEqual([]);
    expect(outcomeText(told[0] as Outcome)[0]).toBe('line 2: jam: new, as a draft');
  });

  test('has pictures of a folder, and not what is no picture', async () => {
    const pictures = path.join(folder, 'pictures');
    mkdirSync(pictures);
    await sharp({ create: { width: 640, height: 800, channels: 3, background: '#888' } })
      .jpeg()
      .toFile(path.join(pictures, 'apron.jpg'));
    writeFileSync(path.join(pictures, 'fake.jpg'), '<html>Not found</html>');
    const rows = apron('apron');
    const { told } = await run(
      [...rows, { Handle: 'apron', 'Image Src': 'https://cdn.example/fake.jpg', 'Image Alt Text': 'Fake' }],
      { pictures: { folder: pictures } },
    );
    expect(told[0]?.leftOut).toEqual([expect.stringMatching(/^picture fake\.jpg: is no picture/)]);
    expect(told[0]?.missing).toEqual(['the alt of a picture']);
    const [picture, ...others] = fieldsOf('apron').previewImages;
    expect(others).toEqual([]);
    expect(existsSync(path.join(content, 'products', picture.src))).toBe(true);
    expect((await readAndCheck(content)).problems).toEqual([]);
    // Without the folder, the picture is there already.
    expect((await run(rows)).summary.counts.unchanged).toBe(1);
  });
});

describe('pictures that are fetched', () => {
  const pictured = (handle: string) =>
    single(handle, { 'Image Src': `https://cdn.example/${handle}.jpg?v=1`, 'Image Alt Text': 'A mug' });
  const rows = ['good', 'gone', 'letter', 'drawing'].map(pictured);
  let asked: string[];
  let fetching: Pick<ImportOptions, 'pictures'>;

  beforeEach(async () => {
    asked = [];
    const good = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const files: Record<string, Buffer | string> = {
      good,
      letter: 'Dear shop',
      drawing: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>',
    };
    const fetch = async (address: string, file: string) => {
      asked.push(address);
      const bytes = files[path.parse(new URL(address).pathname).name];
      if (!bytes) return 'is not there (404)';
      writeFileSync(file, bytes);
      return undefined;
    };
    fetching = { pictures: { fetch } };
  });

  test('are kept if they are pictures, and named with a reason if not', async () => {
    const { told } = await run(rows, fetching);
    expect(told.map(({ leftOut }) => leftOut)).toEqual([
      [],
      ['picture gone.jpg: is not there (404)'],
      [expect.stringMatching(/^picture letter\.jpg: is no picture/)],
      [expect.stringMatching(/^picture drawing\.jpg: is a svg file/)],
    ]);
    expect(fieldsOf('good').previewImages).toMatchObject([{ view: 'front', alt: 'A mug' }]);
    expect(fieldsOf('gone')).not.toHaveProperty('previewImages');
    expect((await readAndCheck(content)).problems).toEqual([]);
    await run(rows.slice(0, 1), fetching);
    expect(asked.filter((address) => address.includes('good'))).toHaveLength(1);
  });

  test('are not fetched by a dry run, nor again after an interrupted import', async () => {
    const dry = await run(rows.slice(0, 1), { ...fetching, isWriting: false });
    expect(dry.told[0]?.leftOut).toEqual(['picture good.jpg: would be fetched']);
    expect(asked).toEqual([]);
    const stop = () => {
      throw new Error('the power is gone');
    };
    await expect(run(rows.slice(0, 1), fetching, MAPPING, stop)).rejects.toThrow('the power is gone');
    expect(existsSync(fileOf('good'))).toBe(false);
    await run(rows.slice(0, 1), fetching);
    expect(asked).toHaveLength(1);
    expect(fieldsOf('good').previewImages).toHaveLength(1);
  });
});

describe('what cannot be imported', () => {
  test.each<[string, Row[], RegExp]>([
    ['a price', [single('a', { 'Variant Price': '1.234' })], /thousands or decimals/],
    ['a formula', [single('a', { 'Variant Price': '=1+1' })], /is no price/],
    ['another currency', [single('a', { 'Variant Price': '$5.00' })], /is not in GBP/],
    ['no price', [single('a', { 'Variant Price': '', 'Variant SKU': 'X' })], /has no price/],
    ['no title', [single('a', { Title: '' })], /has no title/],
    ['a gift card', [single('a', { 'Gift Card': 'true' })], /gift card/],
    ['another script', [single('a', { Title: 'Чай' })], /letters that the typefaces lack/],
    [
      '2,048 variants',
      Array.from({ length: 2048 }, (_, at) => ({
        ...single('a'),
        'Option1 Name': 'N',
        'Option1 Value': `${at}`,
      })),
      /has 2048 variants, and at most 100/,
    ],
  ])('%s leaves its product out, says why, and writes the others', async (_, rows, problem) => {
    const { summary, told } = await run([...rows, single('good')]);
    expect(summary.counts).toMatchObject({ new: 1, 'left out': 1 });
    expect(told[0]?.problems[0]).toEqual({ line: expect.any(Number), text: expect.stringMatching(problem) });
    expect(existsSync(fileOf('a'))).toBe(false);
    expect(existsSync(fileOf('good'))).toBe(true);
  });

  test('a handle that comes twice is named with both lines', async () => {
    const { told } = await run([single('a'), single('b'), single('a', { Title: 'Again' })]);
    expect(told[2]?.problems).toEqual([{ line: 4, text: 'has the handle “a” again, which line 2 has' }]);
  });

  test('a file that is no valid CSV writes nothing', async () => {
    const before = files();
    const { summary } = await run(`${exportOf([single('a')])}"broken`);
    expect(summary).toMatchObject({ isWritten: false, csvProblems: [{ line: 3 }] });
    expect(files()).toEqual(before);
  });

  test('a file without the columns names them', async () => {
    await expect(run('Name,Cost\nA,1\n')).rejects.toThrow(
      'it lacks “url handle” or “handle”, “title”, “price” or “variant price”',
    );
  });

  test('an SKU that an editor’s product has, or that comes twice, is left out', async () => {
    writeFileSync(
      fileOf('damson-jam'),
      textOf('damson-jam').replace('    name: One jar', '    name: One jar\n    sku: J-1'),
    );
    const { told } = await run([
      single('a', { 'Variant SKU': 'J-1' }),
      single('b', { 'Variant SKU': 'B' }),
      single('c', { 'Variant SKU': 'B' }),
    ]);
    expect(told.map(({ leftOut }) => leftOut)).toEqual([
      ['the SKU “J-1” on line 2, which damson-jam has'],
      [],
      ['the SKU “B” on line 4, which b has'],
    ]);
    expect((await readAndCheck(content)).problems).toEqual([]);
  });

  test('a handle that is no part of an address, and a variant that comes twice, are named', async () => {
    const [first, second, ...others] = apron('apron');
    const { told } = await run([
      ...[first!, second!, ...others, { ...second!, 'Variant SKU': 'AGAIN' }],
      single('../../etc/passwd'),
    ]);
    expect(told.map(({ state }) => state)).toEqual(['left out', 'left out']);
    expect(told[0]!.problems[0]!.text).toMatch(/^has the variant .+ again, which line 3 has$/);
    expect(told[1]!.problems[0]!.text).toBe('has a handle that is no part of an address: “../../etc/passwd”');
  });

  test('links to products that are on the site stay links, and others become words', async () => {
    const html = '<p><a href="/products/damson-jam">Jam</a>, <a href="/products/not-here">tea</a>.</p>';
    const { told } = await run([single('mug', { 'Body (HTML)': html })]);
    expect(textOf('mug')).toContain('[Jam](/products/damson-jam), tea.');
    expect(told[0]!.leftOut).toContain('a link to /products/not-here');
  });

  test('a product that an editor wrote stays as it is', async () => {
    const before = textOf('damson-jam');
    const { told } = await run([single('damson-jam')]);
    expect(told[0]?.state).toBe('kept');
    expect(textOf('damson-jam')).toBe(before);
  });
});

describe('redirects', () => {
  test('lead from other handles and from collections, once', async () => {
    const rows = [single('Big_Mug'), single('mug')];
    const { summary } = await run(rows);
    const redirects = [
      { from: '/products/Big_Mug', to: '/products/big-mug' },
      { from: '/collections/mugs', to: '/pantry/jam' },
    ];
    expect(summary.redirects).toEqual(redirects);
    const file = path.join(content, 'redirects', 'shopify.yaml');
    writeFileSync(file, `# Ours\n${readFileSync(file, 'utf8')}`);
    expect((await run([...rows, single('New_One')])).summary.redirects).toEqual([
      { from: '/products/New_One', to: '/products/new-one' },
    ]);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# Ours\n/);
    expect(parse(text).redirects).toHaveLength(3);
    expect((await readAndCheck(content)).problems).toEqual([]);
  });
});

describe('an editor who writes while an import runs', () => {
  test('keeps the file, and the report says so', async () => {
    await run([single('a'), single('b')]);
    const dearer = ['a', 'b'].map((handle) => single(handle, { 'Variant Price': '20.00' }));
    const { summary } = await run(dearer, {}, MAPPING, ({ id }) => {
      if (id === 'b') writeFileSync(fileOf('a'), `${textOf('a')}Mine.\n`);
    });
    expect(summary.late).toEqual(['a']);
    expect(textOf('a')).toMatch(/Mine\.\n$/);
    expect(fieldsOf('b').formats[0].prices).toEqual({ GB: 2000 });
    expect((await run(dearer)).told[0]?.state).toBe('kept');
  });
});

describe('an import that was interrupted', () => {
  test('is finished by the next one', async () => {
    await run([single('a'), single('b')]);
    const dearer = ['a', 'b'].map((handle) => single(handle, { 'Variant Price': '20.00' }));
    // A folder in the place of the second file stops the import when the first is written.
    const block = ({ id }: Outcome) => {
      if (id !== 'b') return;
      rmSync(fileOf('b'));
      mkdirSync(path.join(fileOf('b'), 'x'), { recursive: true });
    };
    await expect(run(dearer, {}, MAPPING, block)).rejects.toThrow(/EISDIR/);
    expect(fieldsOf('a').formats[0].prices).toEqual({ GB: 2000 });
    rmSync(fileOf('b'), { recursive: true });
    // The file that it wrote is the import's own, also for an export that has changed since.
    const dearest = ['a', 'b'].map((handle) => single(handle, { 'Variant Price': '21.00' }));
    const { summary } = await run(dearest);
    expect(summary.counts).toMatchObject({ new: 1, changed: 1, kept: 0 });
    expect(['a', 'b'].map((id) => fieldsOf(id).formats[0].prices)).toEqual([{ GB: 2100 }, { GB: 2100 }]);
  });

  test('leaves a lock that the next one takes, and a running one is left alone', async () => {
    const lock = path.join(content, 'imports', '.lock');
    mkdirSync(lock, { recursive: true });
    writeFileSync(path.join(lock, 'owner.json'), JSON.stringify({ pid: process.pid, port: 0 }));
    await expect(run([single('a')])).rejects.toThrow(/Another import \(process \d+\)/);
    expect(existsSync(fileOf('a'))).toBe(false);
    // No process has this id: it is above the highest that Linux and macOS give.
    writeFileSync(path.join(lock, 'owner.json'), JSON.stringify({ pid: 4_194_305, port: 0 }));
    expect((await run([single('a')])).summary.counts.new).toBe(1);
  });
});
