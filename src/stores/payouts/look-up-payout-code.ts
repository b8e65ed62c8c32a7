import { type ApiError, ask } from '../../api-client/ask.ts';
import { CODE } from '../../contracts/limits.ts';
import { payoutCodeAnswer, payoutCodeOperation } from '../../contracts/payout-codes.ts';
import { incorrectPayoutCode } from '../../core/payouts/code.ts';
import { setPayoutCode } from './payout-store.ts';

/** `isRefused`: the code credits nobody. Otherwise the server could not be asked. */
type Failure = { isOk: false; isRefused: boolean; error: ApiError };

/** A code as it is asked for: without spaces around it, in small letters. */
export function plainCode(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Asks the server whom a code credits and, if it credits somebody, keeps it from now on. */
export async function checkPayoutCode(
  typed: string,
  options?: Parameters<typeof ask>[3],
): Promise<{ isOk: true; source: string } | Failure> {
  const code = plainCode(typed);
  // By what was typed: other letters (the sign for Kelvin) are plain ones once they are small.
  if (!CODE.test(typed.trim())) {
    const error: ApiError = {
      code: 'unknown_payout_code',
      message: incorrectPayoutCode(code),
      field: 'code',
    };
    return { isOk: false, isRefused: true, error };
  }
  const path = payoutCodeOperation.path.replace(':code', code);
  const answer = await ask(path, payoutCodeAnswer, {}, options);
  if (!answer.isOk)
    return { isOk: false, isRefused: answer.error.code === 'unknown_payout_code', error: answer.error };
  setPayoutCode(answer.data.code, answer.data.source);
  return { isOk: true, source: answer.data.source };
}
