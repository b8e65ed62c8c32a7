import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Form } from '../http/form.ts';
import { checkerOf, lines } from './checkers.ts';
import { coerce } from './coerce.ts';
import { explain } from './explain.ts';
import type { OperationName } from './operations.ts';

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
