import { and, desc, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { exchangeRate } from '#functions/db/schema/ledger.ts';
import { CURRENCIES, type CurrencyCode } from '#src/core/currencies.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { type Rate, SAME } from '#src/core/payouts/exchange.ts';

type Row = typeof exchangeRate.$inferInsert;
/** Millionths in one euro. */
const MICROS = 1_000_000;

/** A rate is that of the days after it, too: the bank publishes none on weekends and holidays. */
const COUNTS_FOR_DAYS = 7;

/**
 * The rate of a day, or of the latest day in the week before it. Undefined when none is known, as when the
 * bank could not be reached for longer.
 */
export async function rateOn(
  queries: Queries,
  from: CurrencyCode,
  to: CurrencyCode,
  at: Date,
): Promise<Rate | undefined> {
  if (from === to) return SAME;
  const rows = await queries
    .selectDistinctOn([exchangeRate.currency])
    .from(exchangeRate)
    .where(
      and(
        inArray(exchangeRate.currency, [from, to]),
        lte(exchangeRate.day, dayOf(at)),
        gte(exchangeRate.day, dayOf(daysLater(at, -COUNTS_FOR_DAYS))),
      ),
    )
    .orderBy(exchangeRate.currency, desc(exchangeRate.day));
  const perEuro = (currency: CurrencyCode) =>
    currency === 'EUR' ? MICROS : rows.find((row) => row.currency === currency)?.micros;
  const [over, under] = [perEuro(to), perEuro(from)];
  return over && under ? { over: BigInt(over), under: BigInt(under) } : undefined;
}

/** Saves rates. A day's rate that is known stays as it is. */
export async function saveRates(queries: Queries, rates: readonly Row[]): Promise<number> {
  if (rates.length === 0) return 0;
  const saved = await queries
    .insert(exchangeRate)
    .values([...rates])
    .onConflictDoNothing()
    .returning();
  return saved.length;
}

/** The newest day with a rate; undefined without any. */
export async function latestRateDay(queries: Queries): Promise<string | undefined> {
  const [row] = await queries
    .select({ day: sql<string | null>`max(${exchangeRate.day})` })
    .from(exchangeRate);
  return row?.day ?? undefined;
}

/**
 * The rates of the shop's currencies in the European Central Bank's file (eurofxref, XML). Other currencies,
 * invalid days and invalid rates are skipped.
 */
export function readRates(xml: string): Row[] {
  return [...xml.matchAll(/<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']\s*>([\s\S]*?)<\/Cube>/g)].flatMap(
    ([, day = '', cubes = '']) =>
      [
        ...cubes.matchAll(
          /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,6}(?:\.\d{1,8})?)["']\s*\/>/g,
        ),
      ].flatMap(([, currency = '', rate = '']) => {
        const micros = Math.round(Number(rate) * MICROS);
        return Object.hasOwn(CURRENCIES, currency) && micros > 0 && !Number.isNaN(Date.parse(day))
          ? [{ day, currency: currency as CurrencyCode, micros }]
          : [];
      }),
  );
}
