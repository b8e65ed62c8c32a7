import * as z from 'zod/mini';
import * as words from '#src/words/en/desk/stock.ts';
import { type DeskRole, deskRead, deskWrite } from './contract.ts';

const readers = ['owner', 'packer', 'editor', 'accountant'] as const satisfies readonly DeskRole[];
const writers = ['owner', 'packer'] as const satisfies readonly DeskRole[];
const MOST = 1_000_000;

const place = {
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  formatId: z.string().check(z.minLength(1), z.maxLength(100)),
};
const note = z.optional(z.string().check(z.trim(), z.maxLength(200)));
/** The browser's id of a change: sent again, it changes nothing. */
const requestKey = z.string().check(z.minLength(8), z.maxLength(64));
const whole = z.int(words.wholeNumber);

/** A variant with its stock. Times in ISO 8601; counts are null where the stock is not limited. */
export type StockItem = {
  productId: string;
  formatId: string;
  name: string;
  formatName: string;
  sku: string;
  barcode: string | null;
  shelf: string | null;
  lowBelow: number | null;
  isLow: boolean;
  /** For sale now: unsold, less those on open payment pages. */
  left: number | null;
  /** On open payment pages, and when the last of them ends. */
  held: number;
  heldUntil: string | null;
  /** Sold and not sent: they are on the shelf as well. */
  toSend: number;
  /** The expected number on the shelf. */
  onShelf: number | null;
  /** A count in the content that a later one of the desk replaces. */
  otherContent: { count: number; countedAt: string } | null;
  /** The id of the last entry of its history, for `stock.count`. */
  seen: number;
};
export const stockList = deskRead<StockItem[]>()('stock.list', { roles: readers, input: z.strictObject({}) });

/** The result of a change: the unsold pieces before and after. */
export type StockChanged = { before: number | null; after: number; toSend: number };
/** The number on the shelf now. Refused when the variant was changed since `seen`. */
export const stockCount = deskWrite<StockChanged>()('stock.count', {
  roles: writers,
  input: z.strictObject({
    ...place,
    onShelf: whole.check(z.minimum(0, words.wholeNumber), z.maximum(MOST, words.wholeNumber)),
    seen: z.int().check(z.minimum(0)),
    note,
    requestKey,
  }),
});
/** Received, returned or damaged pieces. `correction` may be less than 0; the others are at least 1. */
export const stockAdd = deskWrite<StockChanged>()('stock.change', {
  roles: writers,
  input: z.strictObject({
    ...place,
    reason: z.enum(['received', 'damaged', 'returned', 'correction']),
    quantity: whole.check(z.minimum(-MOST, words.wholeNumber), z.maximum(MOST, words.wholeNumber)),
    note,
    requestKey,
  }),
});
/** The shelf of a variant, and its low-stock threshold. Null removes it. */
export const stockPlace = deskWrite<null>()('stock.place', {
  roles: writers,
  input: z.strictObject({
    ...place,
    shelf: z.nullable(z.string().check(z.trim(), z.maxLength(60))),
    lowBelow: z.nullable(
      z.int(words.wholeNumber).check(z.minimum(1, words.atLeastOne), z.maximum(MOST, words.wholeNumber)),
    ),
  }),
});

export type StockHistoryRow = {
  id: number;
  at: string;
  reason: keyof typeof words.reasons;
  quantity: number;
  toSend: number;
  before: number | null;
  after: number;
  who: string | null;
  note: string | null;
};
/** The history of a variant, newest first, in pages of 50. */
export const stockHistoryRead = deskRead<{ thing: string; sku: string; rows: StockHistoryRow[] }>()(
  'stock.history',
  {
    roles: readers,
    input: z.strictObject({ ...place, before: z.optional(z.int().check(z.positive())) }),
  },
);
