import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { badParam } from '../http/errors.ts';
import type { Handler } from './calls.ts';
import { listPage } from './paginate.ts';

export const list: Handler<Stripe.EventListParams> = {
  kind: 'event',
  isList: true,
  check({ type, types }) {
    if (type && types) throw badParam('types', 'You may only specify one of these parameters: type, types.');
  },
  run({ context, params }) {
    const listing = {
      table: context.tables.events,
      isWanted: (event: Stripe.EventBase) => isWanted(context, event, params),
    };
    return {
      object: listPage(listing, (event) => event, { url: '/v1/events', kind: 'event', params }),
    };
  },
};

function isWanted(context: Context, event: Stripe.EventBase, params: Stripe.EventListParams): boolean {
  const { type, types, delivery_success } = params;
  if (type && !matches(type, event.type)) return false;
  if (types && !types.includes(event.type)) return false;
  return delivery_success === undefined || delivery_success === isDelivered(context, event);
}

/** `checkout.*` matches every type with that prefix. */
function matches(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function isDelivered({ tables }: Context, event: Stripe.EventBase): boolean {
  return tables.deliveries.by('event', event.id).every(({ status }) => status === 'delivered');
}
