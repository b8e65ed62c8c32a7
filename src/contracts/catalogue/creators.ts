import * as z from 'zod/mini';
import { SOCIAL_PLATFORMS } from '#src/core/creators.ts';
import { PALETTE } from '#src/core/products/types.ts';
import * as words from '#src/words/en/field-rules.ts';
import { noQuery } from '../no-query.ts';
import type { Operation } from '../operation.ts';
import { count, listOf, listQuery, moment } from './list.ts';

/** A creator; `url` is the path of their page. */
export const creator = z.object({
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  url: z.string(),
  profile: z.object({
    handle: z.string(),
    place: z.string(),
    speciality: z.string(),
    line: z.string(),
    quote: z.string(),
    colour: z.enum(PALETTE),
  }),
  joinedAt: moment,
  socials: z.array(
    z.object({ platform: z.enum(SOCIAL_PLATFORMS), url: z.string(), followers: z.optional(count) }),
  ),
});
export type CreatorAnswer = z.output<typeof creator>;

const CREATOR_SORTS = ['name', '-name', '-joinedAt', 'joinedAt'] as const;
const CREATOR_FILTERS = {
  /** The first letter of the name, from A to Z. */
  letter: z.optional(z.string().check(z.regex(/^[A-Z]$/, words.letter))),
};
export type CreatorFilter = keyof typeof CREATOR_FILTERS;

export const creatorsOperation = {
  id: 'listCreators',
  summary: 'The creators by name.',
  method: 'GET',
  path: '/api/creators',
  query: listQuery(CREATOR_SORTS, CREATOR_FILTERS),
  answers: { 200: listOf(creator) },
  errors: ['invalid_input'],
  isCatalogue: true,
} as const satisfies Operation;

export const creatorOperation = {
  id: 'getCreator',
  summary: 'One creator, by id or by handle.',
  method: 'GET',
  path: '/api/creators/:id',
  params: z.object({ id: z.string() }),
  query: noQuery,
  answers: { 200: creator },
  errors: ['invalid_input', 'not_found'],
  isCatalogue: true,
} as const satisfies Operation;
