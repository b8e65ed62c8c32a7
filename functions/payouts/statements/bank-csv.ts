import type { CurrencyCode } from '#src/core/currencies.ts';
import { decimalOf } from '#src/core/money.ts';
import type { Payout } from './pay.ts';

/** The two lists that banks take: SEPA credit transfers in euros, and BACS in pounds. */
export type BankForm = 'sepa' | 'bacs';

const FORMS = {
  sepa: {
    currency: 'EUR',
    columns: ['Beneficiary name', 'IBAN', 'Amount', 'Currency', 'Reference'],
    row: ({ statement, payee }: Payout) =>
      payee?.iban && [
        bankText(payee.holder, 70),
        payee.iban,
        amountOf(statement),
        'EUR',
        referenceOf(statement),
      ],
  },
  bacs: {
    currency: 'GBP',
    columns: ['Sort code', 'Account name', 'Account number', 'Amount', 'Reference'],
    row: ({ statement, payee }: Payout) =>
      payee?.sortCode && [
        payee.sortCode,
        bankText(payee.holder, 18),
        payee.accountNumber ?? '',
        amountOf(statement),
        referenceOf(statement),
      ],
  },
} as const satisfies Record<BankForm, { currency: CurrencyCode; columns: string[]; row: unknown }>;

/**
 * The payouts of a form as CSV (RFC 4180), one row for each statement. Names have only the characters that
 * banks take (Latin letters, digits, space and a few signs), and none begins like a formula.
 * @returns the list, and the payouts that are in it
 */
export function bankCsv(form: BankForm, payouts: readonly Payout[]): { csv: string; listed: Payout[] } {
  const { currency, columns, row } = FORMS[form];
  const rows = payouts.flatMap((payout) => {
    const cells = payout.statement.currency === currency ? row(payout) : undefined;
    return cells ? [{ payout, cells }] : [];
  });
  const lines = [columns, ...rows.map(({ cells }) => cells)];
  const csv = lines.map((line) => `${line.map((cell) => `"${cell}"`).join(',')}\r\n`).join('');
  return { csv, listed: rows.map(({ payout }) => payout) };
}

const amountOf = ({ due, currency }: Payout['statement']) => decimalOf({ amount: due, currency });
/** At most 18 characters, which BACS takes. */
const referenceOf = ({ id, month }: Payout['statement']) => `ST${id} ${month.replace('-', '')}`;

/**
 * The set of characters of the European Payments Council, without signs that begin a formula at the start.
 */
export function bankText(name: string, most: number): string {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[^A-Za-z0-9 /?:().,'+-]/g, ' ')
    .replace(/^[\s+'\-/?:().,]+/, '')
    .replace(/ +/g, ' ');
  return latin.slice(0, most).trim();
}
