import { createElement } from 'react';
import { ReviewPage } from '../../src/features/reviews/ReviewPage.tsx';
import { storeNow } from '../../src/lib/clock.ts';
import { paths } from '../../src/lib/paths.ts';
import { database } from '../db/open.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';
import { reviewableOf } from '../reviews/give-review.ts';

/** `GET /review?link=…`: the form for what the link is for, a 404 for one that leads nowhere; with `sent=1` the thanks. */
export const reviewPages = routes().get(
  paths.review,
  handle(async (request, { context }) => {
    const { searchParams } = new URL(request.url);
    const isSent = searchParams.get('sent') === '1';
    const link = searchParams.get('link') ?? '';
    const about = isSent ? undefined : await reviewableOf(database(), link, storeNow());
    return builtPage(
      visitorRegion(request, context),
      paths.review,
      { review: createElement(ReviewPage, { about, link, isSent }) },
      { status: isSent || about ? 200 : 404, isSelling: false, headers: { 'x-robots-tag': 'noindex' } },
    );
  }),
);
