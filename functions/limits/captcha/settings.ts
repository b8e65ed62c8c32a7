import { env } from '#functions/platform/env.ts';
import type { CaptchaSettings } from '#src/contracts/captcha-settings.ts';
import { captchaAddresses, captchaSources } from '#src/security/captcha-sources.ts';
import type { PolicySources } from '#src/security/content-security-policy.ts';

/** The captcha settings, or undefined when none is set up: forms are then only rate-limited. */
export function captchaSettings(): { secret: string; verifyUrl: string } | undefined {
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_VERIFY_URL } = env();
  return secret === undefined
    ? undefined
    : { secret, verifyUrl: captchaAddresses(RECAPTCHA_VERIFY_URL).verifyUrl };
}

/** The captcha settings for the browser. */
export function captchaForBrowser(): CaptchaSettings | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_VERSION: version, RECAPTCHA_VERIFY_URL: verifyUrl } = env();
  if (!siteKey || !version) return undefined;
  return { siteKey, version, scriptUrl: captchaAddresses(verifyUrl).scriptUrl };
}

/** The CSP sources for a page with a checked form; empty without a captcha. */
export function captchaPolicy(): PolicySources {
  return captchaSettings() ? captchaSources(env().RECAPTCHA_VERIFY_URL) : {};
}
