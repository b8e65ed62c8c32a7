import { and, eq } from 'drizzle-orm';
import type { Database } from '#functions/db/open.ts';
import { payee } from '#functions/db/schema/ledger.ts';
import * as words from '#src/words/en/statements.ts';
import { bankText } from './bank-csv.ts';
import { StatementError } from './statement-error.ts';

/** A bank account: an IBAN, or a British sort code and account number. Spaces and hyphens do not count. */
export type BankAccount = { holder: string; iban?: string; sortCode?: string; accountNumber?: string };

/**
 * Saves the account to which a party is paid. `version`: of the account as it was seen, 0 for none.
 * @throws StatementError for an invalid account, or one that was changed since
 */
export async function savePayee(
  db: Database,
  party: string,
  account: BankAccount,
  version: number,
  now: Date,
): Promise<void> {
  const values = { ...readAccount(account), changedAt: now, version: version + 1 };
  const written =
    version === 0
      ? await db
          .insert(payee)
          .values({ party, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(payee)
          .set(values)
          .where(and(eq(payee.party, party), eq(payee.version, version)))
          .returning();
  if (written.length === 0) throw new StatementError('changed', words.payeeChanged);
}

/** Checks and normalises an account. */
function readAccount({ holder, ...typed }: BankAccount) {
  // Banks take Latin letters only, and a list with an empty name is refused.
  if (bankText(holder, 70) === '') throw new StatementError('no_account', words.wrongHolder, 'holder');
  const bare = (value = '') => value.replace(/[\s-]/g, '').toUpperCase();
  const [iban, sortCode, accountNumber] = [bare(typed.iban), bare(typed.sortCode), bare(typed.accountNumber)];
  const isBritish = sortCode !== '' || accountNumber !== '';
  if ((iban !== '') === isBritish) throw new StatementError('no_account', words.oneAccount, 'iban');
  if (iban !== '' && !isIban(iban)) throw new StatementError('no_account', words.wrongIban, 'iban');
  if (isBritish && !/^\d{6}$/.test(sortCode))
    throw new StatementError('no_account', words.wrongSortCode, 'sortCode');
  if (isBritish && !/^\d{8}$/.test(accountNumber))
    throw new StatementError('no_account', words.wrongAccount, 'accountNumber');
  return {
    holder: holder.trim(),
    iban: iban || null,
    sortCode: sortCode || null,
    accountNumber: accountNumber || null,
  };
}

/** ISO 13616: with the first four characters at the end and letters as numbers, the rest by 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
