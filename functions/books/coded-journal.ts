import type { SettingsEntry } from '#src/catalogue/schemas/settings.ts';
import { BOOK_ACCOUNTS, DEFAULT_CODES } from '#src/core/books/accounts.ts';
import * as words from '#src/words/en/desk/books.ts';
import { fill } from '#src/words/fill.ts';
import { addUp } from './add-up.ts';
import type { JournalLine } from './journal.ts';

/** A line as an accounting package takes it. `amount` in minor units: above 0 for debit, below for credit. */
export type CodedLine = { currency: string; code: string; text: string; amount: number };

/**
 * The lines with the codes of the shop's accounts, in the order of the accounts.
 * Sales with the same code are one line.
 */
export function codedJournal(
  lines: readonly JournalLine[],
  { accounts, salesByKind }: SettingsEntry['books'],
): CodedLine[] {
  const coded = lines.map((line) => {
    const { account, currency, amount } = line;
    const own = account === 'sales' ? salesByKind[line.kind as keyof typeof salesByKind] : undefined;
    const code = own ?? accounts[account] ?? DEFAULT_CODES[account];
    const text = textOf(line, own !== undefined);
    return { currency, place: BOOK_ACCOUNTS.indexOf(account), code, text, amount };
  });
  return addUp(coded, ['currency', 'place', 'code', 'text'], ['amount'])
    .filter(({ amount }) => amount !== 0)
    .map(({ place: _, ...line }) => line);
}

/** `Sales, 20 %, GB`. */
function textOf({ account, event, kind, rate, region }: JournalLine, isKindNamed: boolean): string {
  const events: Readonly<Record<string, string>> = words.journalEvents;
  return [
    words.accounts[account],
    events[event] ?? event.replaceAll('_', ' '),
    isKindNamed ? kind : null,
    region && (rate === null ? words.unknownRate : fill(words.ratePercent, { rate: rate / 100 })),
    region,
  ]
    .filter(Boolean)
    .join(', ');
}
