import { createElement } from 'react';
import { unsubscribeQuery } from '#src/contracts/unsubscribe.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { NoticePage } from '#src/features/subscriptions/NoticePage.tsx';
import { Unsubscribe } from '#src/features/subscriptions/Unsubscribe.tsx';
import { paths } from '#src/lib/paths.ts';
import { storeSettings } from '../catalogue/snapshot.ts';
import { handle, routes } from '../platform/app.ts';
import { queryOf } from '../platform/input.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { idOfLink } from '../platform/subscription-link.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { findWanted } from '../stock/availability.ts';
import { newsletterPage } from './newsletter-page.ts';

const INIT = { isSelling: false, headers: { 'x-robots-tag': 'noindex' } };

/**
 * `GET /newsletter`: the form; with `sent=1` the thank-you; with `link=…` (from the mail) a button that
 * confirms. `GET /notify?product=…[&format=…]`: the form for a stock notice; with `sent=1` the thank-you.
 * `GET /unsubscribe?list=…&link=…`: a button that unsubscribes. The buttons are needed because mail scanners
 * open links.
 */
export const subscriptionPages = routes()
  .get(
    paths.notify,
    handle((request, { context }) => {
      const { searchParams } = new URL(request.url);
      const visitors = visitorRegion(request, context);
      const region = storeRegionFor(visitors, storeSettings().closedRegions);
      const formatId = searchParams.get('format') ?? '';
      const found = findWanted({ productId: searchParams.get('product') ?? '', formatId, region });
      const page = createElement(NoticePage, {
        wanted: found && { product: found.product, format: formatId ? found.formats[0] : undefined },
        isSent: searchParams.get('sent') === '1',
      });
      return prerenderedPage(
        visitors,
        paths.notify,
        { notify: page },
        { ...INIT, status: found ? 200 : 404 },
      );
    }),
  )
  .get(
    paths.newsletter,
    handle((request, { context }) => {
      const { searchParams } = new URL(request.url);
      const link = searchParams.get('link') ?? undefined;
      const isSent = searchParams.get('sent') === '1';
      const isOver = link !== undefined && idOfLink('news-confirm', link) === undefined;
      const state = isOver ? 'over' : link !== undefined ? 'confirm' : isSent ? 'sent' : 'ask';
      const page = newsletterPage({ state, link });
      return prerenderedPage(
        visitorRegion(request, context),
        paths.newsletter,
        { newsletter: page },
        { ...INIT, headers: link === undefined && !isSent ? {} : INIT.headers, status: isOver ? 404 : 200 },
      );
    }),
  )
  .get(
    paths.unsubscribe,
    handle((request, { context }) => {
      const asked = unsubscribeQuery.safeParse(queryOf(request));
      const isOurs = asked.success && idOfLink(asked.data.list, asked.data.link) !== undefined;
      const page = createElement(
        Unsubscribe,
        isOurs ? { state: 'ask', ...asked.data } : { state: 'unknown' },
      );
      return prerenderedPage(
        visitorRegion(request, context),
        paths.unsubscribe,
        { unsubscribe: page },
        { ...INIT, status: isOurs ? 200 : 404 },
      );
    }),
  );
