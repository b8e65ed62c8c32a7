import type * as z from 'zod/mini';
import { isPlainText } from '../../src/contracts/plain-text.ts';
import { sentenceOf } from '../../src/contracts/schema-messages.ts';
import { nth } from '../../src/lib/nth.ts';
import { labelOf } from './field-labels.ts';
import { isJson } from './http.ts';
import { isProblem, type Problem, problem } from './problem.ts';

/** How long a body may take to arrive, in ms: the longest is a megabyte, and the platform hands over whole ones. */
const BODY_TIME = 10_000;

/** Reads a body of at most `limit` bytes while it arrives, for `timeMs` at most, so that a long, slow or endless one is never held. */
export async function readText(
  request: Request,
  limit: number,
  timeMs: number = BODY_TIME,
): Promise<string | Problem> {
  const tooLarge = problem('body_too_large', `Send at most ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeMs);
  });
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), late]);
      if (part === 'late')
        return problem('body_too_slow', 'The body took too long to arrive. Send it again.');
      if (part.done) break;
      size += part.value.byteLength;
      if (size > limit) return tooLarge;
      chunks.push(part.value);
    }
  } catch {
    return problem('body_cut_off', 'The body broke off before its end.');
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return problem('not_utf8', 'Send the body as UTF-8.');
  }
}

/** Reads a body of JSON, of at most `limit` bytes: what it says, unchecked. */
export async function readJson(request: Request, limit: number): Promise<unknown | Problem> {
  if (!isJson(request)) return unsupportedMediaType();
  const body = await readText(request, limit);
  return isProblem(body) ? body : parseJson(body);
}

/** The problem with a body that is neither JSON nor a form. */
export function unsupportedMediaType(): Problem {
  return problem('unsupported_media_type', 'Send JSON (application/json).', { field: 'content-type' });
}

/** The parameters of an address by name; one that is given twice is a list, which no schema takes. */
export function queryOf(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first = '', ...more] = searchParams.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** What a form sent, as text by name. Of a field that was sent twice the first counts, as the page has each once. */
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
    return problem('not_json', 'Send the body as JSON.');
  }
}

type CheckOptions = {
  /** True for what is passed on or hashed and never stored as it came: any character may be in it. */
  isAnyText?: boolean;
};

/**
 * Checks input against its schema. A wrong one becomes a problem that names the first field at fault; keys that the schema does not know
 * are refused as well, so that a price or total sent along never goes unnoticed. Text that nobody can print, such as a NUL, which no
 * database stores, is refused in every field, whatever the schema says of it. `messageFor` gives the message for a field that people
 * fill in, and is told whether it is too long; for the others it is made of the field's label and what the schema says.
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
      ? (messageFor(field, issue.code === 'too_big') ?? sentenceOf(labelOf(field || 'body'), issue.message))
      : `${field} is not accepted here.`;
  return problem('invalid_input', message, { field: field || 'body' });
}

function unprintableText(field: string): string {
  return `${labelOf(field || 'body')} has a character that cannot be printed. Type it anew instead of pasting.`;
}

/** The path of the first text with a character that cannot be printed, or undefined. Looked for without recursion: JSON may be deep. */
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
