import * as z from 'zod/mini';

/* Building blocks for schemas of stored values. The text is untrusted and may come from an older release,
   so invalid parts are dropped or reset and the rest is kept. */

/** Maximum length in characters. Longer text is not parsed. */
const MAX_TEXT = 1_000_000;

/** Text of 1 to `max` characters. */
export const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Text of up to `max` characters. Empty when invalid. */
export const textOrEmpty = (max: number) => z.catch(z.string().check(z.maxLength(max)), '');

/** An integer, 0 or more. */
export const count = z.int().check(z.nonnegative());

/** The value, or undefined when it is invalid or missing. */
export const orUndefined = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The value, or null when it is invalid or missing. */
export const orNull = <T extends z.core.$ZodType>(schema: T) => z.catch(z.nullable(schema), null);

/** The valid entries of a list. */
export const listOf = <T extends z.core.$ZodType>(entry: T) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values) => entriesOf(entry, values)),
  );

/** The valid entries of `values`, as the schema parses them. */
export function entriesOf<T extends z.core.$ZodType>(entry: T, values: readonly unknown[]): z.output<T>[] {
  return values.flatMap((value) => {
    const { success, data } = z.safeParse(entry, value);
    return success ? [data as z.output<T>] : [];
  });
}

/** Parses stored JSON with a schema. Undefined when it is not text, not JSON or invalid. Never throws. */
export function readJson<T extends z.core.$ZodType>(schema: T, stored: unknown): z.output<T> | undefined {
  if (typeof stored !== 'string' || stored.length > MAX_TEXT) return undefined;
  try {
    return z.safeParse(schema, JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
