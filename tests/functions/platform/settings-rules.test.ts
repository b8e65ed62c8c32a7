import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { LOCAL_LINK_SECRET, readEnv, SettingsError } from '#functions/platform/env.ts';
import { isDatabaseSafe } from '#functions/platform/safe-addresses.ts';
import { brokenRules, type Environment } from '#functions/platform/settings-rules.ts';

/** The minimal settings of a live store. */
const LIVE = {
  SITE_URL: 'https://found.example',
  DATABASE_URL: 'postgres://shop:secret@db.example/shop?sslmode=verify-full',
  STRIPE_SECRET_KEY: 'rk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  LINK_SECRET: 'x'.repeat(48),
  SMTP_URL: 'smtps://post:secret@mail.example:465',
};
const CAPTCHA = {
  RECAPTCHA_SITE_KEY: 'a-public-site-key',
  RECAPTCHA_SECRET_KEY: 'a-hidden-secret-key',
  RECAPTCHA_VERSION: '3',
};
const TEST = {
  SITE_URL: 'https://found.example',
  DATABASE_URL: 'postgres://db.example/shop',
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};

type Settings = Record<string, string | undefined>;

/** The names of the settings that break a rule. */
function broken(given: Settings, place: Environment = 'functions'): string[] {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  return brokenRules(set as Record<string, string>, place).map(
    ({ name, expected }) => `${name}: ${expected}`,
  );
}

test('a preview refuses a live key, wherever the rules are checked', () => {
  for (const place of ['functions', 'build', 'machine'] as const) {
    for (const CONTEXT of ['deploy-preview', 'branch-deploy']) {
      expect(broken({ ...LIVE, CONTEXT }, place)).toEqual([
        'STRIPE_SECRET_KEY: must be a test key in a preview: set the live key for the production context only',
      ]);
      expect(broken({ ...LIVE, CONTEXT, STRIPE_SECRET_KEY: 'rk_test_abc' }, place)).toEqual([]);
    }
    for (const CONTEXT of ['production', 'dev', '']) expect(broken({ ...LIVE, CONTEXT }, place)).toEqual([]);
  }
});

describe('[ENV-01] settings of a live key', () => {
  test('are complete with these, on this machine as well', () => {
    for (const place of ['functions', 'build', 'machine'] as const) {
      expect(broken(LIVE, place)).toEqual([]);
      expect(broken({ ...LIVE, CONTEXT: 'production', STORE_MODE: 'live' }, place)).toEqual([]);
      expect(broken({ ...LIVE, LINK_SECRET_PREVIOUS: 'y'.repeat(48) }, place)).toEqual([]);
    }
    expect(readEnv({ ...LIVE, ...CAPTCHA }).isLive).toBe(true);
  });

  test.each([
    ['SITE_URL', undefined, 'must be set in production'],
    ['DATABASE_URL', undefined, 'must be set in production'],
    ['STRIPE_WEBHOOK_SECRET', undefined, 'must be set in production'],
    ['SMTP_URL', undefined, 'must be set in production'],
    ['LINK_SECRET', undefined, 'must be a secret of your own'],
    ['LINK_SECRET', LOCAL_LINK_SECRET, 'must be a secret of your own'],
    ['LINK_SECRET_PREVIOUS', `${'y'.repeat(48)} ${LOCAL_LINK_SECRET}`, 'must be secrets of your own'],
    ['SITE_URL', 'http://found.example', 'must begin with https:'],
    ['SITE_URL', 'HTTP://found.example', 'must begin with https:'],
    ['DATABASE_URL', 'postgres://db.example/shop', 'must ask for TLS'],
    ['DATABASE_URL', 'postgres://db.example/shop?sslmode=no-verify', 'must ask for TLS'],
    ['TRACKING_URL', 'http://localhost:9', 'must be unset when'],
    ['STORE_CLOCK', '+1d', 'must be unset when STRIPE_SECRET_KEY is a live key'],
    ['STRIPE_API_URL', 'http://localhost:4322', 'must be unset when'],
    ['RECAPTCHA_VERIFY_URL', 'http://localhost:4324/', 'must not be on this machine'],
    ['STORE_MODE', 'test', 'STRIPE_SECRET_KEY: must be a test key'],
  ])('%s %s is refused', (name, value, expected) => {
    const found = broken({ ...LIVE, [name]: value });
    const said = expected.includes(':') && expected.startsWith('STRIPE') ? expected : `${name}: ${expected}`;
    expect(found.filter((line) => line.startsWith(said))).toHaveLength(1);
    // STORE_CLOCK is also refused because of Stripe itself, with any key.
    expect(found).toHaveLength(name === 'STORE_CLOCK' ? 2 : 1);
    expect(found.join()).not.toMatch(/secret@|xxxx/);
  });

  test('may be unencrypted on this machine only', () => {
    for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '[::1]'])
      expect(
        broken({ ...LIVE, SITE_URL: `http://${host}:4321`, DATABASE_URL: `postgres://${host}/shop` }),
        host,
      ).toEqual([]);
    for (const host of ['localhost.example', '128.0.0.1', '10.0.0.1', 'db'])
      expect(
        broken({ ...LIVE, SITE_URL: `http://${host}`, DATABASE_URL: `postgres://${host}/shop` }),
        host,
      ).toHaveLength(2);
  });

  test('are reported all at once, each once and none with its value', () => {
    const wrong = { STRIPE_SECRET_KEY: 'sk_live_canary', SITE_URL: 'canary', STRIPE_TAX: 'canary' };
    const said = (() => {
      try {
        return String(readEnv(wrong));
      } catch (error) {
        expect(error).toBeInstanceOf(SettingsError);
        return (error as Error).message;
      }
    })();
    const names = said.split('\n').flatMap((line) => /^ {2}([A-Z_]+): ./.exec(line)?.[1] ?? []);
    expect(names.toSorted()).toEqual([
      'DATABASE_URL',
      'LINK_SECRET',
      'SITE_URL',
      'SMTP_URL',
      'STRIPE_TAX',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(said).not.toContain('canary');
  });
});

