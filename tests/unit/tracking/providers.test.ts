import { expect, test } from 'vitest';
import { NEWS_WORDINGS } from '#src/core/news/wordings.ts';
import { CONSENT_MODES, choiceText, EVERYTHING, NOTHING } from '#src/core/privacy/consent.ts';
import { categoriesSet, PROVIDERS, scriptOrigin, trackingSources } from '#src/core/privacy/providers.ts';
import { isTrackingSet, shownCategory, trackingSettings } from '#src/core/privacy/tracking-settings.ts';
import { goodsValue } from '#src/core/tracking/tracked-event.ts';

const BOTH = { GA_MEASUREMENT_ID: 'G-1', KLAVIYO_PUBLIC_KEY: 'K1' };
const GOOGLE = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://*.google-analytics.com'],
};
const KLAVIYO = {
  script: ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
  connect: ['https://a.klaviyo.com', 'https://fast.a.klaviyo.com', 'https://static-tracking.klaviyo.com'],
  image: [],
};

test('[EVT-05] a page’s policy allows the configured services with consent, and no other host', () => {
  expect(trackingSources(BOTH, { analytics: true, marketing: false })).toEqual(GOOGLE);
  expect(trackingSources(BOTH, { analytics: false, marketing: true })).toEqual(KLAVIYO);
  expect(trackingSources(BOTH, EVERYTHING)).toEqual({
    script: [...GOOGLE.script, ...KLAVIYO.script],
    connect: [...GOOGLE.connect, ...KLAVIYO.connect],
    image: GOOGLE.image,
  });
  const none = { script: [], connect: [], image: [] };
  expect(trackingSources(BOTH, NOTHING)).toEqual(none);
  expect(trackingSources({}, EVERYTHING)).toEqual(none);
  expect(trackingSources({ KLAVIYO_PUBLIC_KEY: 'K1' }, EVERYTHING)).toEqual(KLAVIYO);
});

test('only services that are configured ask for consent; an empty setting is none', () => {
  const recorder = { TRACKING_URL: 'http://localhost:4414/record' };
  expect(trackingSettings({ ...BOTH, ...recorder, OTHER: 'x' })).toEqual({ ...BOTH, ...recorder });
  const none = { GA_MEASUREMENT_ID: '', KLAVIYO_PUBLIC_KEY: '', TRACKING_URL: '' };
  expect(Object.values(trackingSettings(none))).toEqual([undefined, undefined, undefined]);
  expect([{}, none, recorder].map(isTrackingSet)).toEqual([false, false, false]);
  expect([{ GA_MEASUREMENT_ID: 'G-1' }, { KLAVIYO_PUBLIC_KEY: 'K1' }, BOTH].map(isTrackingSet)).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['analytics', 'Google Analytics', 'Analytics'],
  ['marketing', 'Klaviyo', 'Marketing'],
] as const)('the consent for %s names its service, %s', (category, service, title) => {
  const shown = shownCategory(category);
  expect(shown).toMatchObject({ category, service, title });
  expect(shown.text).toContain(service);
});

test('on this machine a recorder replaces the configured services with consent', () => {
  const recorded = { ...BOTH, TRACKING_URL: 'http://localhost:4414/record' };
  const own = ['http://localhost:4414'];
  expect(trackingSources(recorded, EVERYTHING)).toEqual({ script: own, connect: own, image: [] });
  expect(trackingSources(recorded, NOTHING)).toEqual({ script: [], connect: [], image: [] });
  expect(scriptOrigin('analytics', recorded.TRACKING_URL)).toBe('http://localhost:4414');
  expect(scriptOrigin('analytics', undefined)).toBe('https://www.googletagmanager.com');
  expect(scriptOrigin('marketing', '')).toBe('https://static.klaviyo.com');
});

test('the names and cookies of each service', () => {
  expect([PROVIDERS.analytics.name, PROVIDERS.analytics.keeps]).toEqual([
    'Google Analytics',
    ['_ga', '_ga_*'],
  ]);
  expect([PROVIDERS.marketing.name, PROVIDERS.marketing.keeps]).toEqual([
    'Klaviyo',
    ['__kla_id', '__kla_viewed', 'klaviyoOnsite', 'klaviyoPagesVisitCount'],
  ]);
  expect(categoriesSet(BOTH)).toEqual(['analytics', 'marketing']);
  expect(categoriesSet({ GA_MEASUREMENT_ID: 'G-1' })).toEqual(['analytics']);
});

test('the format of a saved choice is fixed, and no choice counts as consent in these regions only', () => {
  expect([EVERYTHING, NOTHING, 'told' as const].map(choiceText)).toEqual(['1.am', '1.n', '1.t']);
  expect(choiceText({ analytics: true, marketing: false })).toBe('1.a');
  expect(choiceText({ analytics: false, marketing: true })).toBe('1.m');
  expect(Object.entries(CONSENT_MODES).filter(([, mode]) => mode === 'opt-out')).toEqual([
    ['US', 'opt-out'],
    ['CA', 'opt-out'],
  ]);
});

test('the texts of the newsletter opt-in never change: another text has another id', () => {
  expect(NEWS_WORDINGS.slice(0, 2)).toEqual([
    {
      id: 'news-1',
      text: 'Yes, write to me when there is something new to cook. I can take that back at any time.',
    },
    {
      id: 'newsletter-1',
      text: 'Write to me when there is something new to cook. I can end that with one click, in any of those mails.',
    },
  ]);
});

test('the value of goods is their price after discounts', () => {
  const line = (unitAmount: number, quantity: number, discount: number) => ({
    product: { _id: 'a', name: 'A' },
    variant: '',
    unitAmount,
    quantity,
    discount,
  });
  expect(goodsValue({ region: 'GB', lines: [line(100, 3, 50), line(20, 1, 0)] })).toBe(270);
  expect(goodsValue({ region: 'GB', lines: [] })).toBe(0);
});
