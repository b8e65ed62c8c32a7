import { createElement } from 'react';
import { ReviewPage } from '#src/features/reviews/ReviewPage.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import { database } from '../db/open.ts';
import { reviewableOf } from '../people/reviews/give-review.ts';
import { handle, routes } from '../platform/app.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/** `GET /review?link=…`: the review form, or a 404 for an invalid link; with `sent=1` the thank-you. */
export const reviewPages = routes().get(
  paths.review,
  handle(async (request, { context }) => {
    const { searchParams } = new URL(request.url);
    const isSent = searchParams.get('sent') === '1';
    const link = searchParams.get('link') ?? '';
    const about = isSent ? undefined : await reviewableOf(database(), link, storeNow());
    return prerenderedPage(
      visitorRegion(request, context),
      paths.review,
      { review: createElement(ReviewPage, { about, link, isSent }) },
      {
        status: isSent || about ? 200 : 404,
        isSelling: false,
        headers: { 'x-robots-tag': 'noindex' },
        notOffered: about ? [about.productId] : [],
      },
    );
  }),
);
