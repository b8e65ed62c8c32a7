import { CODE } from '#src/contracts/limits.ts';
import { payoutCodeAnswer, payoutCodeOperation } from '#src/contracts/payout-codes.ts';
import { incorrectPayoutCode, readPayoutCode } from '#src/core/payouts/code.ts';
import { type ApiError, ask } from '../api-client/ask.ts';
import { setPayoutCode } from './payout-store.ts';

/** `isRefused`: the code is not valid. Otherwise the request failed. */
type Failure = { isOk: false; isRefused: boolean; error: ApiError };

/** Asks the server which name a code credits. Stores the code when it is valid. */
export async function checkPayoutCode(
  typed: string,
  options?: Parameters<typeof ask>[3],
): Promise<{ isOk: true; source: string } | Failure> {
  const code = readPayoutCode(typed);
  // Checks the typed text: other letters (such as the Kelvin sign) become ASCII letters in lower case.
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
