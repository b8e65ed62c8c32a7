import { findFunding } from '#functions/catalogue/snapshot.ts';
import { FundingDeskError } from '#functions/fundings/funding-desk-error.ts';
import type { DeskMember } from '#src/contracts/desk/contract.ts';
import type { Funding } from '#src/core/fundings/types.ts';
import * as words from '#src/words/en/desk/fundings.ts';
import { DeskError } from '../desk-error.ts';

/** Whether a member sees a funding: a creator sees only their own. */
export const maySee = ({ role, creatorId }: DeskMember, { creator }: Funding) =>
  role !== 'creator' || creator._id === creatorId;

/** @throws DeskError when there is none, or for another creator's */
export function fundingFor(member: DeskMember, id: string): Funding {
  const funding = findFunding(id);
  if (!funding) throw new DeskError('not_found', words.noFunding, { field: 'id' });
  if (!maySee(member, funding)) throw new DeskError('not_allowed', words.notYours);
  return funding;
}

/** Runs a call of functions/fundings and answers its refusal as the desk's. */
export async function refusing<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof FundingDeskError)) throw error;
    const { code, message, field } = error;
    throw new DeskError(
      code === 'invalid' ? 'invalid_input' : code,
      message,
      field === undefined ? {} : { field },
    );
  }
}
