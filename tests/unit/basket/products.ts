import fc from 'fast-check';
import type { BasketProduct } from '#src/core/basket/types.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';

/** A book in two formats: the hardback in all regions except Canada, the ebook in Britain only. */
export function book(fields: Partial<BasketProduct> = {}): BasketProduct {
  return {
    _id: 'salt-lemon-sardine',
    name: 'Salt, Lemon, Sardine',
    creator: {
      _id: 'ines-carvalho',
      username: 'ines',
      name: 'Inês Carvalho',
      profile: { handle: 'ines', colour: 'sky' },
    },
    categoryIds: ['books/fish'],
    formats: [
      {
        _id: 'hardback',
        name: 'Hardback',
        type: 'Print On Demand',
        prices: [
          { region: 'US', amount: 3000 },
          { region: 'GB', amount: 2400 },
          { region: 'EU', amount: 2800 },
          { region: 'LATAM', amount: 3000 },
          { region: 'GO', amount: 3000 },
        ],
      },
      { _id: 'ebook', name: 'Ebook', type: 'Digital File', prices: [{ region: 'GB', amount: 1100 }] },
    ],
    productFormatId: 'hardback',
    type: 'available',
    availability: 'available',
    kind: 'standard',
    previewImages: [{ url: '/pictures/salt.webp', alt: 'Front cover' }],
    ...fields,
  };
}

export function pan(fields: Partial<BasketProduct> = {}): BasketProduct {
  return book({
    _id: 'the-two-egg-pan',
    name: 'The Two-Egg Pan',
    formats: [{ _id: 'pan', name: 'The pan', prices: [{ region: 'GB', amount: 5800 }] }],
    productFormatId: 'pan',
    ...fields,
  });
}

/** Products of all kinds that the schema allows. */
export const anyProduct = fc
  .record({
    _id: fc.constantFrom('salt', 'pan', 'jar', 'board'),
    formats: fc.uniqueArray(
      fc.record({
        _id: fc.constantFrom('a', 'b', 'c'),
        name: fc.constant('Some'),
        type: fc.constantFrom('Print On Demand' as const, 'Digital File' as const, undefined),
        prices: fc.uniqueArray(
          fc.record({ region: fc.constantFrom(...REGION_CODES), amount: fc.nat(99_999_99) }),
          { selector: (price) => price.region },
        ),
      }),
      { selector: (format) => format._id, minLength: 1 },
    ),
    availability: fc.constantFrom('available' as const, 'unavailable' as const),
    kind: fc.constantFrom('standard' as const, 'test' as const, 'sample' as const),
    type: fc.constantFrom('pre-order' as const, 'available' as const, 'funding' as const),
  })
  .map((fields) => book({ ...fields, productFormatId: fields.formats[0]!._id }));
