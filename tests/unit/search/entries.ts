import type { SearchEntry, SearchItem } from '#src/catalogue/search/search-item.ts';

const PICTURE = { small: '/pictures/a-320.webp', large: '/pictures/a-640.webp', width: 800, height: 1000 };

/** An item for searches, with a value in most fields. */
export function entry(
  id: string,
  title: string,
  words = '',
  more: Partial<SearchItem> = {},
  naming: Pick<SearchEntry, 'noun' | 'categories'> = {},
): SearchEntry {
  const kind = more.kind ?? 'products';
  return {
    item: {
      id: `${kind}/${id}`,
      kind,
      title,
      by: 'Inês Carvalho',
      label: 'Book',
      url: `/${kind}/${id}`,
      picture: PICTURE,
      ...(kind === 'products' && { price: { text: '£24.00' } }),
      ...more,
    },
    words,
    ...naming,
  };
}

export const ENTRIES: SearchEntry[] = [
  entry('salt-lemon-sardine', 'Salt, Lemon, Sardine', 'book fish tin'),
  entry('six-sardines', 'Six Sardines, Algarve', 'tin pantry', {
    price: { text: '£6.20', note: 'pre-order' },
  }),
  entry('acai', 'Açaí & Other Purples', 'book'),
  entry('bakers-apron', 'The Baker’s Apron', 'apron linen', { by: 'Hanna Lindqvist' }),
  entry('not-here', 'A Sardine Press', 'kitchen', { price: { text: 'Not sold here' }, isAbsent: true }),
  entry('zaalouk', 'Zaalouk', 'aubergine . tomato . coriander', {
    kind: 'recipes',
    by: 'Fatima-Zahra Benjelloun',
  }),
  entry('noodles', 'Noodles in a hurry', 'spring onion . soy', { kind: 'recipes', by: 'Mei-Lin Zhou' }),
  entry('ines-carvalho', 'Inês Carvalho', 'tins and lemons', { kind: 'creators', by: 'Olhão, Portugal' }),
];
