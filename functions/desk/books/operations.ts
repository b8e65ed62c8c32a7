import { addUp } from '#functions/books/add-up.ts';
import { dayRows } from '#functions/books/day-book.ts';
import { differences, payoutParts } from '#functions/books/differences.ts';
import { findPayout, listPayouts, type PayoutRow } from '#functions/books/payouts.ts';
import { PROVIDER_FIGURES, providerRows } from '#functions/books/provider-book.ts';
import { booksTable } from '#functions/books/tables.ts';
import { TAX_FIGURES, taxRows } from '#functions/books/tax-book.ts';
import * as contracts from '#src/contracts/desk/books.ts';
import { booksRead, type PayoutLine, payoutRead, payoutsList } from '#src/contracts/desk/books.ts';
import * as words from '#src/words/en/desk/books.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { journalOperations } from './journal-operations.ts';

const PAGE = 50;

/** What was sold, taxed, refunded and paid out. */
export const booksOperations: readonly DeskOperation[] = [
  implement(booksRead, async ({ db }, { from, to }) => {
    const period = { from: new Date(from), to: new Date(to) };
    return {
      days: await dayRows(db, period),
      tax: addUp(await taxRows(db, period), ['region', 'currency', 'kind', 'rate'], TAX_FIGURES),
      fees: addUp(await providerRows(db, period), ['region', 'currency', 'category'], PROVIDER_FIGURES),
      differences: await differences(db, period),
    };
  }),
  implement(contracts.booksTable, async ({ db }, { from, to, table }) => ({
    file: `${table}-${from}-${to}.csv`,
    csv: await booksTable(db, table, { from: new Date(from), to: new Date(to) }),
  })),
  ...journalOperations,
  implement(payoutsList, async ({ db }, { after }) => {
    const rows = await listPayouts(db, after, PAGE + 1);
    const payouts = rows.slice(0, PAGE).map(lineOf);
    return { payouts, next: rows.length > PAGE ? (payouts.at(-1)?.id ?? null) : null };
  }),
  implement(payoutRead, async ({ db }, { id }) => {
    const found = await findPayout(db, id);
    if (!found) throw new DeskError('not_found', words.noPayout, { field: 'id' });
    return { payout: lineOf(found), parts: await payoutParts(db, id) };
  }),
];

function lineOf({
  createdAt,
  arrivesAt,
  readAt: _,
  isAutomatic: __,
  explained,
  ...row
}: PayoutRow): PayoutLine {
  const unexplained = row.amount - explained;
  return { ...row, unexplained, createdAt: createdAt.toISOString(), arrivesAt: arrivesAt.toISOString() };
}
