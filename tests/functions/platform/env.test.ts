import { expect, test } from 'vitest';
import { databaseUrl, LOCAL_LINK_SECRET, readEnv } from '#functions/platform/env.ts';

const OWN = 'postgres://own.example/shop?sslmode=verify-full';
const PLATFORM = 'postgres://platform.example/shop';

test('the configured database takes precedence over the platform’s, and an empty setting is unset', () => {
  expect(databaseUrl({ DATABASE_URL: OWN, NETLIFY_DB_URL: PLATFORM })).toBe(OWN);
  expect(databaseUrl({ DATABASE_URL: '', NETLIFY_DB_URL: PLATFORM })).toBe(PLATFORM);
  expect(databaseUrl({ NETLIFY_DATABASE_URL: PLATFORM })).toBe(PLATFORM);
  expect(databaseUrl({ DATABASE_URL: '' })).toBeUndefined();
});

test('a live shop needs its own link secret, and every shop a long one', () => {
  const live = {
    SITE_URL: 'https://found.test',
    DATABASE_URL: OWN,
    STRIPE_SECRET_KEY: 'rk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    SMTP_URL: 'smtps://post:secret@mail.example:465',
  };
  expect(readEnv({ ...live, LINK_SECRET: 'x'.repeat(32) }).isLive).toBe(true);
  for (const LINK_SECRET of [undefined, '', 'x'.repeat(31), LOCAL_LINK_SECRET])
    expect(() => readEnv({ ...live, LINK_SECRET }), LINK_SECRET).toThrow(/LINK_SECRET/);
});

test('missing or wrong settings are named, without their values', () => {
  const wrong = {
    SITE_URL: 'found.test',
    DATABASE_URL: 'mysql://secret',
    STRIPE_SECRET_KEY: 'pk_live_secret',
  };
  expect(() => readEnv(wrong)).toThrow(/SITE_URL.*DATABASE_URL.*STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/s);
  expect(() => readEnv(wrong)).not.toThrow(/secret:|mysql:|pk_live/);
});

test('[ENV-01] tracking services are set by their IDs, and their stand-in is on this machine', () => {
  const good = {
    SITE_URL: 'https://found.test',
    DATABASE_URL: OWN,
    STRIPE_SECRET_KEY: 'sk_test_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
  };
  expect(readEnv(good)).not.toHaveProperty('GA_MEASUREMENT_ID');
  expect(readEnv({ ...good, GA_MEASUREMENT_ID: 'G-ABC123' }).GA_MEASUREMENT_ID).toBe('G-ABC123');
  expect(() => readEnv({ ...good, GA_MEASUREMENT_ID: 'UA-1' })).toThrow(
    /GA_MEASUREMENT_ID: a measurement id/,
  );
  expect(() => readEnv({ ...good, KLAVIYO_PUBLIC_KEY: '<script>' })).toThrow(
    /KLAVIYO_PUBLIC_KEY: a public key/,
  );
  expect(readEnv({ ...good, TRACKING_URL: 'http://localhost:9' }).TRACKING_URL).toBe('http://localhost:9');
  expect(() => readEnv({ ...good, TRACKING_URL: 'https://elsewhere.example' })).toThrow(/TRACKING_URL/);
  const live = {
    ...good,
    STRIPE_SECRET_KEY: 'sk_live_a',
    LINK_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://a:b@c:465',
  };
  expect(() => readEnv({ ...live, TRACKING_URL: 'http://localhost:9' })).toThrow(
    /TRACKING_URL: must be unset/,
  );
});

test('[DIS-05] the offered code for two items is a single code, or unset', () => {
  const good = {
    SITE_URL: 'https://found.test',
    DATABASE_URL: OWN,
    STRIPE_SECRET_KEY: 'sk_test_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
  };
  expect(readEnv({ ...good, BUY_TWO_PROMO_CODE: 'TWOFORTEA' }).BUY_TWO_PROMO_CODE).toBe('TWOFORTEA');
  expect(readEnv({ ...good, BUY_TWO_PROMO_CODE: '' }).BUY_TWO_PROMO_CODE).toBeUndefined();
  expect(() => readEnv({ ...good, BUY_TWO_PROMO_CODE: 'two for tea' })).toThrow(
    /BUY_TWO_PROMO_CODE: a promo code/,
  );
});

const LOCAL = {
  SITE_URL: 'https://found.test',
  DATABASE_URL: OWN,
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
};
const CAPTCHA = {
  RECAPTCHA_SITE_KEY: 'a-public-site-key',
  RECAPTCHA_SECRET_KEY: 'a-hidden-secret-key',
  RECAPTCHA_VERSION: '3',
};

test('[CAP-01] a captcha needs all of its settings; the error names the missing ones in these words', () => {
  expect(readEnv({ ...LOCAL, ...CAPTCHA })).toMatchObject(CAPTCHA);
  expect(readEnv(LOCAL).RECAPTCHA_SITE_KEY).toBeUndefined();
  for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'])
    expect(() => readEnv({ ...LOCAL, ...CAPTCHA, [name]: '' })).toThrow(
      `${name}: ReCaptcha error: No key provided`,
    );
  expect(() => readEnv({ ...LOCAL, ...CAPTCHA, RECAPTCHA_VERSION: '' })).toThrow(
    'RECAPTCHA_VERSION: ReCaptcha error: No version provided',
  );
  expect(() => readEnv({ ...LOCAL, ...CAPTCHA, RECAPTCHA_VERSION: '2' })).toThrow(/RECAPTCHA_VERSION: 3/);
});

test('tokens are verified over an encrypted connection, and in a live shop not by a stand-in', () => {
  const verified = (RECAPTCHA_VERIFY_URL: string, more = {}) =>
    readEnv({ ...LOCAL, ...CAPTCHA, RECAPTCHA_VERIFY_URL, ...more }).RECAPTCHA_VERIFY_URL;
  const live = {
    STRIPE_SECRET_KEY: 'rk_live_abc',
    LINK_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://post:secret@mail.example:465',
  };
  const other = 'https://www.recaptcha.net/recaptcha/api/siteverify';
  const stand = 'http://localhost:4324/recaptcha/api/siteverify';
  expect(verified(stand)).toBe(stand);
  expect(verified(other, live)).toBe(other);
  expect(() => verified('http://captcha.example/')).toThrow(/RECAPTCHA_VERIFY_URL: plain http/);
  expect(() => verified('http://localhost:4324/', live)).toThrow(/RECAPTCHA_VERIFY_URL: must not/);
});
