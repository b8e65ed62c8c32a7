import { expect, test } from 'vitest';
import { databaseUrl, readEnv } from '#functions/platform/env.ts';

const OWN = 'postgres://own.example/shop?sslmode=verify-full';
const PLATFORM = 'postgres://platform.example/shop';
const GOOD = {
  SITE_URL: 'https://found.test',
  DATABASE_URL: OWN,
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};

test('the configured database takes precedence over the platform’s, and an empty setting is unset', () => {
  expect(databaseUrl({ DATABASE_URL: OWN, NETLIFY_DB_URL: PLATFORM })).toBe(OWN);
  expect(databaseUrl({ DATABASE_URL: '', NETLIFY_DB_URL: PLATFORM })).toBe(PLATFORM);
  expect(databaseUrl({ NETLIFY_DATABASE_URL: PLATFORM })).toBe(PLATFORM);
  expect(databaseUrl({ DATABASE_URL: '' })).toBeUndefined();
});

test('[ENV-01] tracking services are set by their IDs', () => {
  expect(readEnv(GOOD)).not.toHaveProperty('GA_MEASUREMENT_ID');
  expect(readEnv({ ...GOOD, GA_MEASUREMENT_ID: 'G-ABC123' }).GA_MEASUREMENT_ID).toBe('G-ABC123');
  expect(() => readEnv({ ...GOOD, GA_MEASUREMENT_ID: 'UA-1' })).toThrow(
    /GA_MEASUREMENT_ID: a measurement id/,
  );
  expect(() => readEnv({ ...GOOD, KLAVIYO_PUBLIC_KEY: '<script>' })).toThrow(
    /KLAVIYO_PUBLIC_KEY: a public key/,
  );
});

test('[DIS-05] the offered code for two items is a single code, or unset', () => {
  expect(readEnv({ ...GOOD, BUY_TWO_PROMO_CODE: 'TWOFORTEA' }).BUY_TWO_PROMO_CODE).toBe('TWOFORTEA');
  expect(readEnv({ ...GOOD, BUY_TWO_PROMO_CODE: '' }).BUY_TWO_PROMO_CODE).toBeUndefined();
  expect(() => readEnv({ ...GOOD, BUY_TWO_PROMO_CODE: 'two for tea' })).toThrow(
    /BUY_TWO_PROMO_CODE: a promo code/,
  );
});
