import type Stripe from 'stripe';
import { HANDLED_EVENTS } from '#functions/orders/stripe-events.ts';
import { isProviderError } from '#functions/platform/provider-error.ts';
import { connect } from '#functions/platform/stripe.ts';
import { webhookOperation } from '#src/contracts/webhook.ts';
import { type Check, type Deployment, type Line, ok, unknown, withSetting, wrong } from './check.ts';

const NAME = 'webhook';

/**
 * The webhook endpoint at Stripe: that there is one for this site, enabled, with its version and its events.
 */
export function webhookCheck(deployment: Deployment): Check {
  return {
    name: NAME,
    run: () =>
      withSetting(deployment, NAME, 'SITE_URL', 'Set it to the public address of the store.', (site) =>
        withSetting(deployment, NAME, 'STRIPE_SECRET_KEY', 'Set it first.', (key) =>
          endpointLines(new URL(webhookOperation.path, site).href, key, deployment.given.STRIPE_API_URL),
        ),
      ),
  };
}

async function endpointLines(url: string, key: string, api: string | undefined): Promise<Line[]> {
  const client = await connect(key, api);
  let all: Stripe.WebhookEndpoint[];
  try {
    ({ data: all } = await client.webhookEndpoints.list({ limit: 100 }));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return [
      error.statusCode === 403
        ? unknown(
            NAME,
            'The key may not read webhook endpoints.',
            'Give the restricted key the permission Webhook Endpoints: read, or look at them in the Dashboard.',
          )
        : unknown(NAME, 'Stripe does not tell its webhook endpoints.', 'See the line on the Stripe key.'),
    ];
  }
  const ours = all.filter((endpoint) => samePlace(endpoint.url, url));
  const enabled = ours.filter(({ status }) => status === 'enabled');
  const apiVersion = versionOf(client);
  const make = `Make one with version ${apiVersion} and the events in docs/deploying.md, and set STRIPE_WEBHOOK_SECRET to its secret.`;
  if (ours.length === 0) {
    const others = all
      .map((endpoint) => endpoint.url)
      .filter((other) => other.endsWith(webhookOperation.path));
    const elsewhere = others.length > 0 ? ` There are others: ${others.slice(0, 3).join(', ')}.` : '';
    return [wrong(NAME, `Stripe has no endpoint for ${url}.${elsewhere}`, make)];
  }
  if (enabled.length === 0)
    return [
      wrong(
        NAME,
        `The endpoint for ${url} is disabled: Stripe sends no events.`,
        'Enable it in the Dashboard, then run: npx found reconcile',
      ),
    ];
  return [
    ok(NAME, `${enabled.length === 1 ? 'An endpoint' : `${enabled.length} endpoints`} for ${url}, enabled.`),
    ...enabled.flatMap((endpoint) => [versionLine(endpoint, apiVersion, make), eventsLine(endpoint)]),
  ];
}

function versionLine({ api_version: has }: Stripe.WebhookEndpoint, needed: string, make: string): Line {
  const name = 'webhook version';
  if (has === needed) return ok(name, needed);
  return wrong(
    name,
    `${has ? `It has ${has}` : 'It follows the account’s default'}, and this release needs ${needed}.`,
    `An endpoint keeps its version. ${make} Then delete the old one.`,
  );
}

function eventsLine({ enabled_events: has }: Stripe.WebhookEndpoint): Line {
  const name = 'webhook events';
  if (has.includes('*'))
    return ok(name, 'All events are sent.', `The shop needs only these: ${HANDLED_EVENTS.join(', ')}.`);
  const missing = HANDLED_EVENTS.filter((event) => !has.includes(event));
  const surplus = has.filter((event) => !HANDLED_EVENTS.includes(event));
  if (missing.length > 0)
    return wrong(name, `Missing: ${missing.join(', ')}.`, 'Add them to the endpoint in the Dashboard.');
  return surplus.length > 0
    ? ok(name, `All ${HANDLED_EVENTS.length}, and ${surplus.length} more.`, `Remove: ${surplus.join(', ')}.`)
    : ok(name, `All ${HANDLED_EVENTS.length}.`);
}

/** The API version that the SDK sends, and so the one of the objects that the store reads. */
function versionOf(client: Stripe): string {
  return (client.constructor as typeof Stripe).API_VERSION;
}

function samePlace(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other;
}
