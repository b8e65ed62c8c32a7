import * as z from 'zod/mini';
import { DAY_MS } from '#src/core/durations.ts';
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
export type BooksDay = {
  /** `2027-01-31`, in UTC. */
  day: string;
  region: string;
  currency: string;
  orders: number;
  /** Lines after discounts, without gift cards. Includes tax where prices do. */
  goods: number;
  /** Gift cards sold: a debt of the shop, not a sale. */
  giftCardsSold: number;
  shipping: number;
  /** What orders add up to beyond their lines and shipping: the tax on top of prices. */
  taxOnTop: number;
  discount: number;
  /** What orders cost: `goods + giftCardsSold + shipping + taxOnTop`. */
  total: number;
  /** The part of `total` paid by gift cards; the rest was paid through the provider. */
  giftCardsSpent: number;
  /** Refunds made on that day that have not failed, and the part of them that went to gift cards. */
  refunded: number;
  refundedToGiftCards: number;
};
/** What was sold and refunded, by kind of goods and rate, with tax. Refunds are above 0, too. */
export type BooksTax = {
  region: string;
  currency: string;
  /** A kind of goods, `shipping` or `unknown`. */
  kind: string;
  /** In basis points; null when unknown or not one rate. */
  rate: number | null;
  sold: number;
  /** The tax in `sold`; 0 when it is unknown. */
  tax: number;
  refunded: number;
  refundedTax: number;
};
/** The provider's movements by category. */
export type BooksFee = {
  /** The order's region. Null without an order, such as for a fee of the account. */
  region: string | null;
  /** The settlement currency. */
  currency: string;
  /** The provider's reporting category, such as `charge`, `refund`, `dispute` or `fee`. */
  category: string;
  count: number;
  amount: number;
  fee: number;
  /** `amount - fee`. */
  net: number;
};
/** An order whose money differs from the provider's. */
export type BooksDifference = {
  orderId: string;
  currency: string;
  /** Paid through the provider and not refunded, as the order says and as the balance transactions say. */
  ordered: number;
  provided: number;
};
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

/** What a payout is made of: the orders' payments, refunds and disputes, and what belongs to no order. */
export type PayoutPart = {
  transactionId: string;
  category: string;
  /** Null: no order explains it. */
  orderId: string | null;
  amount: number;
  fee: number;
  net: number;
};
type PayoutContents = { payout: PayoutLine; parts: PayoutPart[] };
export const payoutRead = deskRead<PayoutContents>()('books.payout', {
  roles: readers,
  input: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
});
