import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Operation } from '#src/contracts/operation.ts';
import { apiHeaders } from '#src/security/headers.ts';
import { handle, type Routes } from '../platform/app.ts';
import { jsonText } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { isProblem, type Problem } from '../platform/problem.ts';

type ReadOperation = Operation & { method: 'GET'; query: z.ZodMiniType; isCatalogue: true };
type Body<O extends ReadOperation> = O['answers'] extends { 200: infer S extends z.core.$ZodType }
  ? z.output<S>
  : never;

/**
 * Adds the route of an operation that reads the catalogue. The query is validated, with unknown and repeated
 * parameters refused. The response may be cached until the next deploy.
 */
export function readRoute<O extends ReadOperation>(
  routes: Routes,
  operation: O,
  answer: (
    query: z.output<O['query']>,
    params: Readonly<Record<string, string>>,
  ) => NoInfer<Body<O>> | Problem,
): void {
  // An empty list would mean all parameters.
  const vary = `query=${queryNames(operation).join('|') || 'none'}`;
  routes.get(
    operation.path,
    handle((request, { params }) => {
      const query = check(operation.query, queryOf(request));
      if (isProblem(query)) return query;
      const body = answer(query as z.output<O['query']>, params);
      return isProblem(body) ? body : cacheable(request, body, vary, isEndless(query));
    }),
  );
}

/** The query parameters that the responses depend on. */
function queryNames({ query }: Pick<ReadOperation, 'query'>): string[] {
  return Object.keys((query as unknown as { shape: Record<string, unknown> }).shape);
}

/** True for a query with free text: there are endless spellings, so caching each would only fill the CDN. */
function isEndless(query: unknown): boolean {
  return (query as { keyword?: string }).keyword !== undefined;
}

/**
 * A response that is valid until the next deploy, which clears the CDN. Browsers revalidate with the ETag and
 * get a 304. Unknown parameters are not part of the CDN's key.
 */
function cacheable(request: Request, body: unknown, vary: string, isPassing: boolean): Response {
  const text = JSON.stringify(body);
  const etag = `"${hash('sha1', text, 'base64url')}"`;
  const headers = {
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': isPassing ? 'no-store' : 'public, max-age=31536000, must-revalidate',
    'netlify-vary': vary,
  };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { ...apiHeaders(), ...headers } });
  return jsonText(text, { headers });
}

function isKnown(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
