import { isInPayoutWindow } from '../../core/payouts/window.ts';
import { PAYOUT_CODE, PAYOUT_SOURCE_LENGTH } from '../payout-code-form.ts';

/** A payout code as a browser keeps it, and when it was set, in ms since the epoch. */
export type StoredPayoutCode = { code: string; setAt: number };
/** Whom a code credits, as the server said. Kept with its code, since the two lie under keys of their own. */
export type StoredPayoutSource = { code: string; source: string };

/*
 * Every page reads the code before anybody touches it, so these are written by hand, where other stored values have a schema: the same
 * reading for all, in a tenth of the script.
 */

/** Reads a stored code that is still credited at `now`; undefined for anything else. Never throws. */
export function decodePayoutCode(stored: unknown, now: number): StoredPayoutCode | undefined {
  const { code, setAt } = parsed(stored);
  return PAYOUT_CODE.test(String(code)) && isInPayoutWindow(Number(setAt), now)
    ? { code: String(code), setAt: Number(setAt) }
    : undefined;
}

/** Reads whom a stored code credits; undefined for anything else. Never throws. */
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
