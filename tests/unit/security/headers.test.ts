import { afterEach, expect, test, vi } from 'vitest';
import { apiHeaders, documentHeaders } from '#src/security/headers.ts';
import { platformHeaders } from '#src/security/platform-headers.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('[H02] HSTS=%s: %s, in answers and in the platform’s rules', (setting, header) => {
  vi.stubEnv('HSTS', setting);
  expect(apiHeaders()['strict-transport-security']).toBe(header);
  expect(documentHeaders('x')['strict-transport-security']).toBe(header);
  expect(platformHeaders()).toContain(`  strict-transport-security: ${header}\n`);
});

test('[H02] the platform’s rules allow the captcha on its own pages, and only if one is configured', () => {
  const policyOf = (path: string) =>
    platformHeaders()
      .split('\n\n')
      .filter((rule) => rule.startsWith(`${path}\n`) && rule.includes('content-security-policy'));
  expect(policyOf('/contact')).toEqual([]);
  vi.stubEnv('RECAPTCHA_SITE_KEY', 'a-public-site-key');
  expect(policyOf('/contact').join()).toContain('frame-src https://www.google.com/recaptcha/');
  expect(policyOf('/*').join()).not.toContain('google');
});
