/** More of what somebody typed than this is not repeated. */
const SHOWN_LENGTH = 40;

/** What is said of a payout code that is unknown, switched off or no code at all: these are told apart by nobody. */
export function incorrectPayoutCode(code: string): string {
  // It may be anything that stands in an address: nothing that hides, or turns the direction of writing.
  const shown = code.toWellFormed().replace(/[\p{C}\u2028\u2029]/gu, '');
  return `Incorrect payout code: ${[...shown].slice(0, SHOWN_LENGTH).join('')}`;
}
