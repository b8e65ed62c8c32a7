import { isLiveKey } from '#src/core/checkout/live-key.ts';
import { isDatabaseSafe, isOnThisMachine } from './safe-addresses.ts';

/** The settings that are set; unset and empty ones are missing. */
export type Given = Readonly<Partial<Record<string, string>>>;
/**
 * Where the rules are checked: in the build, by a local server with stand-ins for unset settings,
 * or in the functions.
 */
export type Environment = 'build' | 'machine' | 'functions';
type Rule = { name: string; expected: string; isBroken: (given: Given, place: Environment) => boolean };

/** The secret that signs links in test shops. It is public. */
export const LOCAL_LINK_SECRET = 'local-links-only-and-no-secret-at-all';
/** The condition in messages of rules for live keys. */
const IF_LIVE = 'when STRIPE_SECRET_KEY is a live key';

/** The settings required in production, with their format. */
const NEEDED_IN_PRODUCTION: Readonly<Record<string, string>> = {
  SITE_URL: 'must be set in production: the public address of the store (https://…)',
  DATABASE_URL: 'must be set in production: a PostgreSQL address (postgres://…?sslmode=verify-full)',
  STRIPE_WEBHOOK_SECRET: 'must be set in production: the endpoint’s signing secret (whsec_…)',
  // The law requires a written confirmation of the contract.
  SMTP_URL: 'must be set in production: a mail server’s address (smtps://…)',
};

const RULES: readonly Rule[] = [
  ...Object.entries(NEEDED_IN_PRODUCTION).map(([name, expected]) => ({
    name,
    expected,
    isBroken: (given: Given) => isProduction(given) && !given[name],
  })),
  {
    name: 'STRIPE_SECRET_KEY',
    expected:
      'must be a live key (sk_live_… or rk_live_…) in production; STORE_MODE=test says that it is a test shop',
    isBroken: (given) => isProduction(given) && !isLive(given),
  },
  {
    name: 'STRIPE_SECRET_KEY',
    expected: 'must be a test key in a preview: set the live key for the production context only',
    isBroken: (given) => isPreview(given) && isLive(given),
  },
  {
    name: 'STRIPE_SECRET_KEY',
    expected: 'must be a test key while STORE_MODE is test',
    isBroken: (given) => given.STORE_MODE === 'test' && isLive(given),
  },
  {
    name: 'STRIPE_SECRET_KEY',
    expected:
      'must be set when DATABASE_URL is, or the local test provider’s orders go into that database; STORE_MODE=test allows that',
    isBroken: (given, place) =>
      place === 'machine' && !!given.DATABASE_URL && !given.STRIPE_SECRET_KEY && given.STORE_MODE !== 'test',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    expected: 'must be set when STRIPE_SECRET_KEY is: the endpoint’s signing secret (whsec_…)',
    isBroken: (given, place) =>
      place === 'machine' &&
      !!given.STRIPE_SECRET_KEY &&
      !given.STRIPE_WEBHOOK_SECRET &&
      !isProduction(given),
  },
  {
    name: 'LINK_SECRET',
    expected: 'must be a secret of your own in production (openssl rand -base64 48)',
    isBroken: (given) =>
      isProduction(given) && (!given.LINK_SECRET || given.LINK_SECRET === LOCAL_LINK_SECRET),
  },
  {
    name: 'LINK_SECRET_PREVIOUS',
    expected: 'must be secrets of your own in production',
    isBroken: (given) =>
      isProduction(given) && (given.LINK_SECRET_PREVIOUS ?? '').split(' ').includes(LOCAL_LINK_SECRET),
  },
  {
    name: 'SITE_URL',
    expected: `must begin with https: ${IF_LIVE}`,
    isBroken: (given) => isLive(given) && isPlainAndElsewhere(given.SITE_URL),
  },
  {
    name: 'DATABASE_URL',
    expected: `must ask for TLS (sslmode=verify-full) ${IF_LIVE} and the database is not on this machine`,
    isBroken: ({ DATABASE_URL, ...given }) =>
      isLive(given) && !!DATABASE_URL && !isDatabaseSafe(DATABASE_URL),
  },
  ...['TRACKING_URL', 'STORE_CLOCK', 'STRIPE_API_URL'].map((name) => ({
    name,
    expected: `must be unset ${IF_LIVE}`,
    isBroken: (given: Given) => isLive(given) && !!given[name],
  })),
  {
    name: 'TRACKING_URL',
    expected: 'is for a stand-in on this machine only',
    isBroken: ({ TRACKING_URL }) => !!TRACKING_URL && !isOnThisMachine(TRACKING_URL),
  },
  {
    name: 'STORE_CLOCK',
    expected: 'must be unset when payments go to Stripe itself, whose clock nobody moves',
    isBroken: ({ STORE_CLOCK, STRIPE_SECRET_KEY, STRIPE_API_URL }) =>
      !!STORE_CLOCK && !!STRIPE_SECRET_KEY && !STRIPE_API_URL,
  },
  {
    name: 'RECAPTCHA_VERIFY_URL',
    expected: `must not be on this machine ${IF_LIVE}`,
    isBroken: ({ RECAPTCHA_VERIFY_URL, ...given }) =>
      isLive(given) && !!RECAPTCHA_VERIFY_URL && isOnThisMachine(RECAPTCHA_VERIFY_URL),
  },
  {
    name: 'DRAFTS',
    expected: `must be unset ${IF_LIVE}, which must not show drafts`,
    isBroken: ({ DRAFTS, ...given }) => isLive(given) && !!DRAFTS,
  },
  ...['STRIPE_API_URL', 'RECAPTCHA_VERIFY_URL', 'BUILD_HOOK_URL'].map((name) => ({
    name,
    expected: 'plain http is allowed for this machine only',
    isBroken: (given: Given) => isPlainAndElsewhere(given[name]),
  })),
  // A captcha needs all of its settings, or none.
  ...['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY', 'RECAPTCHA_VERSION'].map((name) => ({
    name,
    expected: `ReCaptcha error: No ${name === 'RECAPTCHA_VERSION' ? 'version' : 'key'} provided`,
    isBroken: (given: Given) =>
      !given[name] &&
      Boolean(given.RECAPTCHA_SITE_KEY || given.RECAPTCHA_SECRET_KEY || given.RECAPTCHA_VERSION),
  })),
];

/**
 * True when the store takes real money: with a live key, with `STORE_MODE=live`, or in the platform's
 * production context. `STORE_MODE=test` overrides them.
 */
export function isProduction(given: Given): boolean {
  if (given.STORE_MODE) return given.STORE_MODE === 'live';
  return isLive(given) || given.CONTEXT === 'production';
}

/** True in a deploy of the platform that is not the published one: of a branch or a pull request. */
export function isPreview({ CONTEXT }: Given): boolean {
  return !!CONTEXT && CONTEXT !== 'production' && CONTEXT !== 'dev';
}

function isLive(given: Given): boolean {
  return isLiveKey(given.STRIPE_SECRET_KEY);
}

function isPlainAndElsewhere(address: string | undefined): boolean {
  return /^http:/i.test(address ?? '') && !isOnThisMachine(address ?? '');
}

/**
 * Settings that are missing or contradict each other, by name with what is expected. Never contains a value.
 */
export function brokenRules(given: Given, place: Environment): { name: string; expected: string }[] {
  return RULES.filter(({ isBroken }) => isBroken(given, place));
}
