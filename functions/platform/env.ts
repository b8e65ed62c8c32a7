import '#src/contracts/schema-messages.ts';
import * as z from 'zod/mini';
import { CODE } from '#src/contracts/limits.ts';
import { isLiveKey } from '#src/core/checkout/live-key.ts';
import { CLOCK_FORMS, clockOffset } from '#src/lib/clock.ts';
import { parseSender, plainAddress } from '#src/lib/mail-address.ts';
import { ON_OFF, parseFlag } from '#src/lib/parse-flag.ts';
import { brokenRules, type Environment, type Given, LOCAL_LINK_SECRET } from './settings-rules.ts';

export { LOCAL_LINK_SECRET };

const flag = z.pipe(
  z._default(z.enum(ON_OFF), ''),
  z.transform((value) => parseFlag('flag', value)),
);
const optional = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value || undefined),
);

const SMTP_FORMS =
  'a mail server’s address (smtps://user:password@host:465, or smtp://user:password@host:587, which must offer TLS)';
const SENDER_FORMS = 'an email address, alone or as: Found <hello@found.example>';
const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;
const KEY_FORMS = 'a key as reCAPTCHA’s own page for the site shows it';
const recaptchaKey = z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/, KEY_FORMS)));

export const settings = z.object({
  SITE_URL: z.url({ protocol: /^https?$/ }),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'a PostgreSQL address (postgres://…)')),
  STRIPE_SECRET_KEY: z
    .string()
    .check(z.regex(/^(sk|rk)_(test|live)_\w+$/, 'a secret or restricted key (sk_… or rk_…)')),
  STRIPE_WEBHOOK_SECRET: z.pipe(
    z
      .string()
      .check(
        z.regex(
          /^whsec_[^\s,]+(,whsec_[^\s,]+)?$/,
          'the endpoint’s signing secret (whsec_…), or two with a comma between them while one takes the other’s place',
        ),
      ),
    z.transform((secrets) => secrets.split(',')),
  ),
  EXCHANGE_RATES_URL: z._default(
    z.url({ protocol: /^https?$/ }),
    'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
  ),
  // A test shop may use the public default; settings-rules.ts requires a real secret in production.
  LINK_SECRET: z._default(
    z
      .string()
      .check(z.regex(/^\S{32,}$/, 'a long random text of 32 characters or more (openssl rand -base64 48)')),
    LOCAL_LINK_SECRET,
  ),
  // Former secrets: links, gift card codes and sessions made with them stay valid. New ones use LINK_SECRET.
  LINK_SECRET_PREVIOUS: z.pipe(
    z.optional(
      z
        .string()
        .check(
          z.regex(/^\S{32,}( \S{32,})*$/, 'former values of LINK_SECRET, newest first, with a space between'),
        ),
    ),
    z.transform((secrets) => secrets?.split(' ') ?? []),
  ),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  STORE_MODE: z.optional(
    z.enum(['live', 'test'], 'live (real money) or test (a test shop), or unset for what the key says'),
  ),
  STRIPE_TAX: flag,
  DESK: flag,
  OPT_IN_ENABLED: flag,
  BUY_TWO_PROMO_CODE: z.optional(
    z.string().check(z.regex(CODE, 'a promo code: letters, digits and hyphens, 3 to 40 of them')),
  ),
  CHECKOUTS_IN_TEN_MINUTES: z.pipe(
    z._default(
      z
        .string()
        .check(z.regex(/^\d{1,5}$/, 'how many payment pages all shoppers may ask for; 0 for no limit')),
      '1500',
    ),
    z.transform(Number),
  ),
  // Saved with each payment, to tell apart the shops of one Stripe account.
  STORE_ALIAS: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens, 40 at most: found-uk')),
  ),
  DEFAULT_SHIPPING_METHOD: z.optional(
    z.string().check(z.regex(SLUG, 'the name of a file in src/content/shipping-methods, without .yaml')),
  ),
  SENTRY_DSN: z.optional(
    z.url({ protocol: /^https?$/, error: 'the address that the service gives for a project' }),
  ),
  SENTRY_RELEASE: optional,
  GA_MEASUREMENT_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'a measurement id (G-…)'))),
  GA_API_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\w-]{10,100}$/, 'a secret as Google Analytics shows it for the Measurement Protocol'),
      ),
  ),
  KLAVIYO_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9]{4,20}$/, 'a public key, of letters and digits')),
  ),
  KLAVIYO_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^pk_\w+$/, 'a private key (pk_…)'))),
  TRACKING_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtpUrl, SMTP_FORMS))),
  MAIL_FROM: z.optional(
    z.string().check(z.refine((value) => parseSender(value) !== undefined, SENDER_FORMS)),
  ),
  CONTACT_TO: z.optional(
    z.string().check(z.refine((value) => plainAddress(value) !== undefined, 'one email address')),
  ),
  RECAPTCHA_SITE_KEY: recaptchaKey,
  RECAPTCHA_SECRET_KEY: recaptchaKey,
  RECAPTCHA_VERSION: z.optional(z.literal('3', '3, which is the version that gives scores')),
  RECAPTCHA_VERIFY_URL: z.optional(z.url({ protocol: /^https?$/ })),
  BUILD_HOOK_URL: z.optional(z.url({ protocol: /^https?$/, error: 'the address of a build hook' })),
  DEPLOY_NOTIFICATION_SECRET: z.optional(
    z
      .string()
      .check(z.regex(/^\S{16,}$/, 'the JWS secret token of the host’s notification: 16 characters or more')),
  ),
  STORE_CLOCK: z.optional(
    z.string().check(z.refine((setting) => clockOffset(setting, 0) !== undefined, CLOCK_FORMS)),
  ),
});

