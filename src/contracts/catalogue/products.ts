import * as z from 'zod/mini';
import { ALLERGENS } from '#src/core/food/allergens.ts';
import { GOODS_KINDS } from '#src/core/products/goods.ts';
import { AVAILABILITIES, FORMAT_TYPES, PRODUCT_KINDS, PRODUCT_TYPES } from '#src/core/products/types.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import type { Operation } from '../operation.ts';
import {
  catalogueId,
  categoryId,
  listOf,
  listQuery,
  paging,
  populating,
  regionCode,
  someOf,
} from './list.ts';
import { product } from './product.ts';

const PRODUCT_SORTS = ['-addedAt', 'addedAt', 'name', '-name'] as const;

/** The product filters. A category includes its nested categories. */
const PRODUCT_FILTERS = {
  creator: z.optional(catalogueId),
  section: z.optional(catalogueId),
  categoryIds: z.optional(categoryId),
  type: z.optional(z.enum(PRODUCT_TYPES)),
  availability: z.optional(z.enum(AVAILABILITIES)),
  kind: z.optional(z.enum(PRODUCT_KINDS)),
  goods: z.optional(z.enum(GOODS_KINDS)),
  'formats.type': z.optional(z.enum(FORMAT_TYPES)),
  'formats.prices.region': z.optional(regionCode),
};
export type ProductFilter = keyof typeof PRODUCT_FILTERS;

/** Allergens that a product must neither contain nor maybe contain. A food without facts is left out, too. */
const without = z.optional(someOf(ALLERGENS, ALLERGENS.length));

const populate = populating(['creator', 'categories']);
const { creator: _creator, ...filtersOfCreator } = PRODUCT_FILTERS;
const errors = ['invalid_input', 'not_found'] as const;
const id = z.object({ id: z.string() });

export const productsOperation = {
  id: 'listProducts',
  summary: 'The products, newest first.',
  method: 'GET',
  path: '/api/products',
  query: z.strictObject({ ...listQuery(PRODUCT_SORTS, PRODUCT_FILTERS).shape, without, populate }),
  answers: { 200: listOf(product) },
  errors: ['invalid_input'],
  isCatalogue: true,
} as const satisfies Operation;

export const productOperation = {
  id: 'getProduct',
  summary: 'One product.',
  method: 'GET',
  path: '/api/products/:id',
  params: id,
  query: z.strictObject({ populate }),
  answers: { 200: product },
  errors,
  isCatalogue: true,
} as const satisfies Operation;

export const recommendedOperation = {
  id: 'listRecommended',
  summary:
    'Products that go well with a product and are available in a region (default GO): the editor’s choice first, then those with most in common.',
  method: 'GET',
  path: '/api/products/:id/recommended',
  params: id,
  query: z.strictObject({
    ...paging,
    'formats.prices.region': z._default(regionCode, DEFAULT_REGION),
    populate,
  }),
  answers: { 200: listOf(product) },
  errors,
  isCatalogue: true,
} as const satisfies Operation;

export const creatorProductsOperation = {
  id: 'listProductsOfCreator',
  summary: 'A creator’s products, newest first. The creator is given by id or handle.',
  method: 'GET',
  path: '/api/products/creator/:creatorId',
  params: z.object({ creatorId: z.string() }),
  query: z.strictObject({ ...listQuery(PRODUCT_SORTS, filtersOfCreator).shape, without, populate }),
  answers: { 200: listOf(product) },
  errors,
  isCatalogue: true,
} as const satisfies Operation;

export const homeProductsOperation = {
  id: 'listHomeProducts',
  summary: 'The products of the home page: the editors’ choice in their order, then the newest.',
  method: 'GET',
  path: '/api/hp-store/products',
  query: z.strictObject({ ...paging, populate }),
  answers: { 200: listOf(product) },
  errors: ['invalid_input'],
  isCatalogue: true,
} as const satisfies Operation;
