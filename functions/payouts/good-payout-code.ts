import { CODE } from '../../src/contracts/limits.ts';
import type { PayoutCodeEntry } from '../../src/schemas/selling.ts';
import { payoutCodeOrEnded } from '../platform/catalogue.ts';

/** The payout code of that name, in any case, if it is in use. Nobody tells unknown, switched-off and malformed ones apart. */
export function goodPayoutCode(code: string): PayoutCodeEntry | undefined {
  const found = CODE.test(code) ? payoutCodeOrEnded(code) : undefined;
  return found?.active ? found : undefined;
}
