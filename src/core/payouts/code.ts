/** How long a payout code is credited after it was set, in days. It ends there whether or not something was bought. */
export const PAYOUT_WINDOW_DAYS = 30;
const WINDOW_MS = PAYOUT_WINDOW_DAYS * 24 * 60 * 60_000;

/** More of what somebody typed than this is not repeated. */
const SHOWN_LENGTH = 40;

/** True while a code that was set at `setAt` is credited; both in ms. A clock that was put back since is forgiven. */
export function isInPayoutWindow(setAt: number, now: number): boolean {
  return Math.abs(now - setAt) < WINDOW_MS;
}

/** What is said of a payout code that is unknown, switched off or no code at all: these are told apart by nobody. */
export function incorrectPayoutCode(code: string): string {
  // It may be anything that stands in an address: nothing that hides, or turns the direction of writing.
  const shown = code.toWellFormed().replace(/[\p{C}\u2028\u2029]/gu, '');
  return `Incorrect payout code: ${[...shown].slice(0, SHOWN_LENGTH).join('')}`;
}
