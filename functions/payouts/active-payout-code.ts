import type { PayoutCodeEntry } from '#src/catalogue/schemas/selling.ts';
import { CODE } from '#src/contracts/limits.ts';
import { payoutCodeOrEnded } from '../catalogue/snapshot.ts';

/**
 * The active payout code of this name, in any case. Undefined for unknown,
 * inactive and malformed codes alike.
 */
export function activePayoutCode(code: string): PayoutCodeEntry | undefined {
  const found = CODE.test(code) ? payoutCodeOrEnded(code) : undefined;
  return found?.active ? found : undefined;
}
