import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { type FormatBefore, historyAfter } from '#scripts/lib/import/earlier-prices.ts';
import type { Outcome } from '#scripts/lib/import/import-products.ts';
import { readMapping } from '#scripts/lib/import/mapping.ts';
import { runImport } from '#scripts/lib/import/run-import.ts';
import { pricesOn } from '#src/catalogue/products/price-history.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { dayOf } from '#src/core/dates.ts';
import { DAY_MS } from '#src/core/durations.ts';

const FIRST = Date.parse('2026-03-01T10:00:00Z');
const MAPPING = 'places: [{ type: Mugs, category: pantry/jam, goods: tableware }]\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-history-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

type Given = { mapping?: string; compareAt?: string; status?: string; overwrite?: string[] };
const file = () => path.join(folder, 'shop/products/mug.md');
const textOf = () => readFileSync(file(), 'utf8');
const fieldsOf = () => parse(textOf().split('---')[1] ?? '');
const formatOf = () => fieldsOf().formats[0];

/** A shop without imports. */
function fresh() {
  rmSync(path.join(folder, 'shop'), { recursive: true, force: true });
  cpSync('tests/fixtures/minimal-shop', path.join(folder, 'shop'), { recursive: true });
}

/** Imports a mug with these prices, in minor units, `day` days after the first import. */
async function importMug(
  day: number,
  prices: { GB: number; EU?: number | undefined },
  { mapping = MAPPING, compareAt = '', status = 'active', overwrite = [] }: Given = {},
): Promise<Outcome> {
  vi.setSystemTime(FIRST + day * DAY_MS);
  const [gb = '', eu = ''] = [prices.GB, prices.EU].map((amount) => amount && (amount / 100).toFixed(2));
  const csv = path.join(folder, 'export.csv');
  writeFileSync(
    csv,
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant Price,Price / Europe,' +
      'Variant Compare At Price,Status\n' +
      `mug,The mug,<p>A mug.</p>,Maud Ferris,Mugs,Title,Default Title,${gb},${eu},${compareAt},${status}\n`,
  );
  writeFileSync(path.join(folder, 'mapping.yaml'), mapping);
  const told: Outcome[] = [];
  await runImport(
    {
      ...{ source: 'shopify', file: csv, content: path.join(folder, 'shop'), overwrite, isWriting: true },
      ...{ prices: { GB: '', EU: 'Price / Europe' }, pictures: {} },
      mapping: readMapping(path.join(folder, 'mapping.yaml'), true),
    },
    (outcome) => told.push(outcome),
  );
  const [outcome] = told;
  if (!outcome || told.length > 1) throw new Error('One product is expected.');
  return outcome;
}

/** The earlier price that the file lets a region show on a day. */
function shownOn(day: number, region: 'GB' | 'EU'): number | undefined {
  const [format] = productSchema.parse(fieldsOf()).formats;
  const prices = format ? pricesOn(format, new Date(FIRST + day * DAY_MS)) : [];
  return prices.find((price) => price.region === region)?.prior;
}

/** The same from the price of each day, as the law says it: see src/core/products/prior-price.ts. */
function lawfulOn(days: readonly (number | undefined)[], today: number, region: 'GB' | 'EU') {
  const now = days[today];
  const startOf = (day: number) => {
    let start = day;
    while (start > 0 && days[start - 1] === days[day]) start -= 1;
    return start;
  };
  const start = startOf(today);
  const most = region === 'EU' ? 30 : 28;
  const before =
    region === 'EU' ? days.slice(Math.max(0, start - 30), start) : days.slice(startOf(start - 1), start);
  if (!now || start === 0 || today - start >= most || before.length < most || before.some((price) => !price))
    return undefined;
  const prior = region === 'EU' ? Math.min(...before.map((price) => price ?? 0)) : (before[0] ?? 0);
  return prior > now ? prior : undefined;
}

