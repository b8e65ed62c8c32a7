import * as z from 'zod/mini';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import * as words from '#src/words/en/field-rules.ts';
import { fill } from '#src/words/fill.ts';
import { CATALOGUE_ID, CATALOGUE_ID_LENGTH, KEYWORD_LENGTH, LIST } from '../limits.ts';

/** An id of the catalogue. */
export const catalogueId = z.string().check(z.regex(CATALOGUE_ID), z.maxLength(CATALOGUE_ID_LENGTH));
export const categoryId = z.string().check(z.regex(/^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/, words.category));
export const regionCode = z.enum(OPEN_REGIONS);
/** A boolean as a query parameter. */
export const yesOrNo = z.enum(['true', 'false']);

/** An integer as a query parameter: digits only. */
export function whole(min: number, max: number) {
  return z.pipe(
    z
      .string()
      .check(z.regex(/^\d{1,6}$/, fill(words.wholeNumberBetween, { least: String(min), most: String(max) }))),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );
}

/** The page of a list. */
export const paging = {
  limit: z._default(whole(1, LIST.limit), LIST.pageSize),
  skip: z._default(whole(0, LIST.skip), 0),
};

/** A text search. Each word must be the start of a word of the item. */
const keyword = z.optional(z.string().check(z.minLength(1), z.maxLength(KEYWORD_LENGTH)));

/** The sort orders of a list. Sorting is deterministic. */
export function sorting<const S extends readonly [string, ...string[]]>(sorts: S) {
  return z._default(z.enum(sorts), sorts[0] as S[number] as never);
}

/** Comma-separated names of fields that are returned as objects and not as ids. `usual` is the default. */
export function populating<const N extends readonly [string, ...string[]]>(
  names: N,
  usual: readonly N[number][] = [],
) {
  return z._default(someOf(names, 8), () => [...usual]);
}

/** One or more of some names as a query parameter, with commas between them. */
export function someOf<const N extends readonly [string, ...string[]]>(names: N, most: number) {
  const one = `(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;
  return z.pipe(
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^${one}(?:,${one}){0,${most - 1}}$`),
          fill(words.someOf, { values: names.join(', ') }),
        ),
      ),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.array(z.enum(names)),
    ),
  );
}

/**
 * The query of a list: paging, one of `sorts` (the first is the default; `-` means descending), text search,
 * and `filters` by field. Unknown and repeated parameters are rejected.
 */
export function listQuery<
  const S extends readonly [string, ...string[]],
  F extends Record<string, z.core.$ZodType>,
>(sorts: S, filters: F) {
  return z.strictObject({ ...paging, sort: sorting(sorts), keyword, ...filters });
}

/** A page of a list. `total` counts all matches; `limit` and `skip` are those of the request. */
export function listOf<T extends z.core.$ZodType>(thing: T) {
  return z.object({ data: z.array(thing), total: count, limit: count, skip: count });
}

export const count = z.int().check(z.minimum(0));
/** A time as ISO 8601 text. */
export const moment = z.string();
