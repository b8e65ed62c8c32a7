import type * as z from 'zod/mini';
import { isPlainText } from '#src/contracts/plain-text.ts';
import { sentenceOf } from '#src/contracts/schema-messages.ts';
import { nth } from '#src/lib/nth.ts';
import { TimeoutError, withinTime } from '#src/lib/within-time.ts';
import * as words from '#src/words/en/problems.ts';
import { fill } from '#src/words/fill.ts';
import { labelOf } from './field-labels.ts';
import { isJson } from './http.ts';
import { isProblem, type Problem, problem } from './problem.ts';

/**
 * How long a body may take to arrive, in ms. The largest is a megabyte,
 * and the platform passes on complete bodies.
 */
const BODY_TIME = 10_000;

/**
 * Reads a body as a stream, up to `limit` bytes and `timeMs`, so that a long or slow one does not use up
 * memory or time.
 */
export async function readText(
  request: Request,
  limit: number,
  timeMs: number = BODY_TIME,
): Promise<string | Problem> {
  const tooLarge = problem('body_too_large', fill(words.bodyTooLarge, { most: String(limit) }));
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge;
  if (!request.body) return '';
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  let bytes: Buffer | undefined;
  try {
    bytes = await withinTime(readBytes(reader, limit), timeMs);
  } catch (error) {
    return error instanceof TimeoutError
      ? problem('body_too_slow', words.bodyTooSlow)
      : problem('body_cut_off', words.bodyCutOff);
  } finally {
    reader.cancel().catch(() => {});
  }
  if (!bytes) return tooLarge;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return problem('not_utf8', words.notUtf8);
  }
}

/** All bytes; undefined as soon as there are more than `limit`. */
async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) return undefined;
    chunks.push(value);
  }
}

/** Reads a JSON body of at most `limit` bytes. Returns the unvalidated value. */
export async function readJson(request: Request, limit: number): Promise<unknown | Problem> {
  if (!isJson(request)) return unsupportedMediaType();
  const body = await readText(request, limit);
  return isProblem(body) ? body : parseJson(body);
}

/** The problem of a body that is neither JSON nor a form. */
export function unsupportedMediaType(): Problem {
  return problem('unsupported_media_type', words.otherType, { field: 'content-type' });
}

/** The values of a form or query field that was given more than once. No schema accepts it. */
export class Repeated extends Array<string> {}

/** The value of a field; undefined when it is missing. */
export function fieldOf(fields: URLSearchParams, name: string): string | Repeated | undefined {
  const all = fields.getAll(name);
  return all.length > 1 ? Repeated.from(all) : all[0];
}

/** The query parameters by name. */
export function queryOf(request: Request): Record<string, string | Repeated | undefined> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, fieldOf(searchParams, name)]));
}

/** The values of a form by name. Of a repeated field, the first counts. */
export function formValues(body: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) if (!(name in values)) values[name] = value;
  return { ...values };
}

/** Parses JSON text. */
export function parseJson(body: string): unknown | Problem {
  try {
    return JSON.parse(body);
  } catch {
    return problem('not_json', words.notJson);
  }
}

type CheckOptions = {
  /** True for text that is passed on or hashed and never stored as it is: any character is allowed. */
  isAnyText?: boolean;
};

/**
 * Validates input with a schema. Returns the value, or a problem that names the first wrong field. Unknown
 * keys are refused, so a price or total from the client never goes unnoticed. Text with unprintable
 * characters (such as NUL, which PostgreSQL cannot store) is refused in every field. `messageFor` gives the
 * message for a field that customers fill in; otherwise it is made of the field's label and the schema's
 * message.
 */
export function check<T extends z.ZodMiniType>(
  schema: T,
  input: unknown,
  messageFor: (field: string, isTooLong: boolean) => string | undefined = () => undefined,
  { isAnyText = false }: CheckOptions = {},
): z.output<T> | Problem {
  const unprintable = isAnyText ? undefined : unprintableField(input);
  if (unprintable !== undefined)
    return problem('invalid_input', messageFor(unprintable, false) ?? unprintableText(unprintable), {
      field: unprintable || 'body',
    });
  const checked = schema.safeParse(input);
  if (checked.success) return checked.data;
  const issue = nth(checked.error.issues, 0);
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0]?.slice(0, 60) : undefined;
  const field = [...issue.path, ...(unknownKey === undefined ? [] : [unknownKey])].map(String).join('.');
  const message =
    unknownKey === undefined
      ? (repeatedText(input, issue.path) ??
        messageFor(field, issue.code === 'too_big') ??
        sentenceOf(labelOf(field || 'body'), issue.message))
      : fill(words.fieldNotAccepted, { field });
  return problem('invalid_input', message, { field: field || 'body' });
}

/**
 * Looks a message up by the name of a field. The name comes from the client:
 * `constructor` is in every object.
 */
export function messageIn(messages: Readonly<Record<string, string>>, field: string): string | undefined {
  return Object.hasOwn(messages, field) ? messages[field] : undefined;
}

/** The message for a repeated field; undefined for other fields. */
function repeatedText(input: unknown, path: readonly PropertyKey[]): string | undefined {
  const value = path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
  if (!(value instanceof Repeated)) return undefined;
  return fill(words.givenTwice, { label: labelOf(path.map(String).join('.')) });
}

function unprintableText(field: string): string {
  return fill(words.unprintable, { label: labelOf(field || 'body') });
}

/**
 * The path of the first text with an unprintable character, or undefined. Not recursive,
 * because JSON may be deeply nested.
 */
function unprintableField(input: unknown): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isPlainText(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    const inside = Object.entries(value).map(([key, one]) => ({
      value: one,
      path: path ? `${path}.${key.slice(0, 60)}` : key.slice(0, 60),
    }));
    for (const one of inside.reverse()) open.push(one);
  }
  return undefined;
}
