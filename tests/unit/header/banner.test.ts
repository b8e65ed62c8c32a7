import { expect, test } from 'vitest';
import { isShownOn } from '#src/catalogue/settings/banner.ts';

const from = new Date('2026-12-01');
const until = new Date('2026-12-08');
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-08', true],
  ['2026-12-09', false],
])('[HDR-03] a banner from 1 to 8 December is shown on %s: %s', (day, isShown) => {
  expect(isShownOn({ isBannerEnabled: true, from, until }, noon(day))).toBe(isShown);
  // As the functions read it, from the build's snapshot.
  const kept = { isBannerEnabled: true, from: from.toISOString(), until: until.toISOString() };
  expect(isShownOn(kept, noon(day))).toBe(isShown);
  expect(isShownOn({ ...kept, isBannerEnabled: false }, noon(day))).toBe(false);
});

test('the last second of the last day still counts, and a banner without dates is always shown', () => {
  expect(isShownOn({ isBannerEnabled: true, until }, new Date('2026-12-08T23:59:59Z'))).toBe(true);
  expect(isShownOn({ isBannerEnabled: true, until }, new Date('2026-12-09T00:00:00Z'))).toBe(false);
  expect(isShownOn({ isBannerEnabled: true }, noon('2040-01-01'))).toBe(true);
});
