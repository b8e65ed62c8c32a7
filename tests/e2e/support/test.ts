import { type BrowserContext, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Says which complaints a test brings about itself, such as an answer with status 503. */
type Allow = (...complaints: RegExp[]) => void;
type Fixtures = { allow: Allow };

/**
 * Every test fails on what a shopper's browser would complain about: an error or warning in the console, an exception, a
 * request that failed, an answer of 400 or more, a breach of the security policy, a request to anybody but the store and its
 * payment page.
 */
export const test = base.extend<Fixtures>({
  allow: [
    async ({ context, baseURL }, use) => {
      const complaints = listen(context, hostsOf(baseURL));
      const allowed: RegExp[] = [];
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

/** The store, and the payment page on the port beside it. */
function hostsOf(baseURL = ''): string[] {
  const { hostname, port, origin } = new URL(baseURL);
  return [origin, `http://${hostname}:${Number(port) + 1}`];
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
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  return complaints;
}
