import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/astro';
import { ENVELOPE_TYPE, FAILURES_PATH } from '#src/contracts/failures-path.ts';

const client = new BrowserClient({
  // A fake DSN: the browser sends only to the store, which forwards to the real service.
  dsn: 'https://browser@found.invalid/1',
  tunnel: FAILURES_PATH,
  transport: makeFetchTransport,
  transportOptions: { headers: { 'content-type': ENVELOPE_TYPE } },
  release: import.meta.env.SENTRY_RELEASE,
  integrations: [linkedErrorsIntegration()],
  stackParser: defaultStackParser,
  sendClientReports: false,
  sendDefaultPii: false,
});
const scope = new Scope();
scope.setClient(client);
client.init();

/** Sends an error to the store, with the page's path and region but without its query. */
export function send(error: unknown): void {
  scope.setTags({ path: location.pathname, region: document.documentElement.dataset.region });
  scope.captureException(error instanceof Error ? error : new Error(String(error)));
}
