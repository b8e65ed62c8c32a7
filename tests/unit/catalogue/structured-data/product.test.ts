import { describe, expect, test } from 'vitest';
import { isbnOf, productData } from '#src/catalogue/structured-data/product.ts';
import { CAKE, product, terms } from './made-up-product.ts';

describe('a product', () => {
  const data = (change: object = {}, kind: Parameters<typeof product>[1] = {}, ...more: unknown[]) =>
    productData(product(change, kind), ['/a.webp', '/b.webp'], terms('GB'), ...(more as [])) as Record<
      string,
      unknown
    >;
  const details = [
    { label: 'ISBN', value: '978-1-4028-9462-6' },
    { label: 'Pages', value: '208 pages' },
    { label: 'Language', value: 'English, with Swedish names' },
  ];

  test('has its pictures, its creator and its offers', () => {
    const { offers: told, ...rest } = data();
    expect(rest).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Plum jam',
      description: 'Plums, and little else.',
      url: 'https://shop.example/products/plum-jam',
      sku: 'plum-jam',
      image: ['https://shop.example/a.webp', 'https://shop.example/b.webp'],
      brand: { '@type': 'Brand', name: 'Ana Costa' },
      category: 'Jams, Gifts',
    });
    expect(told).toHaveLength(1);
  });

  test('that is eaten has its ingredients, allergens and nutrition as named properties', () => {
    expect(data({ food: [CAKE] }).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Ingredients', value: 'Wheat flour, plums, butter (milk)' },
      { '@type': 'PropertyValue', name: 'Contains', value: 'Gluten (wheat), milk' },
      { '@type': 'PropertyValue', name: 'May contain', value: 'Nuts' },
      ...[
        ['Energy', 1302, 'kJ'],
        ['Energy', 311, 'kcal'],
        ['Fat', 14, 'g'],
        ['of which saturates', 9, 'g'],
        ['Carbohydrate', 42, 'g'],
        ['of which sugars', 20, 'g'],
        ['Protein', 4, 'g'],
        ['Salt', 0.5, 'g'],
      ].map(([name, value, unitText]) => ({
        '@type': 'PropertyValue',
        name: `Nutrition per 100 g: ${name}`,
        value,
        unitText,
      })),
    ]);
  });

  test('that is a box has those of each item in it, without nutrition; other goods have none', () => {
    const names = (data({ food: [{ ...CAKE, name: 'Cake' }] }).additionalProperty as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Cake: Ingredients', 'Cake: Contains', 'Cake: May contain']);
    expect(data({ food: [CAKE] }, { goods: 'book' })).not.toHaveProperty('additionalProperty');
  });

  test('that the region does not sell has no offers, rather than an empty list', () => {
    expect(data({ formats: [] })).not.toHaveProperty('offers');
  });

  test('that is a book has the type Book as well, with its author, its ISBN and its pages', () => {
    expect(data({ releasedAt: '2027-03-04T10:00:00.000Z' }, { goods: 'book', details })).toMatchObject({
      '@type': ['Product', 'Book'],
      gtin13: '9781402894626',
      releaseDate: '2027-03-04',
      author: { '@type': 'Person', name: 'Ana Costa', url: 'https://shop.example/creators/ana-costa' },
      isbn: '9781402894626',
      numberOfPages: 208,
      inLanguage: 'en',
    });
  });

  test('that is a book leaves out what its details do not contain', () => {
    const told = data({}, { goods: 'book', details: [{ label: 'Language', value: 'Swedish and English' }] });
    for (const name of ['isbn', 'gtin13', 'numberOfPages', 'inLanguage', 'releaseDate'])
      expect(told).not.toHaveProperty(name);
    expect(data({}, { goods: 'book', details: [{ label: 'Pages', value: '0' }] })).not.toHaveProperty(
      'numberOfPages',
    );
  });

  test('has an ISBN of thirteen digits or none', () => {
    const isbn = (value: string) => isbnOf(product({}, { details: [{ label: 'ISBN', value }] }));
    expect(isbn('978 1 4028 9462 6')).toBe('9781402894626');
    expect(isbn('1-4028-9462-7')).toBeUndefined();
    expect(isbn('978-1-4028-9462-66')).toBeUndefined();
    expect(isbnOf(product())).toBeUndefined();
  });

  test('has its reviews: at most five, each with its date, and the mean of all', () => {
    const reviews = Array.from({ length: 11 }, (_, at) => ({
      data: {
        rating: at === 0 ? 3 : 5,
        name: `N${at}`,
        text: 'Good.',
        writtenAt: new Date('2026-11-20T23:30:00Z'),
      },
    }));
    const told = data({}, {}, reviews);
    expect(told.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      reviewCount: 11,
      bestRating: 5,
      worstRating: 1,
    });
    expect(told.review).toHaveLength(5);
    expect((told.review as object[])[0]).toEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'N0' },
      datePublished: '2026-11-20',
      reviewBody: 'Good.',
      reviewRating: { '@type': 'Rating', ratingValue: 3, bestRating: 5, worstRating: 1 },
    });
  });
});
