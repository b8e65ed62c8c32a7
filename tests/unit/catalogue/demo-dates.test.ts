import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { dayOf, daysBetween, daysLater } from '#src/core/dates.ts';

const SETTINGS = `brand:
  name: A
  slug: a
  email: a@example.com
  strapline: b
  socials: { facebook: https://a.example, instagram: https://a.example, tiktok: https://a.example, twitter: https://a.example }
banner: { isBannerEnabled: true, text: c, from: 2026-11-20, until: 2026-11-25 }
`;
const DEMO = 'demo: { writtenFor: 2026-11-21 }\n';
const COUPON = 'code: MIDSUMMER\npercentOff: 10\nuntil: 2026-12-01\n';
const PAPER =
  '---\ntitle: Terms\nheading: Terms\nlead: a\nsummary: b\nversion: "1.0"\neffective: 2026-11-21\n---\nText.\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-dates-'));
  for (const kind of ['settings', 'coupons', 'legal']) mkdirSync(path.join(folder, kind));
  writeFileSync(path.join(folder, 'coupons/midsummer.yaml'), COUPON);
  writeFileSync(path.join(folder, 'legal/terms.md'), PAPER);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readAt(now: Date, settings: string) {
  writeFileSync(path.join(folder, 'settings/store.yaml'), settings);
  const { content, problems } = await readContent(folder, now);
  return { content, problems };
}

describe('the dates of a demonstration', () => {
  test('are as far from any day as they were from the day that they were written for', async () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(days, async (now) => {
        const { content, problems } = await readAt(now, SETTINGS + DEMO);
        expect(problems).toEqual([]);
        expect(daysBetween(now, content.coupons[0]!.data.until!)).toBe(10);
        expect(daysBetween(now, content.settings[0]!.data.banner.until!)).toBe(4);
      }),
      { numRuns: 40 },
    );
  });

  test('are unchanged on the day they were written for; the effective date of a policy never moves', async () => {
    const { content } = await readAt(new Date('2028-03-01T10:00:00Z'), SETTINGS + DEMO);
    expect(content.settings[0]!.data.demo).toEqual({ writtenFor: '2026-11-21' });
    expect(dayOf(content.legal[0]!.data.effective)).toBe('2026-11-21');
  });

  test('are literal in a real shop', async () => {
    const now = daysLater(new Date('2026-11-21'), 400);
    const { content } = await readAt(now, SETTINGS);
    expect(dayOf(content.coupons[0]!.data.until!)).toBe('2026-12-01');
  });

  test('are refused with a live payment key, by file and field', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'rk_live_somebody');
    const { problems } = await readAt(new Date(), SETTINGS + DEMO);
    expect(problems).toMatchObject([
      { field: 'demo', expected: expect.stringContaining('live payment key') },
    ]);
    expect(problems[0]!.file).toMatch(/settings\/store\.yaml$/);
    const noSeller = (await readAt(new Date(), SETTINGS)).problems.map(({ field }) => field);
    expect(noSeller).toEqual(['owner.legalName', 'owner.registration', 'owner.address']);
    const owner = 'owner: { legalName: Found Ltd, registration: not registered, address: [1 Shore] }\n';
    expect((await readAt(new Date(), SETTINGS + owner)).problems).toEqual([]);
  });
});
