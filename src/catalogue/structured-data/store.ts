import type { Graph, SearchAction, WithActionConstraints } from 'schema-dts';
import { paths } from '#src/lib/paths.ts';
import type { SettingsEntry } from '../schemas/settings.ts';

/** Schema.org OnlineStore and WebSite: who runs the store, and its search. */
export function storeData({ brand }: SettingsEntry, site: URL): Graph {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(paths.search, site).href}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  const elsewhere = Object.values(brand.socials);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'OnlineStore',
        name: brand.name,
        slogan: brand.strapline,
        url: site.href,
        email: brand.email,
        logo: new URL('/icon-512.png', site).href,
        ...(elsewhere.length > 0 && { sameAs: elsewhere }),
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: site.href,
        inLanguage: 'en',
        publisher: { '@type': 'Organization', name: brand.name, url: site.href },
        potentialAction: search,
      },
    ],
  };
}
