import { createElement } from 'react';
import { OrderFinder } from '#src/features/orders/OrderFinder.tsx';
import { OrderStatus, type Parcel } from '#src/features/orders/OrderStatus.tsx';
import type { RefusedAnswers } from '#src/features/orders/RewardSurvey.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/orders.ts';
import { fill } from '#src/words/fill.ts';
import { database } from '../db/open.ts';
import type { Order } from '../db/order-types.ts';
import { downloadLinks } from '../downloads/links.ts';
import { surveysOf } from '../fundings/surveys/survey-view.ts';
import { cardsOf } from '../gift-cards/issue.ts';
import { linkOf } from '../orders/invoices/links.ts';
import { invoicesOf } from '../orders/invoices/read-invoices.ts';
import { orderOfLink } from '../orders/links/links.ts';
import { paidOrderOf } from '../orders/pages/paid-order-of.ts';
import { findOrderById } from '../orders/read-orders.ts';
import { openInvitations } from '../people/reviews/open-invitations.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
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
  handle(async (request, call) => {
    const { searchParams } = new URL(request.url);
    const link = searchParams.get('link');
    if (link !== null)
      return orderPage(request, call, link, { isAnswered: searchParams.get('answered') === '1' });
    const state = searchParams.get('sent') === '1' ? 'sent' : 'asked';
    const region = visitorRegion(request, call.context);
    return prerenderedPage(region, paths.order, { order: createElement(OrderFinder, { state }) }, UNLISTED);
  }),
);

const UNLISTED = { isSelling: false, headers: { 'x-robots-tag': 'noindex' } };
type About = {
  /** The backer has just answered. */
  isAnswered?: boolean;
  /** Answers that were refused, with what was typed. */
  refused?: RefusedAnswers;
  init?: { status: number; headers?: Record<string, string> };
};

/**
 * The page of the order that a link's secret opens; for an invalid one a 404 with the form to find an order.
 */
export async function orderPage(
  request: Request,
  { context }: Pick<Call, 'context'>,
  link: string,
  { isAnswered = false, refused, init }: About = {},
): Promise<Response> {
  const now = storeNow();
  const id = await orderOfLink(database(), link, now);
  const order = id === undefined ? undefined : await findOrderById(database(), id);
  if (!order) {
    const finder = createElement(OrderFinder, { state: 'expired' });
    const region = visitorRegion(request, context);
    return prerenderedPage(region, paths.order, { order: finder }, { ...UNLISTED, status: 404 });
  }
  const downloads = await downloadLinks(database(), order.id, now);
  const giftCards = await cardsOf(database(), order.id);
  const reviewLinks = await openInvitations(database(), order.id, now);
  const invoices = (await invoicesOf(database(), order.id)).map((one) =>
    linkOf(one, `${paths.order}?${new URLSearchParams({ link })}`),
  );
  const view = createElement(OrderStatus, {
    order: paidOrderOf(order, now, { downloads, giftCards, arePeopleShown: true, reviewLinks }),
    isPledge: order.intent === 'Funding',
    isWon: order.pledgeWonAt !== null,
    status: order.status,
    refunded: order.refunded,
    parcels: parcelsOf(order),
    invoices,
    surveys: order.intent === 'Funding' ? await surveysOf(database(), order, now) : [],
    survey: { link, isAnswered, refused },
  });
  return prerenderedPage(
    order.region,
    paths.order,
    { order: view },
    {
      ...UNLISTED,
      ...init,
      title: fill(words.title, { order: order.id }),
      notOffered: order.lines.map(({ productId }) => productId),
    },
  );
}
