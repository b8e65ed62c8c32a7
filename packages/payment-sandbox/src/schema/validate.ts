import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Form } from '../http/form.ts';
import { checkerOf, lines } from './checkers.ts';
import { coerce } from './coerce.ts';
import { explain } from './explain.ts';
import type { OperationName } from './operations.ts';

/**
 * Returns the typed parameters of one operation.
 * @throws {ApiError} 400, the error that Stripe would return, with the name of the invalid parameter
 */
export function validate<T>(operation: OperationName, form: Form): T {
  const { schema, check } = checkerOf(operation);
  const params = coerce(schema, form);
  if (!check(params)) throw explain(check.errors as ErrorObject[]);
  return params as T;
}

/** The API version of the schemas. */
export function pinnedApiVersion(): string {
  return JSON.parse(lines()[0] as string).api as string;
}

/** ISO codes of all countries that Stripe ships to. */
export function shippingCountries(): string[] {
  const { properties } = checkerOf('sessions.create').schema;
  return (properties?.shipping_address_collection?.properties?.allowed_countries?.items?.enum ??
    []) as string[];
}
