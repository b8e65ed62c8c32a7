import { type CodedLine, codedJournal } from '#functions/books/coded-journal.ts';
import { datevCsv } from '#functions/books/datev.ts';
import { journalOf } from '#functions/books/journal.ts';
import { xeroCsv } from '#functions/books/xero.ts';
import { storeSettings } from '#functions/catalogue/snapshot.ts';
import type { Queries } from '#functions/db/open.ts';
import { type JournalForm, journalFile, journalRead } from '#src/contracts/desk/books.ts';
import { type Month, monthLater, startOf } from '#src/core/payouts/months.ts';
import * as words from '#src/words/en/desk/books.ts';
import { fill } from '#src/words/fill.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';

/** The journal of a month, to look at and for accounting packages. */
export const journalOperations: readonly DeskOperation[] = [
  implement(journalRead, async ({ db }, { month }) => {
    const byCurrency = [...(await journals(db, month))];
    return {
      journals: byCurrency.map(([currency, lines]) => ({
        currency,
        forms: formsOf(currency),
        lines: lines.map(({ code, text, amount }) => ({ code, text, amount })),
      })),
    };
  }),
  implement(journalFile, async ({ db, now }, { month, currency, form }) => {
    if (!formsOf(currency).includes(form))
      throw new DeskError('invalid_input', words.notForDatev, { field: 'form' });
    const lines = (await journals(db, month)).get(currency);
    if (!lines)
      throw new DeskError('not_found', fill(words.noJournalIn, { currency }), { field: 'currency' });
    const { books, brand } = storeSettings();
    if (form === 'datev' && books.datev)
      return {
        file: `EXTF_Buchungsstapel_${month}.csv`,
        csv: datevCsv(lines, month, books.datev, now),
        encoding: 'latin1' as const,
      };
    return {
      file: `journal-${month}-${currency.toLowerCase()}-xero.csv`,
      csv: xeroCsv(lines, month, brand.name, books.xeroTaxRate),
      encoding: 'utf-8' as const,
    };
  }),
];

async function journals(db: Queries, month: Month): Promise<Map<string, CodedLine[]>> {
  const lines = await journalOf(db, { from: startOf(month), to: startOf(monthLater(month)) });
  return Map.groupBy(codedJournal(lines, storeSettings().books), ({ currency }) => currency);
}

/** DATEV would need a rate of exchange for each line that is not in euros. */
function formsOf(currency: string): JournalForm[] {
  return storeSettings().books.datev && currency === 'EUR' ? ['xero', 'datev'] : ['xero'];
}
