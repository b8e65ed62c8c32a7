import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { withoutMediaFeatures } from './firefox.ts';

export { expect } from '@playwright/test';

/** Says which complaints a test brings about itself, such as an answer with status 503. */
type Allow = (...complaints: RegExp[]) => void;
type Fixtures = {
  allow: Allow;
  /** Whether the browser may fetch and render pages ahead of a click. It does so without the test's own country header. */
  rendersAhead: boolean;
  /** Whether pages may ask the local captcha, three ports above the store: only where somebody agrees to it. */
  asksCaptcha: boolean;
};

/**
 * Every test fails on what a shopper's browser would complain about: an error or warning in the console, an exception, a
 * request that failed, an answer of 400 or more, a breach of the security policy, a request to anybody but the store and its
 * payment page.
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
      // With scripts switched off the browser refuses those that a page names ahead, in the words of its own policy.
      const allowed = javaScriptEnabled ? [] : [/^request failed: \S+\/_astro\/\S+\.js csp$/];
      await use((...more) => allowed.push(...more));
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

/** The store, the payment page on the port beside it, and the captcha where a test agrees to it. */
function hostsOf(baseURL = '', asksCaptcha = false): string[] {
  const { hostname, port, origin } = new URL(baseURL);
  const beside = asksCaptcha ? [1, 3] : [1];
  return [origin, ...beside.map((away) => `http://${hostname}:${Number(port) + away}`)];
}

/** Takes the speculation rules out of every page as soon as they are read. */
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
    // What a page was still loading when the shopper left it.
    if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason))
      complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  return complaints;
}
