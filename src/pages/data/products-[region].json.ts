import type { APIRoute } from 'astro';
import { getCatalogue } from '#src/features/catalogue/catalogue.ts';
import { listItems } from '#src/features/catalogue/list-items.ts';
import { REGION_CODES, type RegionCode } from '#src/features/regions/regions.ts';

/** `/data/products-gb.json`: what the product list filters, one file for each region. */
export function getStaticPaths() {
  return REGION_CODES.map((code) => ({ params: { region: code.toLowerCase() }, props: { code } }));
}

export const GET: APIRoute<{ code: RegionCode }> = async ({ props }) =>
  Response.json(await listItems(await getCatalogue(), props.code));
