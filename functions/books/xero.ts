import { csv } from '#src/core/csv.ts';
import { daysLater, formatDate } from '#src/core/dates.ts';
import { type Month, monthLater, startOf } from '#src/core/payouts/months.ts';
import * as words from '#src/words/en/desk/books.ts';
import { fill } from '#src/words/fill.ts';
import type { CodedLine } from './coded-journal.ts';

/** The columns of Xero's template for manual journals. Those with a star must be filled. */
const COLUMNS = [
  '*Narration',
  '*Date',
  'Description',
  '*AccountCode',
  '*TaxRate',
  '*Amount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
] as const;

/**
 * The journal of a month in one currency as a manual journal of Xero, dated on the last day. Lines with the
 * same narration and date are one journal there.
 *
 * @param taxRate the name of the rate that adds no tax
 */
export function xeroCsv(lines: readonly CodedLine[], month: Month, shop: string, taxRate: string): string {
  const last = daysLater(startOf(monthLater(month)), -1);
  // Xero takes 31/01/2027, too, but reads it in the order of the country.
  const date = formatDate('en-GB', { day: '2-digit', month: 'short', year: 'numeric' }, last);
  const rows = lines.map(({ currency, code, text, amount }) => ({
    '*Narration': fill(words.narration, { shop, month, currency }),
    '*Date': date,
    Description: text,
    '*AccountCode': code,
    '*TaxRate': taxRate,
    '*Amount': { amount, currency },
  }));
  return csv(COLUMNS, rows);
}
