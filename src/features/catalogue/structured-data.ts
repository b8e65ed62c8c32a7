import { paths } from '#src/lib/paths.ts';
import { type RegionCode, regionOf } from '../regions/regions.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { formatsIn } from './pricing.ts';

/** Schema.org Product, with an offer for each format that the region sells, in the region's currency. */
export function productData(product: CatalogueProduct, images: string[], region: RegionCode, site: URL) {
  const { currency } = regionOf(region);
  const url = new URL(paths.product(product._id), site).href;
  const availability =
    product.availability === 'unavailable'
      ? 'OutOfStock'
      : product.type === 'pre-order' || product.type === 'funding'
        ? 'PreOrder'
        : 'InStock';
  const offers = formatsIn(product, region).map(({ name, amount }) => ({
    '@type': 'Offer',
    name,
    url: `${url}?region=${region}`,
    price: (amount / 100).toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${availability}`,
    ...(product.releasedAt && { availabilityStarts: product.releasedAt.slice(0, 10) }),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url,
    image: images.map((image) => new URL(image, site).href),
    brand: { '@type': 'Person', name: product.creator.name },
    category: product.categories.map(({ name }) => name).join(', '),
    ...(offers.length > 0 && { offers }),
  };
}

/** Schema.org BreadcrumbList of a page's place in the store. */
export function crumbsData(crumbs: readonly { name: string; url: string }[], site: URL) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, site).href,
    })),
  };
}

/** Schema.org Organization of the store itself. */
export function storeData(
  brand: { name: string; email: string; socials: Record<string, string> },
  site: URL,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: site.href,
    email: brand.email,
    logo: new URL('/apple-touch-icon.png', site).href,
    sameAs: Object.values(brand.socials),
  };
}
