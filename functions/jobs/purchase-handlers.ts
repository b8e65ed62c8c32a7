import { eq, sql } from 'drizzle-orm';
import { HOUR_MS } from '#src/core/durations.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { ga4Event, majorUnits } from '#src/core/tracking/ga4-payload.ts';
import { klaviyoEvent } from '#src/core/tracking/klaviyo-payload.ts';
import { goodsValue, type Purchase } from '#src/core/tracking/tracked-event.ts';
import { paths } from '#src/lib/paths.ts';
import type { Database } from '../db/open.ts';
import type { ConsentedVisitor } from '../db/order-types.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { type Handlers, PermanentError } from '../mail/outbox/drain.ts';
import { findOrderById } from '../orders/read-orders.ts';
import { env } from '../platform/env.ts';
import { GA4_PURCHASE, KLAVIYO_PURCHASE } from '../tracking/enqueue-purchase.ts';
import { purchaseOf } from '../tracking/purchase-of.ts';

/** The timeout of a call, in ms. */
const TIMEOUT_MS = 8_000;
/** The revision of Klaviyo's API. */
const KLAVIYO_REVISION = '2024-10-15';
/** Google Analytics accepts events up to three days old. Leaves some hours for delivery. In ms. */
const GA4_AGE_MS = 70 * HOUR_MS;

type Told = { purchase: Purchase; visitor: ConsentedVisitor; createdAt: Date; now: Date };

/** Reports paid orders to Google Analytics (Measurement Protocol) and Klaviyo (Events API). */
export const PURCHASE_HANDLERS: Handlers = {
  [GA4_PURCHASE]: ({ payload }, { db, now }) => tell(db, String(payload.orderId), 'analytics', now, tellGa4),
  [KLAVIYO_PURCHASE]: ({ payload }, { db, now }) =>
    tell(db, String(payload.orderId), 'marketing', now, tellKlaviyo),
};

/** Reports an order to a service and deletes the tracking id. Does nothing if the id was deleted before. */
async function tell(
  db: Database,
  orderId: string,
  category: keyof ConsentedVisitor,
  now: Date,
  send: (told: Told) => Promise<void>,
): Promise<void> {
  const isOfOrder = eq(checkoutAttempt.id, orderId);
  const [attempt] = await db
    .select({ visitor: checkoutAttempt.consentedVisitor })
    .from(checkoutAttempt)
    .where(isOfOrder);
  const order = await findOrderById(db, orderId);
  if (!attempt?.visitor?.[category] || !order) return;
  await send({ purchase: purchaseOf(order), visitor: attempt.visitor, createdAt: order.createdAt, now });
  // Deleted in SQL, because both services are called at the same time.
  const left = sql<ConsentedVisitor>`nullif(${checkoutAttempt.consentedVisitor} - ${category}::text, '{}'::jsonb)`;
  await db.update(checkoutAttempt).set({ consentedVisitor: left }).where(isOfOrder);
}

async function tellGa4({ purchase, visitor, createdAt, now }: Told): Promise<void> {
  const { GA_MEASUREMENT_ID = '', GA_API_SECRET = '', TRACKING_URL } = env();
  const event = ga4Event({ kind: 'purchase', purchase });
  const isTooOld = now.getTime() - createdAt.getTime() > GA4_AGE_MS;
  if (!event || !GA_MEASUREMENT_ID || !GA_API_SECRET || isTooOld) return;
  const address = new URL('/mp/collect', TRACKING_URL ?? 'https://www.google-analytics.com');
  address.search = new URLSearchParams({
    measurement_id: GA_MEASUREMENT_ID,
    api_secret: GA_API_SECRET,
  }).toString();
  const { clientId, sessionId } = visitor.analytics ?? {};
  await post(address, {
    client_id: clientId,
    timestamp_micros: createdAt.getTime() * 1_000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: event.name,
        params: { ...event.parameters, ...(sessionId && { session_id: sessionId, engagement_time_msec: 1 }) },
      },
    ],
  });
}

async function tellKlaviyo({ purchase, visitor, createdAt }: Told): Promise<void> {
  const { KLAVIYO_PRIVATE_KEY = '', TRACKING_URL, SITE_URL } = env();
  const event = klaviyoEvent(
    { kind: 'purchase', purchase },
    (id) => new URL(paths.product(id), SITE_URL).href,
  );
  if (!event || !KLAVIYO_PRIVATE_KEY) return;
  const { currency } = regionOf(purchase.buying.region);
  const { $value: _, ...properties } = event.properties;
  const attributes = {
    properties,
    time: createdAt.toISOString(),
    value: majorUnits(goodsValue(purchase.buying), currency),
    value_currency: currency,
    // Klaviyo counts an event with the same id once.
    unique_id: purchase.orderId,
    metric: { data: { type: 'metric', attributes: { name: event.name } } },
    profile: { data: { type: 'profile', attributes: { anonymous_id: visitor.marketing?.anonymousId } } },
  };
  await post(
    new URL('/api/events', TRACKING_URL ?? 'https://a.klaviyo.com'),
    { data: { type: 'event', attributes } },
    { authorization: `Klaviyo-API-Key ${KLAVIYO_PRIVATE_KEY}`, revision: KLAVIYO_REVISION },
  );
}

/** @throws PermanentError when the service will never accept it, another error when a retry makes sense */
async function post(address: URL, body: object, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const isFinal = answer.status < 500 && ![408, 425, 429].includes(answer.status);
  throw isFinal
    ? new PermanentError(`The service answered ${answer.status}`)
    : Object.assign(new Error(`The service answered ${answer.status}`), { code: `HTTP_${answer.status}` });
}
