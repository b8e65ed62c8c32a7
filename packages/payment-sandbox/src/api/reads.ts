import { noSuch } from '../http/errors.ts';
import type { Tables } from '../state/tables.ts';
import type { Handler } from './calls.ts';
import type { Kind } from './expandable.ts';
import { listPage } from './paginate.ts';

type Shelf = 'intents' | 'charges' | 'disputes' | 'warnings' | 'events';
type PageParams = { limit?: number; starting_after?: string; ending_before?: string };
type ListParams = PageParams & {
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number };
  payment_intent?: string;
  charge?: string;
};

export const intent = reader('intents', 'intent', 'payment_intent', 'intent');
export const charge = reader('charges', 'charge', 'charge', 'id');
export const dispute = reader('disputes', 'dispute', 'dispute', 'dispute');
export const warning = reader('warnings', 'warning', 'early_fraud_warning', 'early_fraud_warning');
export const event = reader('events', 'event', 'event', 'id');

export const intents = lister('intents', 'intent', '/v1/payment_intents', 'payment_intent');
export const charges = lister('charges', 'charge', '/v1/charges', 'charge');
export const disputes = lister('disputes', 'dispute', '/v1/disputes', 'dispute');
export const warnings = lister(
  'warnings',
  'warning',
  '/v1/radar/early_fraud_warnings',
  'early_fraud_warning',
);

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

/**
 * A list with filters for related objects, through indexes.
 * Other parameters are compared with the entry's field.
 */
function lister(shelf: Exclude<Shelf, 'events'>, kind: Kind, url: string, name: string): Handler<ListParams> {
  return {
    kind,
    isList: true,
    run({ context, params }) {
      const within = withinOf(params);
      const wanted = Object.entries(params).filter(([key]) => !paging.has(key));
      const listing = {
        table: context.tables[shelf] as Tables['charges'],
        within,
        isWanted: (object: object) =>
          wanted.every(([key, value]) => (object as Record<string, unknown>)[key] === value),
      };
      return { object: listPage(listing, (object) => object, { url, kind: name, params }) };
    },
  };
}

const paging = new Set(['limit', 'starting_after', 'ending_before', 'created', 'expand']);

function withinOf({ charge, payment_intent }: ListParams): { index: string; key: string } | undefined {
  if (charge !== undefined) return { index: 'charge', key: charge };
  if (payment_intent !== undefined) return { index: 'intent', key: payment_intent };
  return undefined;
}
