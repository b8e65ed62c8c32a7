import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedConsent,
  type Choice,
  CONSENT_MODES,
  choiceText,
  consentCookie,
  EVERYTHING,
  NOTHING,
  needsConsentBanner,
  readChoice,
} from '#src/core/privacy/consent.ts';
import { trackingSources } from '#src/core/privacy/providers.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';

const CHOICES: Choice[] = [
  'told',
  EVERYTHING,
  NOTHING,
  { analytics: true, marketing: false },
  { analytics: false, marketing: true },
];

describe('a choice', () => {
  test.each(CHOICES)('is read from its cookie as it was written: %j', (choice) => {
    expect(readChoice(choiceText(choice))).toEqual(choice);
    expect(consentCookie(choice, true)).toMatch(
      /^__Host-consent=1\.\w+; Max-Age=15552000; Path=\/; SameSite=Lax; Secure$/,
    );
  });

  test('from an older release, or with an unknown format, is ignored', () => {
    for (const value of [
      undefined,
      '',
      '1',
      '0.am',
      '2.am',
      '1.ma',
      '1.amx',
      '1.AM',
      'true',
      '1.am; x',
      'x1.am',
      '11.am',
    ])
      expect(readChoice(value), String(value)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (value) => {
        const choice = readChoice(value);
        return choice === undefined || choiceText(choice) === value;
      }),
    );
  });
});

describe('[EVT-05] the consent that applies', () => {
  test.each(REGION_CODES)('in %s is none before there is a choice', (region) => {
    expect(allowedConsent({ value: undefined, region, hasSignal: false })).toEqual(NOTHING);
    expect(needsConsentBanner({ value: undefined, region, hasSignal: false })).toBe(true);
  });

  test.each(REGION_CODES)('in %s is the choice, for any default of the region', (region) => {
    for (const choice of CHOICES.filter((one) => one !== 'told')) {
      expect(allowedConsent({ value: choiceText(choice), region, hasSignal: false })).toEqual(choice);
      expect(needsConsentBanner({ value: choiceText(choice), region, hasSignal: false })).toBe(false);
    }
  });

  test('is none if the browser sends Global Privacy Control, and no question is asked', () => {
    for (const region of REGION_CODES)
      for (const value of [undefined, ...CHOICES.map(choiceText)]) {
        expect(allowedConsent({ value, region, hasSignal: true })).toEqual(NOTHING);
        expect(needsConsentBanner({ value, region, hasSignal: true })).toBe(false);
      }
  });

  test('by default is given in the USA and Canada only, after a notice', () => {
    const bySilence = REGION_CODES.filter(
      (region) => allowedConsent({ value: choiceText('told'), region, hasSignal: false }).analytics,
    );
    expect(bySilence).toEqual(['US', 'CA']);
    expect(REGION_CODES.filter((region) => CONSENT_MODES[region] === 'opt-out')).toEqual(bySilence);
    for (const region of REGION_CODES)
      expect(needsConsentBanner({ value: choiceText('told'), region, hasSignal: false })).toBe(
        !bySilence.includes(region),
      );
  });
});

describe('the content security policy of a page', () => {
  const both = { GA_MEASUREMENT_ID: 'G-1', KLAVIYO_PUBLIC_KEY: 'K' };
  test('allows no service that is not configured, or without consent', () => {
    const closed = { script: [], connect: [], image: [] };
    expect(trackingSources({}, EVERYTHING)).toEqual(closed);
    expect(trackingSources(both, NOTHING)).toEqual(closed);
    expect(trackingSources({ ...both, TRACKING_URL: 'http://localhost:9' }, NOTHING)).toEqual(closed);
    const analytics = trackingSources(both, { analytics: true, marketing: false });
    expect(analytics.script).toEqual(['https://www.googletagmanager.com']);
    expect(JSON.stringify(analytics)).not.toContain('klaviyo');
    expect(JSON.stringify(trackingSources(both, { analytics: false, marketing: true }))).not.toContain(
      'google',
    );
  });

  test('allows only the stand-in if there is one', () => {
    const { script, connect, image } = trackingSources(
      { ...both, TRACKING_URL: 'http://localhost:9/x' },
      EVERYTHING,
    );
    expect({ script, connect, image }).toEqual({
      script: ['http://localhost:9'],
      connect: ['http://localhost:9'],
      image: [],
    });
  });
});
