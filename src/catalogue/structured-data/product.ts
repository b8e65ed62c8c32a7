import type { Book, Offer, Product, WithContext } from 'schema-dts';
import { goodsOf, isEdible } from '#src/core/products/goods.ts';
import { optionKind } from '#src/core/products/options.ts';
import { formatsIn } from '#src/core/products/pricing.ts';
import { skuOf } from '#src/core/products/sku.ts';
import type { ProductOption } from '#src/core/products/types.ts';
import { paths } from '#src/lib/paths.ts';
import type { CatalogueProduct, Review } from '../catalogue.ts';
import { productPath } from '../product-path.ts';
import { feedId } from '../products/listing.ts';
import { foodProperties } from './food.ts';
import { MAKER_TYPE } from './maker-type.ts';
import { type OfferTerms, offerData, offersData } from './offer.ts';
import { reviewsData } from './reviews.ts';

/**
 * Schema.org Product with its offers in a region. A book is also a Book. `images` are URLs;
 * the first is the main one.
 */
export function productData(
  product: CatalogueProduct,
  images: readonly string[],
  terms: OfferTerms,
  reviews: readonly Review[] = [],
): object {
  const { site } = terms;
  const { creator } = product;
  const isbn = isbnOf(product);
  const properties = isEdible(product.entry.data.goods) ? foodProperties(product.food) : [];
  const data: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url: new URL(productPath(product.entry), site).href,
    sku: product._id,
    image: images.map((image) => new URL(image, site).href),
    brand: { '@type': 'Brand', name: creator.name },
    category: product.categories.map(({ name }) => name).join(', '),
    ...(isbn && { gtin13: isbn }),
    ...(product.releasedAt && { releaseDate: product.releasedAt.slice(0, 10) }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...reviewsData(reviews),
  };
  if (product.options) return { ...data, ...variantsData(product, product.options, images, terms) };
  const offers = offersData(product, terms);
  if (offers.length > 0) data.offers = offers;
  return goodsOf(product.entry.data.goods).schemaType === 'Book'
    ? { ...data, ...bookData(product, isbn, site), '@type': ['Product', 'Book'] }
    : data;
}

/**
 * A product with options as schema.org's ProductGroup: what its variants differ in, and each with its offer.
 */
function variantsData(
  product: CatalogueProduct,
  options: readonly ProductOption[],
  images: readonly string[],
  terms: OfferTerms,
): object {
  const { site, region } = terms;
  const offerOf = sharingParts();
  return {
    '@type': 'ProductGroup',
    productGroupID: feedId(product, region),
    variesBy: options.map(({ name }) => {
      const kind = optionKind(name);
      return kind ? `https://schema.org/${kind}` : name;
    }),
    hasVariant: formatsIn(product, region).map((format) => {
      const image = images[format.picture ?? 0];
      return {
        '@type': 'Product',
        name: `${product.name}, ${format.name}`,
        sku: skuOf(product, format),
        inProductGroupWithID: feedId(product, region),
        ...(format.barcode && { gtin: format.barcode }),
        ...(image && { image: new URL(image, site).href }),
        ...valuesData(options, format.options ?? []),
        offers: offerOf(offerData(product, format, terms)),
      };
    }),
  };
}

/**
 * Writes what many offers have in common once. Others name it by its `@id`: a hundred variants would
 * otherwise repeat the same shipping and returns.
 */
function sharingParts() {
  const ids = new Map<string, string>();
  const share = <T extends object>(part: T): T | { '@id': string } => {
    const text = JSON.stringify(part);
    const known = ids.get(text);
    if (known) return { '@id': known };
    const id = `#terms-${ids.size + 1}`;
    ids.set(text, id);
    return { '@id': id, ...part };
  };
  return ({ shippingDetails, hasMerchantReturnPolicy: returns, ...offer }: Offer): object => ({
    ...offer,
    ...(Array.isArray(shippingDetails) && { shippingDetails: shippingDetails.map(share) }),
    ...(typeof returns === 'object' && { hasMerchantReturnPolicy: share(returns) }),
  });
}

/** A variant's values: schema.org's own property for a size or colour, else a named one. */
function valuesData(options: readonly ProductOption[], values: readonly string[]): object {
  const named = options.map(({ name }, at) => ({ name, kind: optionKind(name), value: values[at] ?? '' }));
  const others = named.filter(({ kind }) => !kind);
  return {
    ...Object.fromEntries(named.flatMap(({ kind, value }) => (kind ? [[kind, value] as const] : []))),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  };
}

/** The ISBN-13 (digits only) in a book's details. Undefined when there is none. */
export function isbnOf({ entry }: Pick<CatalogueProduct, 'entry'>): string | undefined {
  const digits = detail(entry, 'ISBN')?.replace(/\D/g, '');
  return digits?.length === 13 ? digits : undefined;
}

function bookData({ entry, creator }: CatalogueProduct, isbn: string | undefined, site: URL): Partial<Book> {
  const pages = Number.parseInt(detail(entry, 'Pages') ?? '', 10);
  const url = new URL(paths.creator(creator.profile.handle), site).href;
  return {
    author: { '@type': MAKER_TYPE, name: creator.name, url },
    ...(isbn && { isbn }),
    ...(pages > 0 && { numberOfPages: pages }),
    ...(detail(entry, 'Language')?.startsWith('English') && { inLanguage: 'en' }),
  };
}

const detail = (entry: CatalogueProduct['entry'], name: string) =>
  entry.data.details.find(({ label }) => label === name)?.value;
