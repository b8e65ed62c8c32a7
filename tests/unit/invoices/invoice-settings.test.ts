import { describe, expect, test } from 'vitest';
import { settingsSchema } from '#src/catalogue/schemas/settings.ts';

const owner = { legalName: 'Ferris Ltd', address: ['1 Lane'], taxNumber: 'GB 123 4567 89' };
const read = (change: object) =>
  settingsSchema.safeParse({
    brand: { name: 'Ferris', slug: 'ferris', email: 'a@ferris.example', strapline: 'Jam.' },
    features: { invoices: true },
    owner,
    ...change,
  });
const problems = (change: object) =>
  read(change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('settings of invoices', () => {
  test('have defaults, and are off unless they are switched on', () => {
    expect(read({}).data?.invoices).toEqual({
      prefix: 'INV-',
      creditNotePrefix: 'CN-',
      taxNumbers: {},
      isAttached: false,
    });
    expect(read({ features: {} }).data?.features.invoices).toBe(false);
    expect(problems({ features: {}, owner: {} })).toEqual([]);
  });

  test('name what the law wants of the seller', () => {
    expect(problems({ owner: {} })).toEqual([
      expect.stringContaining("owner.legalName: the seller's name"),
      expect.stringContaining("owner.address: the seller's address"),
      expect.stringContaining("invoices.taxNumbers.GB: the seller's VAT number"),
      expect.stringContaining("invoices.taxNumbers.EU: the seller's VAT number"),
    ]);
    const { taxNumber: _, ...unnumbered } = owner;
    expect(problems({ owner: unnumbered, regions: ['US'], defaultRegion: 'US' })).toEqual([]);
    expect(problems({ owner: unnumbered, invoices: { taxNumbers: { GB: 'GB 1' } } })).toEqual([
      expect.stringContaining('invoices.taxNumbers.EU'),
    ]);
  });

  test('take the invented details of a demo, and prefer the real ones', () => {
    const demo = { writtenFor: '2026-11-21', owner, taxNumbers: { GB: 'made up', EU: 'made up' } };
    expect(
      read({ owner: {}, demo, invoices: { taxNumbers: { EU: 'IE 1' } } }).data?.invoices.taxNumbers,
    ).toEqual({
      GB: 'made up',
      EU: 'IE 1',
    });
  });

  test.each([
    [{ prefix: 'inv' }, 'invoices.prefix: up to 12 capitals'],
    [{ prefix: '<b>' }, 'invoices.prefix: up to 12 capitals'],
    [{ prefix: 'A'.repeat(13) }, 'invoices.prefix: up to 12 capitals'],
    [
      { prefix: 'X-', creditNotePrefix: 'X-' },
      'invoices.creditNotePrefix: another prefix than that of invoices',
    ],
    [{ taxNumbers: { XX: '1' } }, 'invoices.taxNumbers'],
    [{ taxNumbers: { GB: 'x'.repeat(41) } }, 'invoices.taxNumbers.GB'],
    [{ attached: true }, 'invoices: '],
  ])('refuse %j', (invoices, message) => {
    expect(problems({ invoices })).toEqual([expect.stringContaining(message)]);
  });
});
