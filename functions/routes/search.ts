import { createElement } from 'react';
import { titleText } from '#src/catalogue/search/result-text.ts';
import type { SearchAnswer } from '#src/catalogue/search/search-engine.ts';
import { parseSearchQuery, type SearchQuery } from '#src/catalogue/search/search-query.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { visitCookie } from '#src/core/regions/visit-cookie.ts';
import SearchIsland from '#src/features/search/view/SearchIsland.tsx';
import { paths } from '#src/lib/paths.ts';
import { storeSettings } from '../catalogue/snapshot.ts';
import { handle, routes } from '../platform/app.ts';
import { describeError, log } from '../platform/log.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { searchIn } from '../platform/search-index.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /search?keyword=…&kind=…&page=…`: the search page with its results, for the visitor's region. Uses the
 * build's search index. Always answers with a page.
 */
export const searchRoutes = routes().get(
  paths.search,
  handle(async (request, { context, requestId }) => {
    const url = new URL(request.url);
    const { searchParams } = url;
    const region = visitorRegion(request, context);
    const query = parseSearchQuery(searchParams);
    const found = await search(query, region, requestId);
    const cookie = visitCookie(url);
    const slots = { search: createElement(SearchIsland, { query, ...found }) };
    return prerenderedPage(region, '/search', slots, {
      ...(found.answer ? { title: titleText(query) } : { status: 503 }),
      isSelling: false,
      request,
      // Not `no-store`, so that going back to the results is fast.
      headers: {
        'cache-control': 'private, max-age=0, must-revalidate',
        ...(cookie && { 'set-cookie': cookie }),
      },
    });
  }),
);

/** The results and the store's name; neither when they cannot be read. */
async function search(
  query: SearchQuery,
  region: RegionCode,
  requestId: string,
): Promise<{ region: RegionCode; brand?: string; answer?: SearchAnswer }> {
  try {
    const { brand, closedRegions } = storeSettings();
    const storeRegion = storeRegionFor(region, closedRegions);
    const engine = await searchIn(storeRegion);
    return { region: storeRegion, brand: brand.name, answer: engine.search(query) };
  } catch (error) {
    log('error', 'search', { requestId, ...describeError(error) });
    return { region };
  }
}
