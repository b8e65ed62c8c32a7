import { apiHeaders } from '../../src/security/headers.ts';

/** A JSON answer with the API's headers: never cached, never framed, never sniffed. */
export function json(
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return jsonText(JSON.stringify(body), init);
}

/** The same of what is JSON text already. */
export function jsonText(
  body: string,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(body, {
    status: init.status ?? 200,
    headers: { ...apiHeaders(), 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });
}

/** A 303 to an address, for forms. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...apiHeaders(), location } });
}

/** An answer without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: apiHeaders() });
}

/** True for a body that an HTML form sends without script. */
export function isForm(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

/** True for JSON by its media type, in the one encoding that JSON has. */
export function isJson(request: Request): boolean {
  const charset = /;\s*charset=([^;]*)/i.exec(request.headers.get('content-type') ?? '')?.[1];
  return mediaType(request) === 'application/json' && /^("?)utf-8\1$/i.test((charset ?? 'utf-8').trim());
}

/** The media type of a request's body, without parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase();
}

/** Headers for what is everybody's and changes by the minute: shared for a moment, so that a crowd asks the database once. */
export const SHARED_FOR_A_MOMENT = {
  'cache-control': 'public, max-age=2',
  'netlify-cdn-cache-control': 'public, max-age=3, stale-while-revalidate=5',
};
