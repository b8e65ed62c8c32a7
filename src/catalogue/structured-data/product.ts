import type { Book, Product, WithContext } from 'schema-dts';
import { goodsOf } from '#src/core/products/goods.ts';
import { paths } from '#src/lib/paths.ts';
import type { CatalogueProduct, Review } from '../catalogue.ts';
import { type OfferTerms, offersData } from './offer.ts';
import { reviewsData } from './reviews.ts';

/**
 * Schema.org Product with its offers in a region. A book is also a Book. `images` are URLs; the first is the
 * main one.
 */
export function productData(
  product: CatalogueProduct,
  images: readonly string[],
  terms: OfferTerms,
  reviews: readonly Review[] = [],
): object {
  const { site } = terms;
  const { creator } = product;
  const offers = offersData(product, terms);
  const isbn = isbnOf(product);
  const data: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url: new URL(paths.product(product._id), site).href,
    sku: product._id,
    image: images.map((image) => new URL(image, site).href),
    brand: { '@type': 'Brand', name: creator.name },
    category: product.categories.map(({ name }) => name).join(', '),
    ...(isbn && { gtin13: isbn }),
    ...(product.releasedAt && { releaseDate: product.releasedAt.slice(0, 10) }),
    ...(offers.length > 0 && { offers }),
    ...reviewsData(reviews),
  };
  return goodsOf(product.entry.data.goods).schemaType === 'Book'
    ? { ...data, ...bookData(product, isbn, site), '@type': ['Product', 'Book'] }
    : data;
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
    author: { '@type': 'Person', name: creator.name, url },
    ...(isbn && { isbn }),
    ...(pages > 0 && { numberOfPages: pages }),
    ...(detail(entry, 'Language')?.startsWith('English') && { inLanguage: 'en' }),
  };
}

const detail = (entry: CatalogueProduct['entry'], name: string) =>
  entry.data.details.find(({ label }) => label === name)?.value;
