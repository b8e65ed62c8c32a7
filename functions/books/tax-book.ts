import type { BooksTax } from '#src/contracts/desk/books.ts';
import type { Queries } from '../db/open.ts';
import { addUp } from './add-up.ts';
import type { Period } from './day-book.ts';
import { turnoverOf } from './turnover.ts';

/**
 * What was sold and refunded on a day, by region, country, kind of goods and rate of tax. Amounts in minor
 * units, with tax and after discounts; refunds are above 0, too.
 */
type TaxRow = BooksTax & {
  day: string;
  /** The country that is taxed, if it is known. */
  country: string | null;
};

export const TAX_FIGURES = ['sold', 'tax', 'refunded', 'refundedTax'] as const;

/**
 * Sales and refunds by day, region, country, kind and rate. `sold` adds up to the orders' totals, `refunded`
 * to the refunds.
 */
export async function taxRows(db: Queries, period: Period): Promise<TaxRow[]> {
  const rows: TaxRow[] = [];
  for await (const { event, day, region, country, currency, parts } of turnoverOf(db, period))
    for (const { kind, rate, gross, tax } of parts) {
      if (gross === 0 && tax === 0) continue;
      const [sale, refund] = event === 'sale' ? [{ gross, tax }, NOTHING] : [NOTHING, { gross, tax }];
      const figures = { sold: sale.gross, tax: sale.tax, refunded: refund.gross, refundedTax: refund.tax };
      rows.push({ day, region, country, currency, kind, rate, ...figures });
    }
  return addUp(rows, ['day', 'region', 'country', 'currency', 'kind', 'rate'], TAX_FIGURES);
}

const NOTHING = { gross: 0, tax: 0 };
