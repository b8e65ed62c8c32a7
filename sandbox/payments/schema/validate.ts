import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Form } from '../http/form.ts';
import { coerce } from './coerce.ts';
import type { Schema } from './declarations.ts';
import { explain } from './explain.ts';
import { formats } from './formats.ts';
import type { OperationName } from './operations.ts';

type Checker = { schema: Schema; check: ValidateFunction };

/**
 * Typed parameters of one operation, or the error Stripe would answer with.
 * @throws {ApiError} 400 naming the parameter at fault
 */
export function validate<T>(operation: OperationName, form: Form): T {
  const { schema, check } = checkerOf(operation);
  const params = coerce(schema, form);
  if (!check(params)) throw explain(check.errors as ErrorObject[]);
  return params as T;
}

/** The API version the schemas were generated for. */
export function pinnedApiVersion(): string {
  return JSON.parse(lines()[0] as string).api as string;
}

/** Every country Stripe ships to, ISO codes. */
export function shippingCountries(): string[] {
  const { properties } = checkerOf('sessions.create').schema;
  return (properties?.shipping_address_collection?.properties?.allowed_countries?.items?.enum ??
    []) as string[];
}

const checkers = new Map<OperationName, Checker>();
let cached: string[] | undefined;

function lines(): string[] {
  cached ??= readFileSync(new URL('./requests.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return cached;
}

// Compiling the largest schema takes a tenth of a second, so each is compiled when it is first needed.
function checkerOf(operation: OperationName): Checker {
  const known = checkers.get(operation);
  if (known) return known;
  const line = lines().find((candidate) => candidate.startsWith(`{"name":"${operation}",`));
  if (!line) throw new Error(`No schema for ${operation}: run sandbox/payments/schema/generate.ts.`);
  const { schema } = JSON.parse(line) as { schema: Schema };
  const checker = { schema, check: validator().compile(schema) };
  checkers.set(operation, checker);
  return checker;
}

function validator(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  });
  for (const [name, isValid] of Object.entries(formats)) ajv.addFormat(name, isValid);
  ajv.addKeyword({ keyword: 'x-emptyable', schemaType: 'boolean' });
  ajv.addKeyword({
    keyword: 'x-exactlyOne',
    schemaType: 'array',
    validate: given((n) => n === 1),
    error: { message: '' },
  });
  ajv.addKeyword({
    keyword: 'x-atMostOne',
    schemaType: 'array',
    validate: given((n) => n <= 1),
    error: { message: '' },
  });
  return ajv;
}

/** Each group of names must be present in an acceptable number. */
function given(isRight: (present: number) => boolean) {
  return (groups: string[][], data: Record<string, unknown>) =>
    groups.every((group) => isRight(group.filter((name) => data[name] !== undefined).length));
}
