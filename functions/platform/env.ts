import './schema-messages.ts';
import * as z from 'zod/mini';
import { CODE } from '../../src/contracts/limits.ts';
import { isLiveKey } from '../../src/core/checkout/live-key.ts';
import { CLOCK_FORMS, clockOffset } from '../../src/lib/clock.ts';
import { isOn, ON_OFF } from '../../src/lib/is-on.ts';
import { parseSender, plainAddress } from '../../src/lib/mail-address.ts';

const flag = z.pipe(
  z._default(z.enum(ON_OFF), ''),
  z.transform((value) => isOn('flag', value)),
);
const optional = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value || undefined),
);

const SMTP_FORMS =
  'a mail server’s address (smtps://user:password@host:465, or smtp://user:password@host:587, which must offer TLS)';
const SENDER_FORMS = 'an e-mail address, alone or as: Found <hello@found.example>';
const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** What signs links where nothing is sold for real. Anybody can read it, so it signs nothing else. */
export const LOCAL_LINK_SECRET = 'local-links-only-and-no-secret-at-all';

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
  // Where nothing is sold for real, the local one does: refuseUnsafe asks for another where it is.
  LINK_SECRET: z._default(
    z
      .string()
      .check(z.regex(/^\S{32,}$/, 'a long random text of 32 characters or more (openssl rand -base64 48)')),
    LOCAL_LINK_SECRET,
  ),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  STRIPE_TAX: flag,
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
  // Kept beside each payment, so that the shops of one account are told apart there.
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
    z.string().check(z.refine((value) => plainAddress(value) !== undefined, 'one e-mail address')),
  ),
  RECAPTCHA_SITE_KEY: recaptchaKey,
  RECAPTCHA_SECRET_KEY: recaptchaKey,
  RECAPTCHA_VERSION: z.optional(z.literal('3', '3, which is the version that gives scores')),
  RECAPTCHA_VERIFY_URL: z.optional(z.url({ protocol: /^https?$/ })),
  STORE_CLOCK: z.optional(
    z.string().check(z.refine((setting) => clockOffset(setting, 0) !== undefined, CLOCK_FORMS)),
  ),
});

export type Env = z.infer<typeof settings> & {
  /** True when money moves for real: the payment key is a live one. */
  isLive: boolean;
};

/** Said where build or functions find an offer that names nothing. Nobody would miss it: an offer that is not made is not seen. */
export const NO_SUCH_OFFER = 'BUY_TWO_PROMO_CODE: names no promo code of src/content/coupons';

/** Settings that are missing or wrong, each by name, so that whoever deploys knows what to set. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** What a schema of settings found: each by its name and what it should look like, and never its value. */
export function settingsError({ issues }: z.core.$ZodError): SettingsError {
  const lines = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return new SettingsError(`Settings that are missing or wrong:\n  ${lines.join('\n  ')}`);
}

/**
 * The settings of this deployment from `source` (the process environment), checked by one schema.
 * The platform's own variables stand in where ours are unset: its site address and its database.
 * @throws SettingsError naming each setting that is missing or wrong, and never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const checked = settings.safeParse({
    ...Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
    SITE_URL: source.SITE_URL || source.URL,
    DATABASE_URL: databaseUrl(source),
  });
  if (!checked.success) throw settingsError(checked.error);
  const env = { ...checked.data, isLive: isLiveKey(checked.data.STRIPE_SECRET_KEY) };
  refuseHalfCaptcha(env);
  refuseUnsafe(env);
  return env;
}

/** The address of the database: the one that is set, else the platform's. */
export function databaseUrl(source: Record<string, string | undefined>): string | undefined {
  return source.DATABASE_URL || source.NETLIFY_DB_URL || source.NETLIFY_DATABASE_URL || undefined;
}

let current: Env | undefined;

/** The settings of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** Host and no more than the way in: options in the address could switch TLS off. */
function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  return (
    /^smtps?:$/.test(protocol) && hostname !== '' && pathname.length <= 1 && search === '' && hash === ''
  );
}

/** A captcha is set up as a whole or not at all. */
function refuseHalfCaptcha({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY, RECAPTCHA_VERSION }: Env): void {
  if (!RECAPTCHA_SITE_KEY && !RECAPTCHA_SECRET_KEY && !RECAPTCHA_VERSION) return;
  if (!RECAPTCHA_SITE_KEY) throw new SettingsError('RECAPTCHA_SITE_KEY: ReCaptcha error: No key provided');
  if (!RECAPTCHA_SECRET_KEY)
    throw new SettingsError('RECAPTCHA_SECRET_KEY: ReCaptcha error: No key provided');
  if (!RECAPTCHA_VERSION) throw new SettingsError('RECAPTCHA_VERSION: ReCaptcha error: No version provided');
}

/** A live key must never reach a stand-in or a made-up clock, and no key crosses a network in the clear. */
function refuseUnsafe(env: Env): void {
  const { isLive, LINK_SECRET, RECAPTCHA_VERIFY_URL, SMTP_URL, STRIPE_API_URL, STORE_CLOCK, TRACKING_URL } =
    env;
  if (isLive && TRACKING_URL)
    throw new SettingsError('TRACKING_URL: must be unset when STRIPE_SECRET_KEY is a live key');
  if (TRACKING_URL && !isOnThisMachine(TRACKING_URL))
    throw new SettingsError('TRACKING_URL: is for a stand-in on this machine only');
  if (isLive && LINK_SECRET === LOCAL_LINK_SECRET)
    throw new SettingsError('LINK_SECRET: must be a secret of your own when STRIPE_SECRET_KEY is a live key');
  if (isLive && STORE_CLOCK)
    throw new SettingsError('STORE_CLOCK: must be unset when STRIPE_SECRET_KEY is a live key');
  if (!STRIPE_API_URL && STORE_CLOCK)
    throw new SettingsError(
      'STORE_CLOCK: must be unset when payments go to Stripe itself, whose clock nobody moves',
    );
  // A buyer must have the contract confirmed in writing.
  if (isLive && !SMTP_URL)
    throw new SettingsError('SMTP_URL: must be set when STRIPE_SECRET_KEY is a live key');
  if (RECAPTCHA_VERIFY_URL && isLive && isOnThisMachine(RECAPTCHA_VERIFY_URL))
    throw new SettingsError(
      'RECAPTCHA_VERIFY_URL: must not be on this machine when STRIPE_SECRET_KEY is a live key',
    );
  if (STRIPE_API_URL && isLive)
    throw new SettingsError('STRIPE_API_URL: must be unset when STRIPE_SECRET_KEY is a live key');
  for (const [name, address] of Object.entries({ STRIPE_API_URL, RECAPTCHA_VERIFY_URL }))
    if (address?.startsWith('http:') && !isOnThisMachine(address))
      throw new SettingsError(`${name}: plain http is allowed for this machine only`);
}

function isOnThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
