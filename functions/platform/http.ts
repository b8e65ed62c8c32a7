import { apiHeaders } from '#src/security/headers.ts';

/** A JSON response with the API's security headers, never cached. */
export function json(
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return jsonText(JSON.stringify(body), init);
}

/** The same for text that already is JSON. */
export function jsonText(
  body: string,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(body, {
    status: init.status ?? 200,
    headers: { ...apiHeaders(), 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });
}

/** A 303 redirect, for forms. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...apiHeaders(), location } });
}

/** A 204 response. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: apiHeaders() });
}

/** True for a body sent by an HTML form without script. */
export function isForm(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

/** True for a JSON body, in UTF-8. */
export function isJson(request: Request): boolean {
  const charset = /;\s*charset=([^;]*)/i.exec(request.headers.get('content-type') ?? '')?.[1];
  return mediaType(request) === 'application/json' && /^("?)utf-8\1$/i.test((charset ?? 'utf-8').trim());
}

/** The media type of a request's body, without parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase();
}

/**
 * Headers for data that is public and changes within minutes. The CDN shares it for a few seconds, so that
 * many visitors cause one query.
 */
export const SHARED_FOR_A_MOMENT = {
  'cache-control': 'public, max-age=2',
  'netlify-cdn-cache-control': 'public, max-age=3, stale-while-revalidate=5',
};
