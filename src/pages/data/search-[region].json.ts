import type { APIRoute } from 'astro';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { regionIndex } from '#src/features/search/region-index.ts';

/** `/data/search-gb.json`: the search index of a region, with its prices only. */
export function getStaticPaths() {
  return OPEN_REGIONS.map((code) => ({ params: { region: code.toLowerCase() }, props: { code } }));
}

export const GET: APIRoute<{ code: RegionCode }> = async ({ props }) =>
  new Response(await regionIndex(props.code), { headers: { 'content-type': 'application/json' } });
