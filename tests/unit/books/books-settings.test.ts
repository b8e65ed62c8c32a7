import { describe, expect, test } from 'vitest';
import { settingsSchema } from '#src/catalogue/schemas/settings.ts';
import { BOOK_ACCOUNTS } from '#src/core/books/accounts.ts';

const read = (books: object) =>
  settingsSchema.safeParse({
    brand: { name: 'Ferris', slug: 'ferris', email: 'a@ferris.example', strapline: 'Jam.' },
    books,
  });
const problems = (books: object) =>
  read(books).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const named = Object.fromEntries(BOOK_ACCOUNTS.map((name) => [name, '8200']));
const datev = { consultant: 29_098, client: 55_003, transit: '1590' };

describe('settings of the books', () => {
  test('may all be left out', () => {
    expect(read({}).data?.books).toEqual({ accounts: {}, salesByKind: {}, xeroTaxRate: 'No VAT' });
  });

  test('name accounts by codes in quotes, of kinds that there are', () => {
    expect(problems({ accounts: { sales: 200 } })).toEqual([
      expect.stringContaining('books.accounts.sales: the code'),
    ]);
    expect(problems({ accounts: { sales: '=1+2' } })).toHaveLength(1);
    expect(problems({ accounts: { sails: '200' } })).toHaveLength(1);
    expect(problems({ salesByKind: { pans: '200' } })).toHaveLength(1);
    expect(problems({ accounts: { sales: '200' }, salesByKind: { book: '210' } })).toEqual([]);
  });

  test('with DATEV, name every account by its digits', () => {
    expect(problems({ accounts: named, datev })).toEqual([]);
    expect(problems({ accounts: { ...named, tax: '820' }, salesByKind: { book: 'B' }, datev })).toEqual([
      expect.stringContaining('books.accounts.tax: an account of 4 digits'),
      expect.stringContaining('books.salesByKind.book: an account of 4 digits'),
    ]);
    expect(problems({ datev })).toHaveLength(BOOK_ACCOUNTS.length);
    expect(problems({ accounts: named, datev: { ...datev, transit: '15900' } })).toHaveLength(1);
    expect(problems({ accounts: named, datev: { ...datev, consultant: 7 } })).toHaveLength(1);
  });
});
