import * as z from 'zod/mini';
import { CURRENCY_CODES, type CurrencyCode } from '#src/core/currencies.ts';
import { MONTH, type Month } from '#src/core/payouts/months.ts';
import { CATALOGUE_ID } from '../limits.ts';
import { type DeskRole, deskRead, deskWrite } from './contract.ts';
import type { DeskReviewAnswer } from './reviews.ts';

const owners = ['owner'] as const satisfies readonly DeskRole[];
const keepers = ['owner', 'accountant'] as const satisfies readonly DeskRole[];
const readers = ['owner', 'accountant', 'creator'] as const satisfies readonly DeskRole[];
const nothing = z.strictObject({});
const month = z.string().check(z.regex(MONTH, 'a month, as in 2026-11'));
const currency = z.enum(CURRENCY_CODES);
/** A creator's id, or `code:` and a payout code. */
const party = z.string().check(
  z.maxLength(130),
  z.refine((text) => CATALOGUE_ID.test(text.replace(/^code:/, '')), 'a creator'),
);
const amount = z.int().check(z.minimum(-99_999_999), z.maximum(99_999_999));

/** Amounts are in minor units of `currency` everywhere. */
type Sum = { currency: CurrencyCode; amount: number };
type CreatorLine = {
  party: string;
  name: string;
  /** What the shop owes now, by currency. */
  balances: Sum[];
  /** The amount due from closed months. */
  due: Sum[];
  hasAccount: boolean;
};
export type CreatorsList = { creators: CreatorLine[]; closing: { month: Month; isClosed: boolean } };
export const creatorsList = deskRead<CreatorsList>()('creators.list', { roles: keepers, input: nothing });

type StatementState = 'open' | 'closed' | 'due' | 'paid';
export type StatementHead = {
  id: number | null;
  month: Month;
  currency: CurrencyCode;
  state: StatementState;
  opening: number;
  earned: number;
  paid: number;
  closing: number;
  due: number;
  /** Days, as 2026-11-15. */
  payday: string;
  paidAt: string | null;
};
type StatementRow = {
  kind: string;
  day: string;
  name: string | null;
  share: string | null;
  percent: number | null;
  region: string | null;
  quantity: number;
  /** Of the order's currency. Costs are below 0. */
  currency: CurrencyCode;
  gross: number;
  tax: number;
  printing: number;
  fee: number;
  result: number;
  /** The result in the creator's currency. */
  paidIn: CurrencyCode;
  paid: number;
  note: string | null;
};
export type StatementPage = {
  party: string;
  name: string;
  /** The colour of the creator's pages. */
  colour: string | null;
  head: StatementHead;
  /** All months, newest first. The first may be open. */
  months: StatementHead[];
  rows: StatementRow[];
  /** For the next page of rows; null on the last. */
  next: { entry: number; number: number } | null;
  /** Their bank account, with only the last digits. */
  account: string | null;
};
const which = { party: z.optional(party), month: z.optional(month), currency: z.optional(currency) };
/** Without `party` a creator's own. Without `month` the newest. */
export const statementRead = deskRead<StatementPage>()('creators.statement', {
  roles: readers,
  input: z.strictObject({
    ...which,
    after: z.optional(z.strictObject({ entry: z.int(), number: z.int() })),
  }),
});
export type CsvFile = { file: string; csv: string };
export const statementCsv = deskRead<CsvFile>()('creators.statement-csv', {
  roles: readers,
  input: z.strictObject(which),
});

export const monthClose = deskWrite<{ months: Month[]; statements: number }>()('creators.close-month', {
  roles: owners,
  input: z.strictObject({ month }),
});

export type PayoutLine = {
  id: number;
  party: string;
  name: string;
  month: Month;
  currency: CurrencyCode;
  due: number;
  payday: string;
  account: string | null;
};
export const payoutsList = deskRead<PayoutLine[]>()('creators.payouts', { roles: keepers, input: nothing });
const form = z.enum(['sepa', 'bacs']);
/** The list for the bank, and what is in it, to mark it as paid. */
export const payoutsCsv = deskRead<CsvFile & { statements: { id: number; due: number }[] }>()(
  'creators.payouts-csv',
  // It has whole account numbers.
  { roles: owners, input: z.strictObject({ form }) },
);
export const payoutsPaid = deskWrite<{ paid: number }>()('creators.mark-paid', {
  roles: owners,
  input: z.strictObject({
    statements: z.array(z.strictObject({ id: z.int(), due: amount })).check(z.minLength(1), z.maxLength(500)),
  }),
});

/** `key`: made by the browser once for a form, so that it is booked once. */
export const entryBook = deskWrite<{ isNew: boolean }>()('creators.book', {
  roles: owners,
  input: z.strictObject({
    kind: z.enum(['advance', 'correction']),
    party,
    currency,
    amount,
    note: z.string().check(z.minLength(1), z.maxLength(200)),
    key: z.uuid(),
  }),
});

const bankField = z.optional(z.string().check(z.maxLength(60)));
export type PayeeAccount = {
  holder: string;
  iban: string | null;
  sortCode: string | null;
  accountNumber: string | null;
  version: number;
};
export const payeeRead = deskRead<PayeeAccount | null>()('creators.account', {
  roles: owners,
  input: z.strictObject({ party }),
});
export const payeeSave = deskWrite<null>()('creators.save-account', {
  roles: owners,
  input: z.strictObject({
    party,
    holder: z.string().check(z.minLength(1), z.maxLength(70)),
    iban: bankField,
    sortCode: bankField,
    accountNumber: bankField,
    version: z.int().check(z.minimum(0)),
  }),
});

type OwnProduct = {
  id: string;
  name: string;
  /** Sold and not refunded this month, by region. */
  sold: { region: string; quantity: number; amount: number; currency: CurrencyCode }[];
  /** Pieces left of formats that are counted. */
  stock: { format: string; left: number }[];
};
export type CreatorHome = {
  name: string;
  colour: string | null;
  month: Month;
  balances: Sum[];
  products: OwnProduct[];
  /** Approved reviews of their products, newest first. */
  reviews: {
    id: string;
    product: string;
    rating: number;
    text: string;
    day: string;
    answer: DeskReviewAnswer | null;
  }[];
  code: { code: string; rate: number; balances: Sum[] } | null;
};
export const creatorHome = deskRead<CreatorHome>()('creators.home', { roles: ['creator'], input: nothing });
