import type { APIRoute } from 'astro';
import { isListed, productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { getCatalogue, getSettings, withKeys } from '#src/catalogue/get-catalogue.ts';
import { allIn } from '#src/catalogue/page-keys.ts';
import { picturesOf } from '#src/catalogue/pictures/covers.ts';
import { placesOf } from '#src/catalogue/settings/delivery-places.ts';
import { shippingMethodsOf } from '#src/catalogue/settings/shipping-methods.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/**
 * `/feeds/products-gb.xml`: the product feed for shopping services, one per region.
 * Empty for a closed region.
 */
export async function getStaticPaths() {
  const catalogue = await getCatalogue();
  return withKeys(
    OPEN_REGIONS.map((code) => ({ params: { region: code.toLowerCase() }, props: { code } })),
    ({ code }) => allIn(catalogue, code),
  );
}

export const GET: APIRoute<{ code: RegionCode }> = async ({ props: { code: region } }) => {
  const catalogue = await getCatalogue();
  const { brand, closedRegions, delivery } = await getSettings();
  const products = closedRegions.includes(region)
    ? []
    : catalogue.products.filter((product) => isListed(product, region));
  const sections = new Map(catalogue.sections.map(({ data }) => [data.slug, data.name]));
  const listed = await Promise.all(
    products.map(async (product) => ({
      product,
      section: sections.get(product.categories[0]?.section ?? '') ?? '',
      pictures: await picturesOf(catalogue, product),
    })),
  );
  const terms = {
    region,
    site: new URL(import.meta.env.SITE),
    brand: brand.name,
    shippingMethods: shippingMethodsOf(catalogue),
    places: placesOf(delivery),
  };
  return new Response(productFeed(listed, terms), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
