import * as z from 'zod/mini';

/*
 * Pieces for schemas of what a browser keeps. Anybody may have written it, an older version of the store among them, so what is
 * wrong in it is left out or begins anew, and the rest is kept.
 */

/** Longer than anything we keep ever gets, in characters: text above that is not ours, and is not even parsed. */
const MAX_TEXT = 1_000_000;

/** A text of 1 to `max` characters. */
export const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** A text of up to `max` characters; empty for anything else. */
export const textOrEmpty = (max: number) => z.catch(z.string().check(z.maxLength(max)), '');

/** A whole number, 0 or more. */
export const count = z.int().check(z.nonnegative());

/** The value where it is right, undefined where it is not or is missing. */
export const orUndefined = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The value where it is right, null where it is not or is missing. */
export const orNull = <T extends z.core.$ZodType>(schema: T) => z.catch(z.nullable(schema), null);

/** The entries of a list that are right; those that are not are left out. */
export const listOf = <T extends z.core.$ZodType>(entry: T) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) => entriesOf(entry, values)),
  );

/** Those of `values` that are right, as the schema reads them. */
export function entriesOf<T extends z.core.$ZodType>(entry: T, values: readonly unknown[]): z.output<T>[] {
  return values.flatMap((value) => {
    const { success, data } = z.safeParse(entry, value);
    return success ? [data as z.output<T>] : [];
  });
}

/** What stored JSON says by a schema; undefined for what is no text, no JSON, or not what the schema allows. Never throws. */
export function readJson<T extends z.core.$ZodType>(schema: T, stored: unknown): z.output<T> | undefined {
  if (typeof stored !== 'string' || stored.length > MAX_TEXT) return undefined;
  try {
    return z.safeParse(schema, JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
