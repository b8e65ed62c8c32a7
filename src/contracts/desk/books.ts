import * as z from 'zod/mini';
import { type DeskRole, deskRead } from './contract.ts';

const readers = ['owner', 'accountant'] as const satisfies readonly DeskRole[];
/** Two years, so that no answer is without bounds. */
const MOST_DAYS = 731;
const day = z.iso.date();

/** Days in UTC: `from` is the first, `to` the day after the last. */
const period = z.strictObject({ from: day, to: day }).check(
  z.refine(({ from, to }) => from < to, { path: ['to'] }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MOST_DAYS * 86_400_000, { path: ['from'] }),
);

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
/** `rate` in basis points; null when unknown or not one rate. */
type BooksTax = {
  region: string;
  currency: string;
  kind: string;
  rate: number | null;
  amount: number;
  tax: number;
};
type BooksFee = { currency: string; category: string; amount: number; fee: number; net: number };
type BooksDifference = { orderId: string; currency: string; ordered: number; provided: number };
export type Books = {
  days: BooksDay[];
  tax: BooksTax[];
  fees: BooksFee[];
  differences: BooksDifference[];
};
export const booksRead = deskRead<Books>()('books.read', { roles: readers, input: period });

/** Moments in ISO 8601. `after` is the id of the last row of the page before. */
export type PayoutLine = {
  id: string;
  amount: number;
  currency: string;
  status: string;
  failureCode: string | null;
  createdAt: string;
  arrivesAt: string;
};
export const payoutsList = deskRead<{ payouts: PayoutLine[]; next: string | null }>()('books.payouts', {
  roles: readers,
  input: z.strictObject({ after: z.optional(z.string().check(z.maxLength(64))) }),
});

/** `unexplained` is what the parts without an order add up to, in minor units. */
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
  unexplained: number;
};
export const payoutRead = deskRead<PayoutContents>()('books.payout', {
  roles: readers,
  input: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
});
