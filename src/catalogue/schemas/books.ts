import { z } from 'zod';
import { BOOK_ACCOUNTS } from '#src/core/books/accounts.ts';
import { TAX_KINDS } from '#src/core/products/tax-kind.ts';
import { line } from './fields.ts';

const code = z
  .string('the code of an account, in quotes, such as "200"')
  .regex(/^[A-Za-z0-9.-]{1,10}$/, 'the code of an account: up to 10 letters, digits, . and -, such as "200"');

/** What the journal of a month needs to know of the shop's accounting: see docs/books.md. */
export const books = z
  .strictObject({
    /** The codes of the shop's accounts. What is left out keeps its default (src/core/books/accounts.ts). */
    accounts: z.partialRecord(z.enum(BOOK_ACCOUNTS), code).default({}),
    /** Kinds of goods whose sales have an account of their own, such as `book: "210"`. */
    salesByKind: z.partialRecord(z.enum(TAX_KINDS).exclude(['voucher']), code).default({}),
    /**
     * The name of the tax rate in Xero that adds no tax, since the journal has the tax as lines of its own.
     */
    xeroTaxRate: line(50).default('No VAT'),
    /** With it, the journal in euros can be saved for DATEV. */
    datev: z
      .strictObject({
        /** The tax adviser's number, and the shop's number there. */
        consultant: z.int().min(1_001).max(9_999_999),
        client: z.int().min(1).max(99_999),
        /** SKR03 or SKR04. */
        chart: z.enum(['03', '04']).default('03'),
        /** How many digits the accounts have. */
        accountLength: z.int().min(4).max(8).default(4),
        /** The first month of the business year. */
        yearStartsIn: z.int().min(1).max(12).default(1),
        /** The account that each line is booked against. It has no balance after each journal. */
        transit: code,
      })
      .optional(),
  })
  .prefault({});

/** DATEV takes accounts of digits only, all of one length, and no default fits its charts. */
export function booksProblems({ books: { accounts, salesByKind, datev } }: { books: z.infer<typeof books> }) {
  if (!datev) return [];
  const expected = `an account of ${datev.accountLength} digits, which DATEV needs (books.datev is there)`;
  const named = [
    ...BOOK_ACCOUNTS.map((name) => ({ path: ['accounts', name], code: accounts[name] })),
    ...Object.entries(salesByKind).map(([kind, code]) => ({ path: ['salesByKind', kind], code })),
    { path: ['datev', 'transit'], code: datev.transit },
  ];
  return named
    .filter(({ code = '' }) => !/^\d+$/.test(code) || code.length !== datev.accountLength)
    .map(({ path }) => ({ path: ['books', ...path], expected }));
}
