import type { APIRoute } from 'astro';
import { oneForEachRegion } from '#src/catalogue/region-files.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { regionIndex } from '#src/features/search/region-index.ts';

/** `/data/search-gb.json`: the search index of a region, with its prices only. */
export const getStaticPaths = oneForEachRegion;

export const GET: APIRoute<{ code: RegionCode }> = async ({ props }) =>
  new Response(await regionIndex(props.code), { headers: { 'content-type': 'application/json' } });
