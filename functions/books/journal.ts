import { sql } from 'drizzle-orm';
import type { BookAccount } from '#src/core/books/accounts.ts';
import { sum } from '#src/core/money.ts';
import type { Queries } from '../db/open.ts';
import { addUp } from './add-up.ts';
import { type Period, wholeSum } from './day-book.ts';
import { PAYMENT_CATEGORIES } from './differences.ts';
import { type Turnover, turnoverOf } from './turnover.ts';

/** A line of the journal. `amount` in minor units: above 0 for debit, below for credit. */
export type JournalLine = {
  currency: string;
  account: BookAccount;
  /**
   * From orders: `spent` and `returned` are from and to gift cards. Else the provider's category,
   * such as `refund`.
   */
  event: 'sold' | 'refunded' | 'spent' | 'returned' | (string & {});
  /** The last three are null where they do not matter. */
  region: string | null;
  kind: string | null;
  /** In basis points; also null when unknown or not one rate. */
  rate: number | null;
  amount: number;
};

/**
 * The accounts that the provider's movements are booked to, by reporting category. All others are `suspense`.
 */
const ACCOUNTS: Readonly<Record<string, BookAccount>> = {
  ...Object.fromEntries(PAYMENT_CATEGORIES.map((category) => [category, 'payments'])),
  dispute: 'disputes',
  dispute_reversal: 'disputes',
  fee: 'fees',
  network_cost: 'fees',
  payout: 'payouts',
  payout_reversal: 'payouts',
};

const ANY = { region: null, kind: null, rate: null };

/**
 * The journal of a period: what orders say of sales and refunds, and what the provider says of payments,
 * fees, disputes and payouts. `payments` is where both meet.
 * @returns lines that add up to 0 in each currency
 * @throws RangeError when they do not
 */
export async function journalOf(db: Queries, period: Period): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  for await (const one of turnoverOf(db, period)) lines.push(...turnoverLines(one));
  for (const one of await movements(db, period)) lines.push(...movementLines(one));
  const rows = addUp(lines, ['currency', 'account', 'event', 'region', 'kind', 'rate'], ['amount']);
  for (const [currency, own] of Map.groupBy(rows, (row) => row.currency)) {
    const rest = sum(own.map(({ amount }) => amount));
    if (rest !== 0) throw new RangeError(`The journal does not balance: ${rest} ${currency}`);
  }
  return rows.filter(({ amount }) => amount !== 0);
}

/** What a sale or a refund says: the parts on one side, how it was paid on the other. */
function turnoverLines({
  event: happened,
  currency,
  region,
  provider,
  giftCard,
  parts,
}: Turnover): JournalLine[] {
  const isSale = happened === 'sale';
  const side = isSale ? 1 : -1;
  const event = isSale ? 'sold' : 'refunded';
  return [
    { ...ANY, currency, account: 'payments', event, amount: side * provider },
    { ...ANY, currency, account: 'giftCards', event: isSale ? 'spent' : 'returned', amount: side * giftCard },
    ...parts.flatMap(({ kind, rate, gross, tax }): JournalLine[] => {
      const line = { currency, event, region, kind, rate };
      if (kind === 'voucher') return [{ ...line, ...ANY, account: 'giftCards', amount: -side * gross }];
      const account = kind === 'shipping' ? 'shipping' : 'sales';
      return [
        { ...line, account, amount: -side * (gross - tax) },
        { ...line, kind: null, account: 'tax', amount: -side * tax },
      ];
    }),
  ];
}

type Movement = {
  category: string;
  currency: string;
  sourceCurrency: string;
  amount: number;
  fee: number;
  net: number;
  sourceAmount: number;
};

/** The movements of the provider's balance by category and currencies. One query. */
async function movements(db: Queries, { from, to }: Period): Promise<Movement[]> {
  const { rows } = await db.execute<Movement>(sql`
    select category, currency, source_currency as "sourceCurrency", ${wholeSum(sql`amount`)} as amount,
      ${wholeSum(sql`fee`)} as fee, ${wholeSum(sql`net`)} as net, ${wholeSum(sql`source_amount`)} as "sourceAmount"
    from balance_transaction where created_at >= ${from} and created_at < ${to}
    group by category, currency, source_currency`);
  return rows;
}

function movementLines({ category: event, currency, ...moved }: Movement): JournalLine[] {
  const account = ACCOUNTS[event] ?? 'suspense';
  const line = { ...ANY, currency, event };
  const settled = [
    { ...line, account: 'balance', amount: moved.net },
    { ...line, account: 'fees', amount: moved.fee },
  ] as const;
  if (account !== 'payments' || moved.sourceCurrency === currency)
    return [...settled, { ...line, account, amount: -moved.amount }];
  const source = { ...line, currency: moved.sourceCurrency };
  return [
    ...settled,
    { ...line, account: 'exchange', amount: -moved.amount },
    { ...source, account: 'exchange', amount: moved.sourceAmount },
    { ...source, account: 'payments', amount: -moved.sourceAmount },
  ];
}
