import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '#functions/db/open.ts';
import {
  creatorSale,
  type EntryKind,
  ledgerEntry,
  ledgerLine,
  ledgerMonth,
  statement,
} from '#functions/db/schema/ledger.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import type { Month } from '#src/core/payouts/months.ts';
import type { ShareKind } from '#src/core/payouts/share.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

type StatementRow = typeof statement.$inferSelect;
/** The balance of a party, in minor units: above 0 when the shop owes it. */
export type Balance = { party: string; currency: CurrencyCode; balance: number };

/**
 * The balances of all parties that ever had one, or of one party, by party and currency: that of the last
 * closed month, which its statement keeps, and what was booked since. Closed months are not added up again.
 */
export async function balances(queries: Queries, party?: string): Promise<Balance[]> {
  const isWanted = (column: AnyPgColumn) => (party === undefined ? sql`true` : sql`${column} = ${party}`);
  const last = sql`(select max(${ledgerMonth.month}) from ${ledgerMonth})`;
  const { rows } = await queries.execute<Balance>(sql`
    select party, currency, sum(amount)::float8 as balance from (
      select ${statement.party} as party, ${statement.currency} as currency,
        case when ${statement.month} = ${last} then ${statement.closing} else 0 end as amount
      from ${statement} where ${isWanted(statement.party)}
      union all
      select ${ledgerLine.party}, ${ledgerLine.currency}, -${ledgerLine.amount}
      from ${ledgerEntry} join ${ledgerLine} on ${ledgerLine.entryId} = ${ledgerEntry.id}
      where ${ledgerEntry.month} > coalesce(${last}, '') and ${ledgerLine.account} = 'payable'
        and ${isWanted(ledgerLine.party)}
    ) part group by party, currency order by party, currency`);
  return rows;
}

/** The statements of a month, or of a party, newest first. */
export function listStatements(
  queries: Queries,
  { month, parties }: { month?: Month | undefined; parties?: readonly string[] | undefined },
): Promise<StatementRow[]> {
  return queries
    .select()
    .from(statement)
    .where(
      and(
        month === undefined ? undefined : eq(statement.month, month),
        parties === undefined ? undefined : inArray(statement.party, [...parties]),
      ),
    )
    .orderBy(desc(statement.month), asc(statement.party), asc(statement.currency))
    .limit(500);
}

/**
 * One line of a statement. Amounts in minor units of `currency`, the order's; refunds are below 0. `result`
 * is the creator's share of it, and `paid` the same in their currency.
 */
export type StatementLine = {
  /** For the next page. */
  entry: number;
  number: number;
  kind: EntryKind;
  occurredAt: Date;
  name: string | null;
  share: ShareKind | null;
  percent: number | null;
  region: RegionCode | null;
  quantity: number;
  currency: CurrencyCode;
  gross: number;
  tax: number;
  printing: number;
  fee: number;
  result: number;
  paidIn: CurrencyCode;
  paid: number;
  note: string | null;
};

export const STATEMENT_LINES = 500;

/** The lines of a party's month, oldest first. No order numbers: they are the buyers'. */
export async function statementLines(
  queries: Queries,
  { party, month, currency }: { party: string; month: Month; currency?: CurrencyCode | undefined },
  after?: { entry: number; number: number },
): Promise<StatementLine[]> {
  const part = (account: string) =>
    sql<number>`coalesce(sum(${ledgerLine.amount}) filter (where ${ledgerLine.account} = ${account}), 0)::float8`;
  const first = sql<number>`min(${ledgerLine.number})::int`;
  const paidIn = sql<CurrencyCode>`max(${ledgerLine.currency}) filter (where ${ledgerLine.account} = 'payable')`;
  const own = sql<CurrencyCode>`coalesce(max(${ledgerLine.currency}) filter (where ${ledgerLine.account} = 'received'), ${paidIn}, max(${ledgerLine.currency}))`;
  const rows = await queries
    .select({
      entry: ledgerEntry.id,
      number: first,
      kind: ledgerEntry.kind,
      occurredAt: ledgerEntry.occurredAt,
      note: ledgerEntry.note,
      name: creatorSale.name,
      share: creatorSale.kind,
      percent: creatorSale.share,
      region: creatorSale.region,
      soldIn: own,
      payCurrency: creatorSale.payCurrency,
      quantity: sql<number>`sum(${ledgerLine.quantity})::int`,
      gross: part('received'),
      tax: part('tax'),
      printing: part('printing'),
      fee: part('fee'),
      shop: part('shop'),
      paidIn,
      paid: sql<number>`-${part('payable')}`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, eq(ledgerLine.entryId, ledgerEntry.id))
    .leftJoin(
      creatorSale,
      and(eq(creatorSale.orderId, ledgerEntry.orderId), eq(creatorSale.position, ledgerLine.position)),
    )
    .where(
      and(
        eq(ledgerEntry.month, month),
        eq(ledgerLine.party, party),
        after && gt(ledgerEntry.id, after.entry - 1),
      ),
    )
    .groupBy(ledgerEntry.id, creatorSale.orderId, creatorSale.position)
    .having(
      and(
        after && sql`(${ledgerEntry.id}, ${first}) > (${after.entry}, ${after.number})`,
        currency && sql`coalesce(${paidIn}, ${creatorSale.payCurrency}) = ${currency}`,
      ),
    )
    .orderBy(ledgerEntry.id, first)
    .limit(STATEMENT_LINES);
  return rows.map(({ soldIn, payCurrency, shop, ...row }) => ({
    ...row,
    currency: soldIn,
    paidIn: row.paidIn ?? payCurrency ?? soldIn,
    result: row.name === null ? row.paid : row.gross + row.tax + row.printing + row.fee + shop,
  }));
}

/** One statement; undefined when there is none. */
export async function findStatement(queries: Queries, id: number): Promise<StatementRow | undefined> {
  const [row] = await queries.select().from(statement).where(eq(statement.id, id));
  return row;
}
