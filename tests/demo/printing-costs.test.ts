import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const FOLDER = join(contentFolder(), 'products');
type Format = { id: string; type?: string; prices: object; printingCost?: object };
const PRINTED = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, ...parse(readFileSync(join(FOLDER, file), 'utf8').split('---\n')[1]!) }))
  // The proof copy is sold at the price of a test.
  .filter(({ goods, file }) => goods === 'book' && file !== 'proof-copy.md')
  .flatMap(({ file, formats }) =>
    (formats as Format[])
      .filter(({ type }) => type === 'Print On Demand')
      .map(({ id, prices, printingCost = {} }) => ({
        what: `${file} ${id}`,
        prices: Object.keys(prices),
        costs: Object.keys(printingCost),
      })),
  );

test('printing is taken off before a creator’s share, as /be-found says: each printed book has its cost', () => {
  expect(PRINTED.length).toBeGreaterThan(80);
  for (const { what, prices, costs } of PRINTED) expect(costs, what).toEqual(prices);
});
