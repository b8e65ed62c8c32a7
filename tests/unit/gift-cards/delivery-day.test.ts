import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { giftDays, isGiftDay } from '#src/core/gift-cards/delivery-day.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { giftIssues } from '#src/features/basket/gift-issues.ts';

const region = fc.constantFrom(...REGION_CODES);
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

/** Time zones of shoppers: the first and the last to begin a day in each region. */
const ZONES = {
  US: ['America/New_York', 'Pacific/Honolulu'],
  GB: ['Europe/London'],
  CA: ['America/St_Johns', 'America/Vancouver'],
  EU: ['Europe/Helsinki', 'Atlantic/Azores'],
  LATAM: ['America/Sao_Paulo', 'America/Tijuana'],
  GO: ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
};
const shopper = region.chain((code) =>
  fc.record({ code: fc.constant(code), zone: fc.constantFrom(...ZONES[code]) }),
);

test('a shopper’s own today is a day for a gift, in every region and at any time', () => {
  fc.assert(
    fc.property(shopper, moment, ({ code, zone }, now) => {
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);
      expect(isGiftDay(today, code, now)).toBe(true);
    }),
  );
});

test('a day is for a gift up to a year ahead, and two days ago is not', () => {
  fc.assert(
    fc.property(region, moment, (from, now) => {
      expect(isGiftDay(dayOf(daysLater(now, 365)), from, now)).toBe(true);
      expect(isGiftDay(dayOf(daysLater(now, 366)), from, now)).toBe(false);
      expect(isGiftDay(dayOf(daysLater(now, -2)), from, now)).toBe(false);
    }),
  );
});

test.each([
  // Ten in the morning in London: still yesterday evening in Honolulu and on the date line.
  ['2026-11-24T09:00:00Z', { US: '2026-11-23', GB: '2026-11-24', CA: '2026-11-24', GO: '2026-11-23' }],
  // Summer time: in London the day begins an hour before UTC's.
  ['2026-06-30T23:30:00Z', { US: '2026-06-30', GB: '2026-07-01', CA: '2026-06-30', EU: '2026-06-30' }],
] as const)('at %s the first day is the one where the region’s day ends last', (now, first) => {
  for (const [code, day] of Object.entries(first))
    expect(giftDays(code as 'GB', new Date(now)).first, code).toBe(day);
});

test('what is no day is refused', () => {
  for (const day of ['', 'tomorrow', '2026-1-1', '2026-12-01T07:00', '20261201'])
    expect(isGiftDay(day, 'GB', new Date('2026-11-24T09:00:00Z')), day).toBe(false);
});

const NOW = new Date('2026-11-24T09:00:00Z');
const GIFT = { name: '', email: '', from: '', deliverOn: '', note: '' };

test.each([
  [{ email: 'asa at home' }, 'email', /email address like/],
  [{ email: 'asa@example.com', deliverOn: '2026-11-23' }, 'deliverOn', /from today/],
  [{ deliverOn: '2026-12-24' }, 'email', /leave the day empty/],
  [{ note: 'Look: <b>bold</b>' }, 'note', /plain text/],
  [{ name: '<script>alert(1)' + '</script>' }, 'name', /plain text/],
  [{ from: 'a\u0000b' }, 'from', /cannot save/],
  [{ note: 'a'.repeat(301) }, 'note', /at most 300/],
])('%o has an error at %s', (typed, field, message) => {
  const issues = giftIssues({ ...GIFT, ...typed }, 'GB', NOW);
  expect(Object.keys(issues)).toEqual([field]);
  expect(issues[field as 'note']).toMatch(message);
});

test('a gift without details, and one with all of them, has no error', () => {
  const full = {
    name: 'Åsa',
    email: 'asa@exämple.com',
    from: 'Ada',
    deliverOn: '2026-12-24',
    note: 'I <3 soup',
  };
  expect(giftIssues(GIFT, 'GB', NOW)).toEqual({});
  expect(giftIssues(full, 'GB', NOW)).toEqual({});
});
