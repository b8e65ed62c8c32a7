import type { CaptchaSettings } from '../../src/contracts/captcha-settings.ts';
import { captchaAddresses, captchaSources } from '../../src/security/captcha-sources.ts';
import type { PolicySources } from '../../src/security/content-security-policy.ts';
import { env } from '../platform/env.ts';

/** The captcha of this store, or undefined where none is set: forms are then taken as they come, within their limits. */
export function captchaSettings(): { secret: string; verifyUrl: string } | undefined {
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_VERIFY_URL } = env();
  return secret === undefined
    ? undefined
    : { secret, verifyUrl: captchaAddresses(RECAPTCHA_VERIFY_URL).verifyUrl };
}

/** What a browser is told of it. */
export function captchaForBrowser(): CaptchaSettings | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_VERSION: version, RECAPTCHA_VERIFY_URL: verifyUrl } = env();
  if (!siteKey || !version) return undefined;
  return { siteKey, version, scriptUrl: captchaAddresses(verifyUrl).scriptUrl };
}

/** What the policy of a page with a form that is checked for robots opens; nothing where there is no captcha. */
export function captchaPolicy(): PolicySources {
  return captchaSettings() ? captchaSources(env().RECAPTCHA_VERIFY_URL) : {};
}
