import type { APIRoute } from 'astro';
import { isListed, productFeed } from '#src/catalogue/feeds/product-feed.ts';
import { getCatalogue, getSettings } from '#src/catalogue/get-catalogue.ts';
import { picturesOf } from '#src/catalogue/pictures/covers.ts';
import { oneForEachRegion } from '#src/catalogue/region-files.ts';
import { placesOf } from '#src/catalogue/settings/delivery-places.ts';
import { shippingMethodsOf } from '#src/catalogue/settings/shipping-methods.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/**
 * `/feeds/products-gb.xml`: the product feed for shopping services, one per region.
 * Empty for a closed region.
 */
export const getStaticPaths = oneForEachRegion;

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
    production: delivery.production,
  };
  return new Response(productFeed(listed, terms), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