export type Env = z.infer<typeof settings> & {
  /** True when the Stripe key is a live key. */
  isLive: boolean;
};

/** The error when the offer's promo code does not exist. Without it, a missing offer would go unnoticed. */
export const NO_SUCH_OFFER = 'BUY_TWO_PROMO_CODE: names no promo code of src/content/coupons';

/** Missing or wrong settings, each by name. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** A setting that is missing or wrong, and what is expected. Never contains its value. */
export type WrongSetting = { name: string; expected: string };

/**
 * Collects all errors in the settings, from the schema and from the rules between settings.
 * @param issues the schema's errors
 */
export function wrongSettings(
  issues: readonly z.core.$ZodIssue[],
  source: Readonly<Record<string, string | undefined>>,
  place: Environment,
): WrongSetting[] {
  const wrong = issues.map(({ path, message }) => ({ name: path.join('.'), expected: message }));
  // A setting with a schema error is not also checked by the rules.
  const rules = brokenRules(withFallbacks(source), place).filter(
    ({ name }) => !wrong.some((one) => one.name === name),
  );
  return [...wrong, ...rules];
}

/** @throws SettingsError when a setting is missing or wrong */
export function refuseWrongSettings(wrong: readonly WrongSetting[]): void {
  const lines = wrong.map(({ name, expected }) => `${name}: ${expected}`);
  if (lines.length > 0)
    throw new SettingsError(`Settings that are missing or wrong:\n  ${[...new Set(lines)].join('\n  ')}`);
}

/**
 * The settings that are set. The platform's variables for site URL and database are used when ours are unset.
 */
export function withFallbacks(source: Readonly<Record<string, string | undefined>>): Given {
  const given = { ...source, SITE_URL: source.SITE_URL || source.URL, DATABASE_URL: databaseUrl(source) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

/**
 * Reads the settings of this deployment from `source` (`process.env`) and validates them.
 * @throws SettingsError with the name of each missing or wrong setting, never its value
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const checked = settings.safeParse(withFallbacks(source));
  refuseWrongSettings(wrongSettings(checked.error?.issues ?? [], source, 'functions'));
  if (!checked.success) throw checked.error;
  return { ...checked.data, isLive: isLiveKey(checked.data.STRIPE_SECRET_KEY) };
}

/** The database URL: `DATABASE_URL`, else the platform's. */
export function databaseUrl(source: Readonly<Record<string, string | undefined>>): string | undefined {
  return source.DATABASE_URL || source.NETLIFY_DB_URL || source.NETLIFY_DATABASE_URL || undefined;
}

/** The secrets that sign links, codes and sessions, and the store's alias. */
const signingSchema = z.pick(settings, { LINK_SECRET: true, LINK_SECRET_PREVIOUS: true, STORE_ALIAS: true });
let signing: z.infer<typeof signingSchema> | undefined;

/**
 * The signing settings of this process, read once. They work without the other settings, for example in an
 * operator's shell.
 * @throws SettingsError as `readEnv` does
 */
export function signingSettings(): z.infer<typeof signingSchema> {
  if (!signing) {
    const given = withFallbacks(process.env);
    const checked = signingSchema.safeParse(given);
    const lines = [
      ...(checked.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
      ...brokenRules(given, 'functions')
        .filter(({ name }) => name in signingSchema.shape)
        .map(({ name, expected }) => `${name}: ${expected}`),
    ];
    if (!checked.success || lines.length > 0) throw new SettingsError(lines.join('\n'));
    signing = checked.data;
  }
  return signing;
}

let current: Env | undefined;

/** The settings of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/**
 * The settings as they are set, unchecked, with those of the platform. Only for what must work while a
 * setting is missing or wrong: reports, the error page, the catalogue. Everything else asks `env()`.
 */
export function uncheckedSettings(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/** True for a host with credentials only: options in the URL could switch TLS off. */
function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  return (
    /^smtps?:$/.test(protocol) && hostname !== '' && pathname.length <= 1 && search === '' && hash === ''
  );
}