describe('[ENV-01] production', () => {
  test('is the platform’s context or an explicit setting, and needs a live key; STORE_MODE=test makes it a test shop', () => {
    const testKey = { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_abc' };
    const said = ['STRIPE_SECRET_KEY: must be a live key'];
    const short = (given: Settings, place: Environment = 'build') =>
      broken(given, place).map((line) => line.slice(0, said[0]!.length));
    expect(short(testKey)).toEqual([]);
    expect(short({ ...testKey, CONTEXT: 'deploy-preview' })).toEqual([]);
    expect(short({ ...testKey, CONTEXT: 'production' })).toEqual(said);
    expect(short({ ...testKey, STORE_MODE: 'live' })).toEqual(said);
    expect(short({ ...testKey, CONTEXT: 'production', STORE_MODE: 'test' })).toEqual([]);
    expect(short({ ...testKey, STRIPE_SECRET_KEY: '', CONTEXT: 'production' })).toEqual(said);
    expect(broken({ CONTEXT: 'production' }, 'build')).toHaveLength(6);
    expect(broken({}, 'build')).toEqual([]);
  });
});

describe('[ENV-01] settings that contradict each other', () => {
  test('a test shop needs neither mail nor TLS', () => {
    expect(broken(TEST)).toEqual([]);
    expect(broken({ ...TEST, SITE_URL: 'http://found.example' })).toEqual([]);
  });

  test.each<[Settings, string]>([
    [{ ...TEST, TRACKING_URL: 'https://elsewhere.example' }, 'TRACKING_URL: is for a stand-in'],
    [{ ...TEST, STORE_CLOCK: '+1d' }, 'STORE_CLOCK: must be unset when payments go to Stripe itself'],
    [{ ...TEST, STRIPE_API_URL: 'http://pay.example' }, 'STRIPE_API_URL: plain http'],
    [
      { ...TEST, ...CAPTCHA, RECAPTCHA_VERIFY_URL: 'http://captcha.example' },
      'RECAPTCHA_VERIFY_URL: plain http',
    ],
    [{ ...TEST, ...CAPTCHA, RECAPTCHA_SITE_KEY: '' }, 'RECAPTCHA_SITE_KEY: ReCaptcha error: No key provided'],
    [
      { ...TEST, ...CAPTCHA, RECAPTCHA_SECRET_KEY: '' },
      'RECAPTCHA_SECRET_KEY: ReCaptcha error: No key provided',
    ],
    [
      { ...TEST, ...CAPTCHA, RECAPTCHA_VERSION: '' },
      'RECAPTCHA_VERSION: ReCaptcha error: No version provided',
    ],
  ])('%j', (given, expected) => {
    const found = broken(given);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test('on this machine: test orders need an explicit setting to use a named database, and a key needs its webhook secret', () => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...named } = TEST;
    expect(broken(named, 'machine')[0]).toMatch(/^STRIPE_SECRET_KEY: must be set when DATABASE_URL is/);
    expect(broken({ ...named, STORE_MODE: 'test' }, 'machine')).toEqual([]);
    expect(broken(named, 'build')).toEqual([]);
    expect(broken({ STRIPE_SECRET_KEY }, 'machine')[0]).toMatch(/^STRIPE_WEBHOOK_SECRET: must be set when/);
    expect(broken({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }, 'machine')).toEqual([]);
    expect(broken({}, 'machine')).toEqual([]);
  });
});

describe('[B7] TLS to the database', () => {
  /** How pg reads an address: TLS with a verified certificate, TLS without, or no TLS. */
  function byPg(address: string): 'checked' | 'unchecked' | 'plain' {
    const { ssl } = new pg.Client({ connectionString: address }) as unknown as {
      ssl: boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: unknown };
    };
    if (!ssl) return 'plain';
    const isChecked = ssl === true || (ssl.rejectUnauthorized !== false && !ssl.checkServerIdentity);
    return isChecked ? 'checked' : 'unchecked';
  }

  test.each([
    ['', false],
    ['?sslmode=disable', false],
    ['?sslmode=no-verify', false],
    ['?sslmode=require', true],
    ['?sslmode=verify-ca', true],
    ['?sslmode=verify-full', true],
    ['?ssl=true', true],
    ['?ssl=1', true],
    ['?ssl=0', false],
    ['?ssl=no-verify', false],
    ['?ssl=true&sslmode=disable', false],
    ['?sslmode=verify-full&sslmode=disable', false],
    ['?uselibpqcompat=true&sslmode=require', false],
    ['?uselibpqcompat=true&sslmode=verify-full', true],
    ['?uselibpqcompat=true&ssl=true', false],
  ])('%s', (query, isSafe) => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const address = `postgres://u:p@db.example/shop${query}`;
    expect(isDatabaseSafe(address)).toBe(isSafe);
    // Never called safe if pg would not verify the server.
    if (isSafe) expect(byPg(address)).toBe('checked');
  });

  test('the host that pg connects to counts, in any part of the address', () => {
    expect(isDatabaseSafe('postgres://localhost/shop?host=db.example')).toBe(false);
    expect(isDatabaseSafe('postgres://db.example/shop?host=localhost')).toBe(true);
    expect(isDatabaseSafe('postgres:///shop?host=/var/run/postgresql')).toBe(true);
    expect(isDatabaseSafe('postgres:///shop')).toBe(false);
  });
});
