import { eq } from 'drizzle-orm';
import { findProduct } from '#functions/catalogue/snapshot.ts';
import { payee } from '#functions/db/schema/ledger.ts';
import { lastClosed } from '#functions/payouts/ledger/entries.ts';
import { bankCsv } from '#functions/payouts/statements/bank-csv.ts';
import { closeMonth, monthToClose } from '#functions/payouts/statements/close-month.ts';
import { bookManualEntry, duePayouts, markPaid } from '#functions/payouts/statements/pay.ts';
import { savePayee } from '#functions/payouts/statements/payees.ts';
import { balances, STATEMENT_LINES, statementLines } from '#functions/payouts/statements/read-statements.ts';
import { statementCsvOf } from '#functions/payouts/statements/statement-csv.ts';
import { StatementError } from '#functions/payouts/statements/statement-error.ts';
import {
  creatorHome,
  creatorsList,
  entryBook,
  monthClose,
  payeeRead,
  payeeSave,
  payoutsCsv,
  payoutsList,
  payoutsPaid,
  type StatementHead,
  statementCsv,
  statementRead,
} from '#src/contracts/desk/creators.ts';
import { dayOf } from '#src/core/dates.ts';
import { monthOf } from '#src/core/payouts/months.ts';
import { payday } from '#src/core/payouts/payday.ts';
import * as words from '#src/words/en/desk/creators.ts';
import { DeskError } from '../desk-error.ts';
import { type Desk, type DeskOperation, implement } from '../operation.ts';
import { deskAnswer } from '../reviews/desk-answer.ts';
import { codeOf, reviewsOf, soldIn, stockOf } from './own.ts';
import { colourOf, maskedAccount, monthsOf, nameOf, partyFor } from './pages.ts';

