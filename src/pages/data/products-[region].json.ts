import type { APIRoute } from 'astro';
import { getCatalogue, withKeys } from '#src/catalogue/get-catalogue.ts';
import { allIn } from '#src/catalogue/page-keys.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { listItems } from '#src/features/products/list-items.ts';

/** `/data/products-gb.json`: the items of the filtered product list, one file per region. */
export async function getStaticPaths() {
  const catalogue = await getCatalogue();
  return withKeys(
    OPEN_REGIONS.map((code) => ({ params: { region: code.toLowerCase() }, props: { code } })),
    ({ code }) => allIn(catalogue, code),
  );
}

export const GET: APIRoute<{ code: RegionCode }> = async ({ props }) =>
  Response.json(await listItems(await getCatalogue(), props.code));
