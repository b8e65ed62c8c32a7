import { paths } from '../lib/paths.ts';
import type { PolicySources } from './content-security-policy.ts';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/**
 * Pages that may check for robots: those with a form, and the basket, which asks for it while the store is flooded. A withdrawal is never
 * checked: the law lets nothing stand in its way.
 */
export const CAPTCHA_PAGES: readonly string[] = [paths.contact, paths.beFound, paths.feedback, paths.basket];

/** Where the provider verifies tokens, and its script: Google's, or what stands in for it at `RECAPTCHA_VERIFY_URL`. */
export function captchaAddresses(verifyUrl: string = GOOGLE): { verifyUrl: string; scriptUrl: string } {
  return { verifyUrl, scriptUrl: new URL('/recaptcha/api.js', verifyUrl).href };
}

/**
 * What the policy of a page with a form opens for the provider, where one is set: the script, which fetches another from
 * www.gstatic.com, a frame, and what both send (https://docs.cloud.google.com/recaptcha/docs/faq). Inline styles stay closed.
 */
export function captchaSources(verifyUrl: string = GOOGLE): PolicySources {
  // The edge function reads a setting that nobody has checked, and must not fail over it.
  const own = new URL('/recaptcha/', URL.canParse(verifyUrl) ? verifyUrl : GOOGLE).href;
  return {
    'script-src': [own, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': [own],
    'frame-src': [own, 'https://recaptcha.google.com/recaptcha/'],
  };
}
