import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleProblems } from '#src/catalogue/reading/check-bundles.ts';
import { brokenPublishingTimes } from '#src/catalogue/reading/check-publishing-times.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';

const NOW = new Date('2026-12-01T12:00:00Z');

let written: Content;
beforeAll(async () => {
  ({ content: written } = await readContent(path.resolve('tests/fixtures/shop'), NOW));
});

type Entry = Content['products'][number];
type Shop = { box: Entry; apron: Entry; honey: Entry; all: Content };

/** The fixture's shop with a box of an apron and two jars of honey, as `change` makes it. */
function shopWith(change: (shop: Shop) => void): Content {
  const all = structuredClone(written);
  const called = (name: string) => all.products.find(({ id }) => id === name)!;
  change({
    box: called('market-box'),
    apron: called('market-apron'),
    honey: called('thyme-honey-sfakia'),
    all,
  });
  return all;
}
const problems = (change: (shop: Shop) => void) =>
  bundleProblems(shopWith(change)).map(
    ({ file, field, expected }) => `${path.basename(file)}: ${field}: ${expected}`,
  );
const parts = ({ box }: Shop) => box.data.formats[0]!.contains!;
const formatOf = (entry: Entry, id: string) => entry.data.formats.find((format) => format.id === id)!;

test('a bundle of variants with stock has no problem', () => {
  expect(problems(() => {})).toEqual([]);
});

describe('a bundle is refused, with its file, its field and what was expected,', () => {
  test.each<[string, (shop: Shop) => void, RegExp]>([
    [
      'with an unknown product',
      (shop) => (parts(shop)[0]!.product = 'market-aprom'),
      /^market-box\.md: formats\.0\.contains\.0\.product: the id of a product; .*“market-aprom”\. Did you mean market-apron\?$/,
    ],
    [
      'with itself',
      (shop) => (parts(shop)[1]!.product = 'market-box'),
      /^market-box\.md: formats\.0\.contains\.1\.product: another product than the bundle itself$/,
    ],
    [
      'with an unknown format',
      (shop) => (parts(shop)[0]!.format = 'long-undied'),
      /contains\.0\.format: a format of market-apron: .* Did you mean long-undyed\?$/,
    ],
    [
      'with a bundle',
      ({ apron }) => {
        formatOf(apron, 'long-undyed').contains = [{ product: 'nakiri-165', format: 'knife', quantity: 1 }];
      },
      /^market-box\.md: formats\.0\.contains\.0: a format that is no bundle itself/,
    ],
    [
      'with a file',
      ({ apron }) => (formatOf(apron, 'long-undyed').type = 'Digital File'),
      /contains\.0: a format that is posted from the shelf/,
    ],
    [
      'with a thing that is made on demand',
      ({ apron }) => (formatOf(apron, 'long-undyed').type = 'Print On Demand'),
      /contains\.0: a format that is posted from the shelf/,
    ],
    [
      'with a thing that is being funded',
      ({ honey }) => (honey.data.type = 'funding'),
      /contains\.1: a product that can be bought now/,
    ],
    [
      'with a thing that needs a text',
      ({ honey }) => (honey.data.customization = { label: 'Name', maxLength: 9, isRequired: true }),
      /contains\.1: a format that needs no text of the buyer$/,
    ],
    [
      'with a thing that is out later',
      ({ honey }) => Object.assign(honey.data, { type: 'pre-order', releasedAt: new Date('2099-01-02') }),
      /contains\.1: a product that is released by then; .* releasedAt: 2099-01-02 or later$/,
    ],
    [
      'in a region that does not sell a part',
      ({ honey }) => delete formatOf(honey, 'jar').prices.EU,
      /^market-box\.md: formats\.0\.prices\.EU: no price there, since thyme-honey-sfakia, jar is not sold in EU$/,
    ],
    [
      'with taxes that differ, and none of its own',
      ({ box }) => delete box.data.taxKind,
      /^market-box\.md: taxKind: the tax kind of the bundle, since its parts have several: clothing, food/,
    ],
    [
      'when its parts go by different methods',
      ({ apron, honey, all }) => {
        const [one, other] = all['shipping-methods'].filter(({ data }) => data.active);
        apron.data.shippingMethods = [one!.id];
        honey.data.shippingMethods = [other?.id ?? 'another'];
      },
      /^market-box\.md: shippingMethods: parts that can be posted together in .*no method$/,
    ],
  ])('%s', (_what, change, expected) => {
    const found = problems(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  test('when a part is hidden, now or at a later time', () => {
    const hidden = (change: Partial<Entry['data']>) =>
      brokenPublishingTimes(
        shopWith(({ honey }) => Object.assign(honey.data, change)),
        NOW,
      ).filter(({ field }) => field.includes('contains'));
    expect(hidden({})).toEqual([]);
    expect(hidden({ draft: true })).toMatchObject([
      {
        field: 'formats.0.contains.1.product',
        expected: 'another product than thyme-honey-sfakia, which is hidden now',
      },
    ]);
    expect(hidden({ unpublishAt: new Date('2027-03-01') })).toMatchObject([
      { expected: /hidden from 2027-03-01T00:00:00\.000Z on$/ },
    ]);
  });
});

describe('a file is refused', () => {
  const said = (format: object, change: object = {}) => {
    const { data } = written.products.find(({ id }) => id === 'market-box')!;
    const prices = { GB: 7200 };
    const value = {
      ...data,
      addedAt: '2026-02-01',
      formats: [{ id: 'box', name: 'The box', prices, ...format }],
    };
    const { error } = productSchema.safeParse({ ...value, ...change });
    return (error?.issues ?? []).map(({ path: field, message }) => `${field.join('.')}: ${message}`);
  };
  const apron = { product: 'market-apron', format: 'long-undyed' };

  test('only for what is wrong', () => {
    expect(said({ contains: [apron, { product: 'one-square', format: 'square', quantity: 3 }] })).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['without a part', { contains: [] }, /^formats\.0\.contains: at least one part, as in/],
    [
      'with none of a part',
      { contains: [{ ...apron, quantity: 0 }] },
      /contains\.0\.quantity: a number of pieces/,
    ],
    ['with half a piece', { contains: [{ ...apron, quantity: 0.5 }] }, /contains\.0\.quantity: /],
    [
      'with 21 parts',
      { contains: Array.from({ length: 21 }, (_, at) => ({ product: 'a', format: `f-${at}` })) },
      /contains: at most 20 parts$/,
    ],
    ['with a part twice', { contains: [apron, apron] }, /^formats\.0\.contains\.1: each part once/],
    [
      'with stock of its own',
      { contains: [apron], stock: { count: 3, countedAt: '2026-11-20' } },
      /^formats\.0\.stock: nothing here, since a bundle has the stock of its parts/,
    ],
    ['as a file', { contains: [apron], type: 'Digital File' }, /^formats\.0\.type: nothing here/],
  ])('%s', (_what, format, expected) => {
    expect(said(format).join('\n')).toMatch(expected);
  });
});