test('after any imports, each region shows the earlier price that the law allows, on each day', {
  tags: ['long'],
}, async () => {
  const amount = fc.constantFrom(1000, 1200, 1500);
  const step = fc.record({
    gap: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 25, max: 40 })),
    GB: amount,
    EU: fc.option(amount, { nil: undefined, freq: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      fresh();
      const days: Record<'GB' | 'EU', (number | undefined)[]> = { GB: [], EU: [] };
      let day = 0;
      for (const [at, { gap, GB, EU }] of steps.entries()) {
        day += at === 0 ? 0 : gap;
        expect(['new', 'changed', 'unchanged']).toContain((await importMug(day, { GB, EU })).state);
        const written = textOf();
        expect((await importMug(day, { GB, EU })).state).toBe('unchanged');
        expect(textOf()).toBe(written);
        const end = day + (steps[at + 1]?.gap ?? 35);
        for (const [region, asked] of [
          ['GB', GB],
          ['EU', EU],
        ] as const) {
          days[region].length = Math.min(days[region].length, day);
          while (days[region].length < day) days[region].push(days[region].at(-1));
          while (days[region].length <= end) days[region].push(asked);
          for (let today = day; today <= end; today += 1)
            expect([region, today, shownOn(today, region)]).toEqual([
              ...[region, today],
              lawfulOn(days[region], today, region),
            ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

describe('a later import', () => {
  beforeEach(fresh);
  const dayAt = (day: number) => dayOf(new Date(FIRST + day * DAY_MS));

  test('that lowers a price keeps the one before it, and one that raises it does, too', async () => {
    await importMug(0, { GB: 1500, EU: 1800 });
    expect(formatOf()).not.toHaveProperty('pricesSince');
    await importMug(40, { GB: 1200, EU: 1800 });
    expect(formatOf()).toMatchObject({
      prices: { GB: 1200, EU: 1800 },
      pricesSince: dayAt(40),
      earlierPrices: [{ since: dayAt(0), prices: { GB: 1500, EU: 1800 } }],
    });
    expect([shownOn(40, 'GB'), shownOn(40, 'EU')]).toEqual([1500, undefined]);
    await importMug(50, { GB: 1600, EU: 1800 });
    expect(formatOf()).toMatchObject({
      pricesSince: dayAt(50),
      earlierPrices: [{ prices: { GB: 1500 } }, { since: dayAt(40), prices: { GB: 1200 } }],
    });
  });

  test('on the same day replaces the price, since it did not last a day', async () => {
    await importMug(0, { GB: 1500 });
    await importMug(0, { GB: 1200 });
    expect(formatOf()).not.toHaveProperty('earlierPrices');
    await importMug(40, { GB: 1000 });
    await importMug(40, { GB: 1200 });
    expect(formatOf()).not.toHaveProperty('earlierPrices');
    expect(formatOf().prices).toEqual({ GB: 1200 });
  });

  test('adds to the history that a compare-at price made, and follows days that were corrected', async () => {
    const reduced = (since: string) => ({
      mapping: `${MAPPING}reductions: { since: ${since}, until: 2026-02-20 }\n`,
      compareAt: '20.00',
    });
    await importMug(0, { GB: 1500 }, reduced('2025-06-01'));
    await importMug(1, { GB: 1500 }, reduced('2025-07-01'));
    expect(formatOf()).toMatchObject({
      pricesSince: '2026-02-20',
      earlierPrices: [{ since: '2025-07-01', prices: { GB: 2000 } }],
    });
    await importMug(40, { GB: 1200 }, reduced('2025-08-01'));
    expect(formatOf()).toMatchObject({
      pricesSince: dayAt(40),
      earlierPrices: [
        { since: '2025-07-01', prices: { GB: 2000 } },
        { since: '2026-02-20', prices: { GB: 1500 } },
      ],
    });
  });

  test('of a draft keeps no price, since it was not sold; it is added when it is one no longer', async () => {
    await importMug(0, { GB: 1500 }, { status: 'draft' });
    await importMug(40, { GB: 1400 }, { status: 'draft' });
    await importMug(60, { GB: 1400 });
    expect(fieldsOf()).toMatchObject({ addedAt: dayAt(60), formats: [{ prices: { GB: 1400 } }] });
    await importMug(70, { GB: 1200 });
    expect(formatOf().earlierPrices).toEqual([{ since: dayAt(60), prices: { GB: 1400 } }]);
    expect(shownOn(70, 'GB')).toBeUndefined();
  });

  test('over an editor’s file keeps the editor’s history, and claims none of a price without its day', async () => {
    await importMug(0, { GB: 1500 });
    writeFileSync(file(), textOf().replace('GB: 1500', 'GB: 1400'));
    await importMug(40, { GB: 1200 }, { overwrite: ['mug'] });
    expect(formatOf()).toMatchObject({ prices: { GB: 1200 }, pricesSince: dayAt(40) });
    expect(formatOf()).not.toHaveProperty('earlierPrices');
    writeFileSync(file(), textOf().replace(dayAt(40), dayAt(41)));
    await importMug(80, { GB: 1100 }, { overwrite: ['mug'] });
    expect(formatOf().earlierPrices).toEqual([{ since: dayAt(41), prices: { GB: 1200 } }]);
  });
});

describe('the history of a format', () => {
  const fileWith = (format: Partial<FormatBefore>) => ({
    ...{ addedAt: '2026-01-01', isDraft: false, isOurs: true },
    formats: new Map([['mug', { prices: { GB: 1500 }, isSold: true, ...format }]]),
  });

  test('has the latest twenty prices', () => {
    const earlierPrices = Array.from({ length: 20 }, (_, at) => ({
      since: `2026-01-${String(at + 1).padStart(2, '0')}`,
      prices: { GB: 2000 + at },
    }));
    const { earlierPrices: found = [] } = historyAfter(
      'mug',
      { GB: 1200 },
      undefined,
      fileWith({ pricesSince: '2026-02-01', earlierPrices }),
      '2026-03-01',
    );
    expect(found).toHaveLength(20);
    expect(found[0]?.since).toBe('2026-01-02');
    expect(found.at(-1)).toEqual({ since: '2026-02-01', prices: { GB: 1500 } });
  });

  test('of one that was not made until now starts today', () => {
    const today = '2026-03-01';
    const historyOf = (id: string, isSold: boolean) =>
      historyAfter(id, { GB: 1200 }, undefined, fileWith({ isSold }), today);
    expect(historyOf('mug', false)).toEqual({ pricesSince: today });
    expect(historyOf('other', true)).toEqual({ pricesSince: today });
  });
});
