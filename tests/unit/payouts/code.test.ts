import { expect, test } from 'vitest';
import { incorrectPayoutCode } from '#src/core/payouts/code.ts';
import { isInPayoutWindow, PAYOUT_WINDOW_DAYS } from '#src/core/payouts/window.ts';

const DAY = 24 * 60 * 60_000;

test('[PAY-04] a code is credited for thirty days after it was set', () => {
  const set = Date.UTC(2027, 0, 31, 12);
  expect(PAYOUT_WINDOW_DAYS).toBe(30);
  expect(isInPayoutWindow(set, set)).toBe(true);
  expect(isInPayoutWindow(set, set + 30 * DAY - 1)).toBe(true);
  expect(isInPayoutWindow(set, set + 30 * DAY)).toBe(false);
  // A clock that was corrected by a day does not put the click into the future.
  expect(isInPayoutWindow(set, set - DAY)).toBe(true);
  expect(isInPayoutWindow(set, set - 30 * DAY)).toBe(false);
  expect(isInPayoutWindow(Number.NaN, set)).toBe(false);
});

test.each([
  ['nobodys', 'Incorrect payout code: nobodys'],
  ['<b>x</b>', 'Incorrect payout code: <b>x</b>'],
  ['a\u0000b\u202ec\u200bd\n', 'Incorrect payout code: abcd'],
  ['\ud800x', 'Incorrect payout code: \ufffdx'],
  ['x'.repeat(500), `Incorrect payout code: ${'x'.repeat(40)}`],
])('[PAY-03] the message for a wrong code, without hidden characters: %j', (code, words) => {
  expect(incorrectPayoutCode(code)).toBe(words);
});
