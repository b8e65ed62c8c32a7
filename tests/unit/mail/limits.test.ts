import { describe, expect, test } from 'vitest';
import { headerText } from '#functions/mail/header-text.ts';
import type { MailKind } from '#functions/mail/kinds.ts';
import { type Counted, roomAt } from '#functions/mail/mailbox-budget.ts';
import { limitsOf, MAIL_POLICIES, type MailPolicy } from '#functions/mail/policies.ts';
import { HOUR_MS } from '#src/core/durations.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const policyOf = (kind: MailKind) => MAIL_POLICIES[kind] as Extract<MailPolicy, { cause: 'request' }>;
/** When one more mail of a kind may be sent, in ms from now, after mails of the kind `of`, so many ms ago. */
const roomAfter = (kind: MailKind, times: readonly number[], of: MailKind = 'news-confirmation') =>
  roomAt(
    kind,
    policyOf(kind),
    times.map((ms): Counted => ({ kind: of, at: ago(ms) })),
    NOW,
  ).getTime() - NOW.getTime();

describe('the limits of a mailbox', () => {
  test('are lower for what anybody can cause than for what the reader asked for', () => {
    const limits = (kind: MailKind) =>
      limitsOf(policyOf(kind)).map(({ most, windowMs }) => [most, windowMs / HOUR_MS]);
    expect(limits('news-confirmation')).toEqual([
      [3, 1],
      [6, 24],
    ]);
    expect(limits('downloads')).toEqual([
      [10, 1],
      [20, 24],
    ]);
    expect(limits('payment-failed')).toEqual([[12, 24]]);
    expect(limits('form-notice')).toEqual([[100, 1]]);
  });

  test('let a mail go at once while there is room, and then when the oldest one of the window is past', () => {
    expect(roomAfter('news-confirmation', [])).toBe(0);
    expect(roomAfter('news-confirmation', [1, 2])).toBe(0);
    // In any order: the rows of a database have none.
    for (const times of [
      [10 * 60_000, 50 * 60_000, 30 * 60_000],
      [50 * 60_000, 30 * 60_000, 10 * 60_000],
    ])
      expect(roomAfter('news-confirmation', times)).toBe(10 * 60_000);
    // Six within a day, of which two within the hour.
    expect(
      roomAfter(
        'news-confirmation',
        [1, 2, 5, 6, 7, 20].map((hours) => hours * HOUR_MS),
      ),
    ).toBe(4 * HOUR_MS);
  });

  test('allow one acknowledgement of a form a day, regardless of other mails', () => {
    expect(roomAfter('form-acknowledgement', [5 * HOUR_MS], 'form-acknowledgement')).toBe(19 * HOUR_MS);
    expect(roomAfter('form-acknowledgement', [5 * HOUR_MS], 'news-confirmation')).toBe(0);
    expect(roomAfter('stock-notice', [5 * HOUR_MS], 'stock-notice')).toBe(0);
  });
});

test('text for a header is one line of at most 200 characters, and keeps its words apart', () => {
  expect(headerText('Your order\r\nBcc: x')).toBe('Your order Bcc: x');
  expect(headerText('  a\u2028b \t c ')).toBe('a b c');
  expect(headerText('x'.repeat(200))).toBe('x'.repeat(200));
  expect(headerText('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
});
