import { isInPayoutWindow } from '#src/core/payouts/window.ts';
import { PAYOUT_CODE, PAYOUT_SOURCE_LENGTH } from '../payout-code-form.ts';

/** A payout code as the browser stores it, and when it was set, in ms since the epoch. */
export type StoredPayoutCode = { code: string; setAt: number };
/**
 * The name that a code credits, from the server.
 * It includes the code because the two have separate storage keys.
 */
export type StoredPayoutSource = { code: string; source: string };

/* Every page reads the code on load. These decoders are written by hand and not with a schema because that
   takes a tenth of the script. */

/** Reads a stored code that is still credited at `now`. Undefined otherwise. Never throws. */
export function decodePayoutCode(stored: unknown, now: number): StoredPayoutCode | undefined {
  const { code, setAt } = parsed(stored);
  return PAYOUT_CODE.test(String(code)) && isInPayoutWindow(Number(setAt), now)
    ? { code: String(code), setAt: Number(setAt) }
    : undefined;
}

/** Reads the name that a stored code credits. Undefined when it is invalid. Never throws. */
export function decodePayoutSource(stored: unknown): StoredPayoutSource | undefined {
  const { code, source } = parsed(stored);
  return typeof source === 'string' && source && source.length <= PAYOUT_SOURCE_LENGTH
    ? { code: String(code), source }
    : undefined;
}

function parsed(stored: unknown): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(stored)));
  } catch {
    return {};
  }
}
