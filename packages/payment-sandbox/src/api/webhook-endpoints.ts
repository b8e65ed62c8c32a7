import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { badParam, noSuch } from '../http/errors.ts';
import { newId } from '../objects/ids.ts';
import { metadataOf } from '../objects/plain.ts';
import { pinnedApiVersion } from '../schema/validate.ts';
import type { Endpoint } from '../state/tables.ts';
import { isLocal } from '../webhooks/webhook-sender.ts';
import type { Handler } from './calls.ts';
import { paginate } from './paginate.ts';

export const create: Handler<Stripe.WebhookEndpointCreateParams> = {
  kind: 'endpoint',
  check({ url, api_version, connect }) {
    if (!isLocal(url))
      throw badParam(
        'url',
        'Invalid URL: the local payment provider only sends events to this machine.',
        'url_invalid',
      );
    if (api_version && api_version !== pinnedApiVersion()) {
      throw badParam('api_version', `The local payment provider only speaks ${pinnedApiVersion()}.`);
    }
    if (connect) throw badParam('connect', 'The local payment provider has no connected accounts.');
  },
  run({ context, params }) {
    const secret = newId('whsec', 32);
    const endpoint: Stripe.WebhookEndpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      api_version: params.api_version ?? null,
      application: null,
      created: seconds(context.clock),
      description: params.description ?? null,
      enabled_events: params.enabled_events,
      livemode: false,
      metadata: metadataOf(params.metadata),
      status: 'enabled',
      url: params.url,
    };
    const { id, url, enabled_events: events } = endpoint;
    context.tables.endpoints.set(id, { id, url, secret, events, api: endpoint });
    context.state.changed();
    // Only the response to the creation contains the secret.
    return { object: { ...endpoint, secret } };
  },
};

export const retrieve: Handler<Stripe.WebhookEndpointRetrieveParams> = {
  kind: 'endpoint',
  run({ context, id }) {
    const endpoint = all(context).find((candidate) => candidate.id === id);
    if (!endpoint) throw noSuch('webhook endpoint', id, 'webhook_endpoint');
    return { object: endpoint };
  },
};

export const list: Handler<Stripe.WebhookEndpointListParams> = {
  kind: 'endpoint',
  isList: true,
  run: ({ context, params }) => ({
    object: paginate(all(context), { url: '/v1/webhook_endpoints', kind: 'webhook endpoint', params }),
  }),
};

function all(context: Context): Stripe.WebhookEndpoint[] {
  return [...context.tables.endpoints.values()]
    .reverse()
    .map((endpoint) => endpoint.api ?? started(endpoint));
}

/** The endpoint that the provider was started with, which no call has created. */
function started({ id, url, events }: Endpoint): Stripe.WebhookEndpoint {
  return {
    id,
    object: 'webhook_endpoint',
    api_version: pinnedApiVersion(),
    application: null,
    created: 0,
    description: 'The webhook that the provider was started with.',
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
}
