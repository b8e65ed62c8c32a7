import { storeRegionFor } from '../../src/core/regions/pick-region.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { visitCookie } from '../../src/core/regions/visit-cookie.ts';
import { parseSearchQuery, type SearchQuery } from '../../src/features/search/search-query.ts';
import { answerParts } from '../../src/features/search/view/answer-parts.ts';
import { titleText } from '../../src/features/search/view/results-view.ts';
import { html, type SafeHtml } from '../../src/lib/html.ts';
import { paths } from '../../src/lib/paths.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import { storeSettings } from '../platform/catalogue.ts';
import { describeError, log } from '../platform/log.ts';
import { searchIn } from '../platform/search-index.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /search?keyword=…&kind=…&page=…`: the built page with what was found in it, in the visitor's region. It reads the
 * index that the build left beside the pages, and whatever is asked, it answers with a page.
 */
export const searchRoutes = routes().get(
  paths.search,
  handle(async (request, { context, requestId }) => {
    const { searchParams } = new URL(request.url);
    const region = visitorRegion(request, context);
    const query = parseSearchQuery(searchParams);
    const { parts, ...options } = await answer(query, region, requestId);
    const cookie = visitCookie(searchParams.get('region'));
    return builtPage(region, '/search', parts, {
      ...options,
      isSelling: false,
      // Not `no-store`: the way back to a list of finds should be as quick as the browser can make it.
      headers: {
        'cache-control': 'private, max-age=0, must-revalidate',
        ...(cookie && { 'set-cookie': cookie }),
      },
    });
  }),
);

type Answer = { parts: Record<string, SafeHtml>; title?: string; status?: number };

async function answer(query: SearchQuery, region: RegionCode, requestId: string): Promise<Answer> {
  try {
    const search = await searchIn(storeRegionFor(region, storeSettings().closedRegions));
    const { heading, keyword, results } = answerParts(query, search.search(query));
    return {
      title: titleText(query),
      parts: { heading: { html: heading }, keyword: { html: keyword }, results: { html: results } },
    };
  } catch (error) {
    log('error', 'search', { requestId, ...describeError(error) });
    return { status: 503, parts: { heading: OUT_OF_ORDER } };
  }
}

const OUT_OF_ORDER = html`<h1 tabindex="-1">The search is resting</h1><p class="stand" role="status">It could not answer just now. The shelves below are all there; please try again in a minute.</p>`;
