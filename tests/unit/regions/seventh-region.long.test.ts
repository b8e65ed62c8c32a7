import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/run.ts';

const ROW = `  {
    code: 'AU',
    currency: 'CAD',
    name: 'AUS',
    fullName: 'Australia',
    inSentence: 'Australia',
    locale: 'en-AU',
    language: 'en-AU',
    startCountry: 'AU',
    pricesIncludeTax: true,
    returnDays: 30,
  },
`;

let root: string;
const file = (name: string) => path.join(root, 'src/core', name);
/**
 * The shop's rules depend only on its words and on small helpers,
 * so a copy of these is enough to try a seventh region.
 */
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'seventh-'));
  for (const folder of ['core', 'lib', 'words'])
    await cp(path.join(ROOT, 'src', folder), path.join(root, 'src', folder), { recursive: true });
  // Names the folders that `#src/…` stands for.
  await cp(path.join(ROOT, 'package.json'), path.join(root, 'package.json'));
  await edit('regions/regions.ts', '] as const satisfies', `${ROW}] as const satisfies`);
});
afterAll(() => rm(root, { recursive: true }));

async function edit(name: string, from: string, to: string) {
  const text = await readFile(file(name), 'utf8');
  expect(text).toContain(from);
  await writeFile(file(name), text.replace(from, to));
}

/** The compiler's errors for the copy, one per line. */
async function complaints(): Promise<string[]> {
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--allowImportingTsExtensions', '--noEmit'];
  const kind = ['--target', 'esnext', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const files = ['regions/country-names.ts', 'regions/price-label.ts', 'regions/pick-region.ts'].map(file);
  return promisify(execFile)(process.execPath, [tsc, ...strict, ...kind, ...files], { cwd: root }).then(
    () => [],
    ({ stdout }: { stdout: string }) =>
      stdout
        .trim()
        .split('\n')
        .filter((line) => /error TS/.test(line)),
  );
}

const load = (name: string) => import(pathToFileURL(file(name)).href);

test('with a row for a seventh region the compiler asks only for its countries; then it can be chosen, priced, named and shipped to', async () => {
  const found = await complaints();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/countries\.ts.*'?AU'?/);

  await edit('regions/countries.ts', '  LATAM,\n};', "  LATAM,\n  AU: ['AU'],\n};");
  expect(await complaints()).toEqual([]);
  const { pickRegion } = await load('regions/pick-region.ts');
  expect(pickRegion({ country: 'au' })).toBe('AU');
  expect(pickRegion({ query: 'au', country: 'US' })).toBe('AU');
  const { pageLanguage, REGION_CODES } = await load('regions/regions.ts');
  expect(REGION_CODES).toEqual(['US', 'GB', 'CA', 'EU', 'LATAM', 'GO', 'AU']);
  expect(pageLanguage('AU')).toBe('en-AU');
  const { notSoldIn, taxNote } = await load('regions/price-label.ts');
  expect(notSoldIn('AU')).toBe('Not sold in Australia');
  expect(notSoldIn('GO')).toBe('Not sold here');
  expect(taxNote('AU', false)).toBe('VAT included');
  const { shippingCountries } = await load('regions/shipping-countries.ts');
  expect(shippingCountries('AU')).toEqual(['AU']);
  expect(shippingCountries('GO')).not.toContain('AU');
  const { moneyIn } = await load('regions/format.ts');
  expect(moneyIn('AU', 1999)).toMatch(/19\.99/);
});
