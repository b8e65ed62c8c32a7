import type { APIRoute } from 'astro';
import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { oneForEachRegion } from '#src/catalogue/region-files.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { listItems } from '#src/features/products/list-items.ts';

/** `/data/products-gb.json`: the items of the filtered product list, one file per region. */
export const getStaticPaths = oneForEachRegion;

export const GET: APIRoute<{ code: RegionCode }> = async ({ props }) =>
  Response.json(await listItems(await getCatalogue(), props.code));