/** What creators earned, their statements and their payments. */
export const creatorOperations: readonly DeskOperation[] = [
  implement(creatorsList, async ({ db, now }) => {
    const due = await duePayouts(db);
    const accounts = new Set((await db.select({ party: payee.party }).from(payee)).map(({ party }) => party));
    const all = await balances(db);
    const closing = monthToClose(now);
    const last = await lastClosed(db);
    return {
      creators: [...new Set(all.map(({ party }) => party))].map((party) => ({
        party,
        name: nameOf(party),
        balances: all
          .filter((one) => one.party === party)
          .map(({ currency, balance }) => ({ currency, amount: balance })),
        due: due
          .filter(({ statement }) => statement.party === party)
          .map(({ statement }) => ({ currency: statement.currency, amount: statement.due })),
        hasAccount: accounts.has(party),
      })),
      closing: { month: closing, isClosed: last !== undefined && last >= closing },
    };
  }),
  implement(statementRead, async (desk, { after, ...asked }) => {
    const { party, head, months } = await findHead(desk, asked);
    const lines = await statementLines(desk.db, { party, ...head }, after);
    const [account] = await desk.db.select().from(payee).where(eq(payee.party, party));
    const end = lines.length === STATEMENT_LINES ? lines.at(-1) : undefined;
    return {
      party,
      name: nameOf(party),
      colour: colourOf(party),
      head,
      months,
      rows: lines.map(({ entry: _entry, number: _number, occurredAt, ...line }) => ({
        ...line,
        day: dayOf(occurredAt),
      })),
      next: end ? { entry: end.entry, number: end.number } : null,
      account: maskedAccount(account),
    };
  }),
  implement(statementCsv, async (desk, asked) => {
    const { party, head } = await findHead(desk, asked);
    const lines = [];
    for (let after: { entry: number; number: number } | undefined; ; ) {
      const some = await statementLines(desk.db, { party, ...head }, after);
      lines.push(...some);
      after = some.at(-1);
      if (some.length < STATEMENT_LINES) break;
    }
    const file = `${party.replace(':', '-')}-${head.month}-${head.currency.toLowerCase()}.csv`;
    return { file, csv: statementCsvOf(lines) };
  }),
  implement(
    monthClose,
    ({ db, now }, { month }) => refusing(closeMonth(db, month, now)),
    ({ month }) => month,
  ),
  implement(payoutsList, async ({ db }) =>
    (await duePayouts(db)).map(({ statement: { id, party, month, currency, due }, payee: account }) => ({
      id,
      party,
      name: nameOf(party),
      month,
      currency,
      due,
      payday: payday(month),
      account: maskedAccount(account),
    })),
  ),
  implement(payoutsCsv, async ({ db, now }, { form }) => {
    const { csv, listed } = bankCsv(form, await duePayouts(db));
    const statements = listed.map(({ statement: { id, due } }) => ({ id, due }));
    return { file: `${form}-${dayOf(now)}.csv`, csv, statements };
  }),
  implement(payoutsPaid, async ({ db, now }, { statements }) => ({
    paid: await refusing(markPaid(db, statements, now)),
  })),
  implement(
    entryBook,
    async ({ db, now }, entry) => {
      if (nameOf(entry.party) === entry.party)
        throw new DeskError('invalid_input', words.noParty, { field: 'party' });
      return { isNew: await refusing(bookManualEntry(db, entry, now)) };
    },
    ({ party }) => party,
  ),
  implement(payeeRead, async ({ db }, { party }) => {
    const [found] = await db.select().from(payee).where(eq(payee.party, party));
    if (!found) return null;
    const { holder, iban, sortCode, accountNumber, version } = found;
    return { holder, iban, sortCode, accountNumber, version };
  }),
  implement(
    payeeSave,
    async ({ db, now }, { party, version, holder, iban = '', sortCode = '', accountNumber = '' }) => {
      await refusing(savePayee(db, party, { holder, iban, sortCode, accountNumber }, version, now));
      return null;
    },
    ({ party }) => party,
  ),
  implement(creatorHome, async ({ db, member, now }) => {
    const party = partyFor(member, undefined);
    const month = monthOf(now);
    const sold = await soldIn(db, party, month);
    const stock = await stockOf(db, party, now);
    const code = await codeOf(db, party);
    const sums = (all: Awaited<ReturnType<typeof balances>>) =>
      all.map(({ currency, balance }) => ({ currency, amount: balance }));
    return {
      name: nameOf(party),
      colour: colourOf(party),
      month,
      balances: sums(await balances(db, party)),
      products: stock.map(({ productId, name, stock: left }) => ({
        id: productId,
        name,
        sold: sold
          .filter((one) => one.productId === productId)
          .map(({ region, quantity, amount, currency }) => ({ region, quantity, amount, currency })),
        stock: left,
      })),
      reviews: (await reviewsOf(db, party)).map(({ review, answer }) => ({
        id: review.id,
        product: findProduct(review.productId)?.name ?? review.productId,
        rating: review.rating,
        text: review.text,
        day: dayOf(review.createdAt),
        answer: deskAnswer(answer ?? undefined),
      })),
      code: code ? { code: code.code, rate: code.rate, balances: sums(code.balances) } : null,
    };
  }),
];

/** The month that is asked for, or the newest with something in it. */
async function findHead(
  { db, member, now }: Desk,
  asked: { party?: string | undefined; month?: string | undefined; currency?: string | undefined },
): Promise<{ party: string; head: StatementHead; months: StatementHead[] }> {
  const party = partyFor(member, asked.party);
  const months = await monthsOf(db, party, now);
  const head = months.find(
    ({ month, currency }) => (asked.month ?? month) === month && (asked.currency ?? currency) === currency,
  );
  if (!head) throw new DeskError('not_found', words.noMonth, { field: 'month' });
  return { party, head, months };
}

/** Refusals of statements in the desk's form. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const code = {
      not_found: 'not_found',
      wrong_amount: 'invalid_input',
      no_account: 'invalid_input',
    } as const;
    const known = error.code in code ? code[error.code as keyof typeof code] : 'conflict';
    throw new DeskError(known, error.message, error.field === undefined ? {} : { field: error.field });
  }
}
