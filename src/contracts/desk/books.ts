import * as z from 'zod/mini';
import { DAY_MS } from '#src/core/dates.ts';
import { MONTH } from '#src/core/payouts/months.ts';
import { type DeskRole, deskRead } from './contract.ts';

const readers = ['owner', 'accountant'] as const satisfies readonly DeskRole[];
/** Two years, so that no answer is without bounds. */
const MAX_DAYS = 731;
const day = z.iso.date();

/** Days in UTC: `from` is the first, `to` the day after the last. */
type Period = { from: string; to: string };
const isForward = z.refine<Period>(({ from, to }) => from < to, { path: ['to'] });
const isShort = z.refine<Period>(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_DAYS * DAY_MS, {
  path: ['from'],
});
const period = z.strictObject({ from: day, to: day }).check(isForward, isShort);

/** A day of a region in one currency. Amounts in minor units. */
type BooksDay = {
  day: string;
  region: string;
  currency: string;
  orders: number;
  goods: number;
  giftCardsSold: number;
  shipping: number;
  taxOnTop: number;
  discount: number;
  total: number;
  giftCardsSpent: number;
  refunded: number;
  refundedToGiftCards: number;
};
/**
 * What was sold and refunded by kind of goods (or `shipping`, `unknown`) and rate, with tax. `rate` in basis
 * points; null when unknown or not one rate.
 */
type BooksTax = {
  region: string;
  currency: string;
  kind: string;
  rate: number | null;
  sold: number;
  tax: number;
  refunded: number;
  refundedTax: number;
};
/** The provider's movements by category. `region` is null where no order explains them. */
type BooksFee = {
  region: string | null;
  currency: string;
  category: string;
  count: number;
  amount: number;
  fee: number;
  net: number;
};
type BooksDifference = { orderId: string; currency: string; ordered: number; provided: number };
export type Books = {
  days: BooksDay[];
  tax: BooksTax[];
  fees: BooksFee[];
  differences: BooksDifference[];
};
export const booksRead = deskRead<Books>()('books.read', { roles: readers, input: period });

type CsvFile = { file: string; csv: string };
export const BOOKS_TABLES = ['days', 'tax', 'provider', 'payouts', 'differences'] as const;
export type BooksTable = (typeof BOOKS_TABLES)[number];
/** A table of a period, by day where it has days. */
export const booksTable = deskRead<CsvFile>()('books.table', {
  roles: readers,
  input: z.strictObject({ from: day, to: day, table: z.enum(BOOKS_TABLES) }).check(isForward, isShort),
});

const month = z.string().check(z.regex(MONTH));
const JOURNAL_FORMS = ['xero', 'datev'] as const;
export type JournalForm = (typeof JOURNAL_FORMS)[number];
/**
 * A journal for each currency. `amount` in minor units: above 0 for debit, below for credit;
 * they add up to 0.
 */
export type Journal = {
  currency: string;
  forms: JournalForm[];
  lines: { code: string; text: string; amount: number }[];
};
export const journalRead = deskRead<{ journals: Journal[] }>()('books.journal', {
  roles: readers,
  input: z.strictObject({ month }),
});

/** The journal of a month in one currency for an accounting package. DATEV's has to be saved in Latin-1. */
export const journalFile = deskRead<CsvFile & { encoding: 'utf-8' | 'latin1' }>()('books.journal-file', {
  roles: readers,
  input: z.strictObject({
    month,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    form: z.enum(JOURNAL_FORMS),
  }),
});

/**
 * Times in ISO 8601. `unexplained` is what the parts without an order add up to, in minor units. `after` is
 * the id of the last row of the page before.
 */
export type PayoutLine = {
  id: string;
  amount: number;
  currency: string;
  status: string;
  failureCode: string | null;
  createdAt: string;
  arrivesAt: string;
  unexplained: number;
};
export const payoutsList = deskRead<{ payouts: PayoutLine[]; next: string | null }>()('books.payouts', {
  roles: readers,
  input: z.strictObject({ after: z.optional(z.string().check(z.maxLength(64))) }),
});

export type PayoutContents = {
  payout: PayoutLine;
  parts: {
    transactionId: string;
    category: string;
    orderId: string | null;
    amount: number;
    fee: number;
    net: number;
  }[];
};
export const payoutRead = deskRead<PayoutContents>()('books.payout', {
  roles: readers,
  input: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
});
