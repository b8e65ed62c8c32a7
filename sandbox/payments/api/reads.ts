import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { badParam, noSuch } from '../http/errors.ts';
import type { Handler } from './calls.ts';
import type { Kind } from './expandable.ts';
import { isInRange, newestFirst, paginate } from './paginate.ts';

type Shelf = 'intents' | 'charges' | 'events';

export const intent = reader('intents', 'intent', 'payment_intent', 'intent');
export const charge = reader('charges', 'charge', 'charge', 'id');
export const event = reader('events', 'event', 'event', 'id');

export const events: Handler<Stripe.EventListParams> = {
  kind: 'event',
  isList: true,
  check({ type, types }) {
    if (type && types) throw badParam('types', 'You may only specify one of these parameters: type, types.');
  },
  run({ context, params }) {
    const found = newestFirst(context.tables.events).filter((event) => isWanted(context, event, params));
    return { object: paginate(found, '/v1/events', 'event', params) };
  },
};

function isWanted(context: Context, event: Stripe.EventBase, params: Stripe.EventListParams): boolean {
  const { type, types, created, delivery_success } = params;
  if (type && !matches(type, event.type)) return false;
  if (types && !types.includes(event.type)) return false;
  if (delivery_success !== undefined && delivery_success !== isDelivered(context, event)) return false;
  return isInRange(event.created, created);
}

/** `checkout.*` stands for every type that begins so. */
function matches(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function isDelivered(context: Context, event: Stripe.EventBase): boolean {
  const deliveries = [...context.tables.deliveries.values()].filter(
    (delivery) => delivery.event === event.id,
  );
  return deliveries.every((delivery) => delivery.status === 'delivered');
}

function reader(shelf: Shelf, kind: Kind, name: string, param: string): Handler<object> {
  return {
    kind,
    run({ context, id }) {
      const object = context.tables[shelf].get(id);
      if (!object) throw noSuch(name, id, param);
      return { object };
    },
  };
}
