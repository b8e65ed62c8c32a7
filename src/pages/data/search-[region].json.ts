import type { APIRoute } from 'astro';
import { getCatalogue, withKeys } from '#src/catalogue/get-catalogue.ts';
import { allIn } from '#src/catalogue/page-keys.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { regionIndex } from '#src/features/search/region-index.ts';

/** `/data/search-gb.json`: the search index of a region, with its prices only. */
export async function getStaticPaths() {
  const catalogue = await getCatalogue();
  return withKeys(
    OPEN_REGIONS.map((code) => ({ params: { region: code.toLowerCase() }, props: { code } })),
    ({ code }) => allIn(catalogue, code),
  );
}

export const GET: APIRoute<{ code: RegionCode }> = async ({ props }) =>
  new Response(await regionIndex(props.code), { headers: { 'content-type': 'application/json' } });
