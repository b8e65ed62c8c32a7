import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { withoutMediaFeatures } from './firefox.ts';

export { expect } from '@playwright/test';

/** Declares the browser errors that a test causes on purpose, such as an answer with status 503. */
type Allow = (...complaints: RegExp[]) => void;
type Fixtures = {
  allow: Allow;
  /**
   * Whether the browser may prefetch and prerender pages before a click.
   * It does so without the test's own country header.
   */
  rendersAhead: boolean;
  /**
   * Whether pages may call the local captcha, three ports above the store: only with the visitor's consent.
   */
  asksCaptcha: boolean;
};

/**
 * Every test fails on errors in a shopper's browser: an error or warning in the console, an exception, a
 * failed request, an answer of 400 or more, a violation of the content security policy, a request to any host
 * but the store and its payment page.
 */
export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser, browserName }, use) =>
      use(browserName === 'firefox' ? withoutMediaFeatures(browser) : browser),
    { scope: 'worker' },
  ],
  rendersAhead: [false, { option: true }],
  asksCaptcha: [false, { option: true }],
  allow: [
    async ({ context, baseURL, rendersAhead, asksCaptcha, javaScriptEnabled }, use) => {
      if (!rendersAhead) await context.addInitScript(forgetRules);
      const complaints = listen(context, hostsOf(baseURL, asksCaptcha));
      // Without JavaScript the browser refuses preloaded scripts, and reports it as a policy violation. It
      // also reports a transition between pages that it gives up, which no script could prevent.
      const allowed = javaScriptEnabled
        ? []
        : [/^request failed: \S+\/_astro\/\S+\.js csp$/, /^exception: \w+: Transition was (aborted|skipped)/];
      await use((...more) => allowed.push(...more));
      // A route that is still being answered after its test would fail outside of any test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      base
        .expect(
          complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
          'what the browser complained about',
        )
        .toEqual([]);
    },
    { auto: true },
  ],
});

/** The store, the payment page on the next port, and the captcha if a test allows it. */
function hostsOf(baseURL = '', asksCaptcha = false): string[] {
  const { hostname, port, origin } = new URL(baseURL);
  const beside = asksCaptcha ? [1, 3] : [1];
  return [origin, ...beside.map((away) => `http://${hostname}:${Number(port) + away}`)];
}

/** Removes the speculation rules from every page as soon as they are parsed. */
function forgetRules() {
  new MutationObserver(() => {
    for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  }).observe(document, { childList: true, subtree: true });
}

function listen(context: BrowserContext, origins: readonly string[]): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error()}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin))
      complaints.push(`request to a stranger: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests that were still loading when the shopper left the page.
    if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason))
      complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  return complaints;
}
