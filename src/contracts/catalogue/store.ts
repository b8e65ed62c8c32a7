import * as z from 'zod/mini';
import { SPOTLIGHTS, TILE_TYPES } from '#src/core/selections.ts';
import { LIST } from '../limits.ts';
import { noQuery } from '../no-query.ts';
import type { Operation } from '../operation.ts';
import { count, listOf, moment, paging, populating, sorting, whole, yesOrNo } from './list.ts';

const line = z.optional(z.string());
const nestedCategory = z.object({ _id: z.string(), name: z.string(), url: z.string(), line });
const sectionCategory = z.object({
  ...nestedCategory.shape,
  nestedCategories: z.union([z.array(z.string()), z.array(nestedCategory)]),
});

/**
 * A section of the store, as in its menu. `url` is the path of its page.
 * Fields that are not populated are ids.
 */
export const section = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  line: z.string(),
  shows: z.enum(['products', 'recipes', 'fundings']),
  addedAt: moment,
  categories: z.union([z.array(z.string()), z.array(sectionCategory)]),
});
export type SectionAnswer = z.output<typeof section>;

const SECTION_SORTS = ['-addedAt', 'addedAt', 'name', '-name'] as const;

const SECTION_PARTS = ['categories', 'categories.nestedCategories'] as const;

export const sectionsOperation = {
  id: 'listSections',
  summary:
    'The sections of the shop, newest first, with their categories and nested categories, unless `populate` names less.',
  method: 'GET',
  path: '/api/hp-store/sections',
  query: z.strictObject({
    ...paging,
    limit: z._default(whole(1, LIST.limit), LIST.sections),
    sort: sorting(SECTION_SORTS),
    populate: populating(SECTION_PARTS, SECTION_PARTS),
  }),
  answers: { 200: listOf(section) },
  errors: ['invalid_input'],
  isCatalogue: true,
} as const satisfies Operation;

/** A selection by editors for a place in the store: a tile and its items. */
export const selection = z.object({
  _id: z.string(),
  spotlight: z.enum(SPOTLIGHTS),
  tile: z.enum(TILE_TYPES),
  isOnHome: z.boolean(),
  title: z.string(),
  kicker: line,
  line,
  items: z.array(z.object({ kind: z.enum(['product', 'creator', 'recipe']), _id: z.string(), line })),
});
export type SelectionAnswer = z.output<typeof selection>;

const SELECTION_FILTERS = {
  spotlight: z.optional(z.enum(SPOTLIGHTS)),
  tile: z.optional(z.enum(TILE_TYPES)),
  isOnHome: z.optional(yesOrNo),
};
export type SelectionFilter = keyof typeof SELECTION_FILTERS;

export const selectionsOperation = {
  id: 'listSelections',
  summary: 'The editors’ selections for the spotlights, in their order.',
  method: 'GET',
  path: '/api/selections',
  query: z.strictObject({ ...paging, ...SELECTION_FILTERS }),
  answers: { 200: listOf(selection) },
  errors: ['invalid_input'],
  isCatalogue: true,
} as const satisfies Operation;

/** How many of each the store has. */
export const statistics = z.object({ products: count, books: count, creators: count, recipes: count });
export type StatisticsAnswer = z.output<typeof statistics>;

export const statisticsOperation = {
  id: 'getStatistics',
  summary: 'How much the store has of each kind of content.',
  method: 'GET',
  path: '/api/statistics',
  query: noQuery,
  answers: { 200: statistics },
  errors: ['invalid_input'],
  isCatalogue: true,
} as const satisfies Operation;
