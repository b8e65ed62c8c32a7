import fc from 'fast-check';
import type { JsonSchema, OpenApi, OperationObject, Parameter } from '#src/features/api/openapi.ts';
import { BODIES, CONTENT_TYPES, HEADERS, KEYS, KNOWN, NUMBERS, TARGETS, TEXTS } from './seeds.ts';

/** A request as it is sent; `target` is the path and query. */
export type FuzzRequest = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

/** One value in this many is hostile. */
const ONE_IN = 14;

const hostile = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...KEYS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

function mostly<T>(proper: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = ONE_IN): fc.Arbitrary<T> {
  return fc.oneof({ weight, arbitrary: proper }, { weight: 1, arbitrary: other });
}

/** Requests for every operation of a document: valid ones, with some hostile values. */
export function requestsOf(document: OpenApi): fc.Arbitrary<FuzzRequest> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(document, path, method, operation)),
  );
  return fc.oneof(...all);
}

function requestOf(
  document: OpenApi,
  path: string,
  method: string,
  { parameters = [], requestBody }: OperationObject,
): fc.Arbitrary<FuzzRequest> {
  const own = method.toUpperCase();
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return fc
    .record({
      method: mostly(
        fc.constant(own),
        fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'constructor'),
        30,
      ),
      target: targetOf(document, path, parameters),
      headers: mostly(fc.constant({}), fc.constantFrom(...HEADERS), 4),
      otherType: mostly(fc.constant(undefined), fc.constantFrom(...CONTENT_TYPES), 10),
      body: content ? bodyOf(document, type, content.schema) : fc.constant(undefined),
    })
    .map(({ method: asked, target, headers, otherType, body }) => {
      const hasBody = body !== undefined && !['GET', 'HEAD'].includes(asked);
      const sent = otherType ?? body?.type;
      return {
        method: asked,
        target,
        headers: { ...(hasBody && sent && { 'content-type': sent }), ...headers },
        ...(hasBody && { body: body.text }),
      };
    });
}

type Body = { type: string; text: NonNullable<FuzzRequest['body']> };

function bodyOf(document: OpenApi, type: string, schema: JsonSchema): fc.Arbitrary<Body> {
  if (type !== 'application/json')
    return fc.oneof(fc.constantFrom(...BODIES), hostileText).map((text) => ({ type, text }));
  const json = (text: Body['text']) => ({ type: 'application/json', text });
  const form = fc
    .dictionary(fc.constantFrom(...KNOWN_FIELDS, ...KEYS), fc.oneof(fc.constantFrom(...KNOWN), hostileText), {
      maxKeys: 8,
    })
    .map((fields) => ({
      type: 'application/x-www-form-urlencoded',
      text: new URLSearchParams(fields).toString(),
    }));
  return fc.oneof(
    { weight: 20, arbitrary: anyValue(document, schema).map((value) => json(JSON.stringify(value) ?? '')) },
    { weight: 1, arbitrary: fc.constantFrom(...BODIES).map(json) },
    { weight: 4, arbitrary: form },
  );
}

const KNOWN_FIELDS = [
  'productId',
  'productFormatId',
  'quantity',
  'storeRegion',
  'number',
  'email',
  'order',
  'token',
  'message',
];

function targetOf(document: OpenApi, path: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const inPath = fc.array(mostly(fc.constantFrom(...KNOWN), hostileText, 4), { minLength: 2, maxLength: 2 });
  const query = parameters.filter((one) => one.in === 'query').map((one) => pairsOf(document, one));
  const more = mostly(
    fc.constant<string[]>([]),
    fc.tuple(fc.constantFrom(...KEYS), hostileText).map(pair),
    10,
  );
  const behind = mostly(fc.constant(''), fc.constantFrom(...TARGETS), 20);
  return fc.tuple(inPath, fc.tuple(...query), more, behind).map(([values, pairs, others, end]) => {
    const rest = [...values];
    const filled = path.replace(/\{\w+\}/g, () => encoded(rest.shift() ?? ''));
    const search = [...pairs.flat(), ...others].join('&');
    return `${filled}${end}${search && `?${search}`}`;
  });
}

/** A parameter in an address: mostly absent, once, or twice. */
function pairsOf(document: OpenApi, { name, schema }: Parameter): fc.Arbitrary<string[]> {
  const value = anyValue(document, schema).map((one) =>
    Array.isArray(one)
      ? one.map(String).join(',')
      : typeof one === 'object'
        ? JSON.stringify(one)
        : String(one),
  );
  const once = value.map((text) => pair([name, text]));
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    { weight: 6, arbitrary: once },
    { weight: 1, arbitrary: fc.tuple(once, once).map(([a, b]) => [...a, ...b]) },
  );
}

const pair = ([name, value]: [string, string]) => [`${encoded(name)}=${encoded(value)}`];

/** Percent-encodes text; an unpaired surrogate is replaced as its bytes would be. */
function encoded(text: string): string {
  return [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');
}

/** Values of a schema, with hostile ones at any depth. */
function anyValue(document: OpenApi, schema: JsonSchema): fc.Arbitrary<unknown> {
  return mostly<unknown>(properValue(document, schema), hostile);
}

function properValue(document: OpenApi, schema: JsonSchema): fc.Arbitrary<unknown> {
  const {
    $ref,
    anyOf,
    enum: choices,
    const: only,
    type,
    pattern,
    minimum,
    maximum,
    items,
  } = schema as {
    [key: string]: never;
  };
  if ($ref)
    return properValue(document, document.components.schemas[String($ref).split('/').at(-1) as string] ?? {});
  if (anyOf) return fc.oneof(...(anyOf as JsonSchema[]).map((one) => properValue(document, one)));
  if (choices) return fc.constantFrom(...(choices as unknown[]));
  if ('const' in schema) return fc.constant(only);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.max(minimum ?? 0, -1e9), max: Math.min(maximum ?? 1e6, 1e6) });
  if (type === 'array') return fc.array(anyValue(document, items ?? {}), { maxLength: 3 });
  if (type === 'object') return objectOf(document, schema);
  if (type === 'string') return textOf(pattern, schema.maxLength as number | undefined);
  return fc.jsonValue({ maxDepth: 2 });
}

function objectOf(document: OpenApi, schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, anyValue(document, one)]),
  );
  const proper = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const withMore = fc.tuple(proper, fc.constantFrom(...KEYS), hostile).map(([object, key, value]) => {
    const copy = { ...object };
    // Like JSON.parse: always an own key, for any name.
    Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
    return copy;
  });
  return mostly<unknown>(proper, withMore);
}

function textOf(pattern: string | undefined, maxLength = 60): fc.Arbitrary<string> {
  const known = fc.constantFrom(...KNOWN);
  const free = fc.string({ maxLength: Math.min(maxLength, 60) });
  // Lookaheads cannot be turned into a generator.
  if (!pattern || pattern.includes('(?!') || pattern.includes('(?=')) return fc.oneof(known, free);
  return fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 1, arbitrary: fc.stringMatching(new RegExp(pattern)) },
  );
}
