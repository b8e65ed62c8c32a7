import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';

/** Schema.org BreadcrumbList of a page. */
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

/** Schema.org ItemList of one page of a list. `first` is the position of its first item in the full list. */
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
