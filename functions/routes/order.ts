import { createElement } from 'react';
import { OrderFinder } from '#src/features/orders/OrderFinder.tsx';
import { OrderStatus, type Parcel } from '#src/features/orders/OrderStatus.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/orders.ts';
import { fill } from '#src/words/fill.ts';
import { database } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { downloadLinks } from '../downloads/links.ts';
import { cardsOf } from '../gift-cards/issue.ts';
import { linkOf } from '../invoices/links.ts';
import { invoicesOf } from '../invoices/read-invoices.ts';
import { orderOfLink } from '../order-links/order-links.ts';
import { paidOrderOf } from '../orders/paid-order-of.ts';
import { findOrderById } from '../orders/read-orders.ts';
import { handle, routes } from '../platform/app.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/** The parcel of a shipped order, with the tracking number or URL. */
function parcelsOf({ fulfilledAt, tracking }: Pick<Order, 'fulfilledAt' | 'tracking'>): Parcel[] {
  if (!fulfilledAt) return [];
  const isAddress = tracking?.startsWith('https://') === true;
  return [
    {
      sentAt: fulfilledAt.toISOString(),
      ...(tracking && (isAddress ? { trackingUrl: tracking } : { trackingNumber: tracking })),
    },
  ];
}

/**
 * `GET /order`: the page with a form to find an order; with `?sent=1` the answer, the same for every visitor;
 * with `?link=…`, from a mail, the order's page. An invalid link gets a 404 with the form. Never cached.
 */
export const orderRoutes = routes().get(
  paths.order,
  handle(async (request, { context }) => {
    const { searchParams } = new URL(request.url);
    const link = searchParams.get('link');
    const region = visitorRegion(request, context);
    const init = { isSelling: false, headers: { 'x-robots-tag': 'noindex' } };
    if (link === null) {
      const state = searchParams.get('sent') === '1' ? 'sent' : 'asked';
      return prerenderedPage(region, paths.order, { order: createElement(OrderFinder, { state }) }, init);
    }
    const id = await orderOfLink(database(), link, storeNow());
    const order = id === undefined ? undefined : await findOrderById(database(), id);
    if (!order) {
      const finder = createElement(OrderFinder, { state: 'expired' });
      return prerenderedPage(region, paths.order, { order: finder }, { ...init, status: 404 });
    }
    const now = storeNow();
    const downloads = await downloadLinks(database(), order.id, now);
    const giftCards = await cardsOf(database(), order.id);
    const orderPage = `${paths.order}?${new URLSearchParams({ link })}`;
    const invoices = (await invoicesOf(database(), order.id)).map((one) => linkOf(one, orderPage));
    const view = createElement(OrderStatus, {
      order: paidOrderOf(order, now, {
        downloads,
        giftCards,
        isTownShown: true,
      }),
      isPledge: order.intent === 'Funding',
      status: order.status,
      refunded: order.refunded,
      parcels: parcelsOf(order),
      invoices,
    });
    return prerenderedPage(
      order.region,
      paths.order,
      { order: view },
      { ...init, title: fill(words.title, { order: order.id }) },
    );
  }),
);
