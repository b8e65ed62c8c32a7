import { findCreator } from '#functions/catalogue/api-responses.ts';
import { findPayoutCode } from '#functions/catalogue/snapshot.ts';
import type { Queries } from '#functions/db/open.ts';
import type { payee, statement } from '#functions/db/schema/ledger.ts';
import { lastClosed } from '#functions/payouts/ledger/entries.ts';
import { contractOf } from '#functions/payouts/ledger/terms-of-sale.ts';
import { openSums } from '#functions/payouts/statements/month-sums.ts';
import { listStatements } from '#functions/payouts/statements/read-statements.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import type { StatementHead } from '#src/contracts/desk/creators.ts';
import { monthLater, monthOf } from '#src/core/payouts/months.ts';
import { payday } from '#src/core/payouts/payday.ts';
import * as words from '#src/words/en/desk/creators.ts';
import { DeskError } from '../desk-error.ts';

/** The name of a party: a creator's, or the owner of a code. */
export function nameOf(party: string): string {
  if (!party.startsWith('code:')) return findCreator(party)?.name ?? party;
  const code = party.slice('code:'.length);
  return `${findPayoutCode(code)?.source ?? code} (${code})`;
}

export const colourOf = (party: string) => findCreator(party)?.profile.colour ?? null;

/**
 * The party that a call is about. A creator may ask only for themselves and for their own code.
 * @throws DeskError for another's
 */
export function partyFor(member: DeskMember, asked: string | undefined): string {
  if (member.role !== 'creator') {
    if (asked === undefined) throw new DeskError('invalid_input', words.noParty, { field: 'party' });
    return asked;
  }
  const own = member.creatorId ?? '';
  const code = contractOf(own)?.code;
  if (own === '' || (asked !== undefined && asked !== own && !(code && asked === `code:${code}`)))
    throw new DeskError('not_allowed', words.notYours);
  return asked ?? own;
}

/** All months of a party, newest first: open months with their current sums, then closed ones. */
export async function monthsOf(queries: Queries, party: string, now: Date): Promise<StatementHead[]> {
  const made = await listStatements(queries, { parties: [party] });
  const last = await lastClosed(queries);
  const current = monthOf(now);
  const open = [];
  const first = last && last < current ? monthLater(last) : monthLater(current, -1);
  for (let month = first; month <= current; month = monthLater(month))
    for (const sums of await openSums(queries, party, month))
      open.push({
        ...sums,
        id: null,
        month,
        state: 'open' as const,
        due: 0,
        payday: payday(month),
        paidAt: null,
      });
  return [...open.reverse(), ...made.map(headOf)];
}

function headOf({
  party: _party,
  closedAt: _closedAt,
  paidAt,
  ...row
}: typeof statement.$inferSelect): StatementHead {
  return { ...row, payday: payday(row.month), paidAt: paidAt?.toISOString() ?? null };
}

/** A bank account with only its last digits. */
export function maskedAccount(account: typeof payee.$inferSelect | null | undefined): string | null {
  const number = account?.iban ?? account?.accountNumber;
  return number ? `${account?.iban ? number.slice(0, 4) : ''}…${number.slice(-4)}` : null;
}
