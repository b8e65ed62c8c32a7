import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/astro';
import { ENVELOPE_TYPE, FAILURES_PATH } from '../../contracts/failures-path.ts';

const client = new BrowserClient({
  // A made-up one: the browser speaks to the store alone, and the store knows which service it tells.
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

/** Sends one failure to the store, with the page's path and region, and without its query. */
export function send(error: unknown): void {
  scope.setTags({ path: location.pathname, region: document.documentElement.dataset.region });
  scope.captureException(error instanceof Error ? error : new Error(String(error)));
}
