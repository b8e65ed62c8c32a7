import { LOCAL_STRIPE_KEY } from 'payment-sandbox/keys';
import Stripe from 'stripe';
import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { storeNow } from '#src/lib/clock.ts';
import { listOrders } from './orders.ts';
import { basketOf, checkOut, newKey } from './requests.ts';
import { openStore, type TestStore } from './store.ts';

/** A store that receives no events, with the client that reads its provider. */
export async function openDeaf(settings: Parameters<typeof openStore>[0] = {}) {
  const store = await openStore({ hasWebhook: false, ...settings });
  const { hostname, port } = new URL(store.provider.url);
  const stripe = new Stripe(LOCAL_STRIPE_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  const look = (options: Partial<Parameters<typeof reconcile>[2]> = {}) =>
    reconcile({ db: store.db, stripe }, storeNow(), {
      hasTime: () => true,
      pace: async () => {},
      ...options,
    });
  const paid = async () => {
    const { checkoutSessionId } = await checkOut(store, basketOf(), newKey());
    await store.provider.actions.pay(checkoutSessionId);
    return checkoutSessionId;
  };
  return { store, stripe, look, paid };
}
export type Deaf = Awaited<ReturnType<typeof openDeaf>>;

/** Changes the creation time of a session, in Unix seconds. */
export function moveTo({ store }: Deaf, session: string, created: number): void {
  const { sessions } = store.provider.tables;
  const record = sessions.get(session)!;
  record.session.created = created;
  sessions.delete(session);
  sessions.set(session, record);
}

/** The sessions that are orders. */
export const recordedIn = async ({ db }: TestStore) =>
  (await listOrders(db)).map(({ sessionId }) => sessionId);
