import type * as z from 'zod/mini';
import type { Operation } from '#src/contracts/operation.ts';
import { type Answer, ask } from './ask.ts';

type Schema = z.core.$ZodType;
type Values<S> = S extends Schema ? { readonly [K in keyof z.input<S>]: z.input<S>[K] } : never;
/** The input of an operation, from its contract. In paths and queries all values are text. */
type Input<O extends Operation> = (O extends { params: infer P } ? { params: Values<P> } : unknown) &
  (O extends { query: infer Q } ? { query?: Values<Q> } : unknown) &
  (O extends { body: { schema: infer B } } ? { body: Values<B> } : unknown);
type AnswerOf<O extends Operation> = Extract<O['answers'][keyof O['answers']], Schema>;

/** `fetch` and the store's origin. Pages of the store need neither. */
type Options = { origin?: string; fetch?: typeof fetch; headers?: Record<string, string> };

/**
 * Calls an API operation, typed by the contract that the server validates with and that the OpenAPI document
 * is generated from. Never throws: errors and missing responses are results with a code. For tests and
 * programs; pages that need one response use `ask`.
 */
export function callApi<O extends Operation>(
  operation: O,
  input: Input<O>,
  { origin = '', fetch, headers }: Options = {},
): Promise<Answer<z.output<AnswerOf<O>>>> {
  const { params = {}, query = {}, body } = input as Record<string, Record<string, string> | undefined>;
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const schema = Object.values(operation.answers).find((one) => one !== null) as z.ZodMiniType<
    z.output<AnswerOf<O>>
  >;
  const init: RequestInit = {
    method: operation.method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  };
  return ask(`${origin}${path}${search && `?${search}`}`, schema, init, fetch ? { fetch } : {});
}
