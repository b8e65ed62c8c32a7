import { paths } from '../lib/paths.ts';
import type { PolicySources } from './content-security-policy.ts';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/**
 * Pages that may use the captcha: those with a message form, and the basket, which needs it while the store
 * is under load. The withdrawal form never does: the law requires that nothing hinders it.
 */
export const CAPTCHA_PAGES: readonly string[] = [paths.contact, paths.beFound, paths.feedback, paths.basket];

/**
 * The captcha's verification endpoint and script: Google's, or those of the stand-in at
 * `RECAPTCHA_VERIFY_URL`.
 */
export function captchaAddresses(verifyUrl: string = GOOGLE): { verifyUrl: string; scriptUrl: string } {
  return { verifyUrl, scriptUrl: new URL('/recaptcha/api.js', verifyUrl).href };
}

/**
 * The sources that a captcha needs in the content security policy: the script, which loads another from
 * www.gstatic.com, a frame, and their requests (https://docs.cloud.google.com/recaptcha/docs/faq). Inline
 * styles stay blocked.
 */
export function captchaSources(verifyUrl: string = GOOGLE): PolicySources {
  // The edge function reads the setting unchecked and must not fail when it is invalid.
  const own = new URL('/recaptcha/', URL.canParse(verifyUrl) ? verifyUrl : GOOGLE).href;
  return {
    'script-src': [own, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': [own],
    'frame-src': [own, 'https://recaptcha.google.com/recaptcha/'],
  };
}
