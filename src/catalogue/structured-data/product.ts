import type { Book, BreadcrumbList, ItemList, Product, WithContext } from 'schema-dts';
import { paths } from '#src/lib/paths.ts';
import { goodsOf } from '../../core/products/goods.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { type OfferTerms, offersData } from './offer.ts';

/** Schema.org Product with its offers in a region; a book is a Book too. `images` are addresses, the first one first. */
export function productData(product: CatalogueProduct, images: readonly string[], terms: OfferTerms): object {
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
  };
  return goodsOf(product.entry.data.goods).schemaType === 'Book'
    ? { ...data, ...bookData(product, isbn, site), '@type': ['Product', 'Book'] }
    : data;
}

/** Schema.org BreadcrumbList of a page's place in the store. */
export function crumbsData(
  crumbs: readonly { name: string; url: string }[],
  site: URL,
): WithContext<BreadcrumbList> {
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

/** Schema.org ItemList of the things that one page of a list shows; `first` is the place of its first in the whole list. */
export function listData(
  items: readonly { name: string; url: string }[],
  total: number,
  first: number,
  site: URL,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: new URL(url, site).href,
    })),
  };
}

/** The 13 digits of the ISBN that an editor wrote among a book's details. */
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
