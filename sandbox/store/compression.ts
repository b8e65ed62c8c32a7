import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The most texts kept compressed: at 25 kB each, 50 MB. */
const MAX_KEPT = 2_000;
const TEXT = /^(text|application\/(json|xml|manifest)|image\/svg)/;
const brotli = promisify(brotliCompress);

/**
 * Makes the last step of a response: texts of files are compressed, as by the platform's CDN. It follows the
 * edge function, which changes pages. Responses of functions have no ETag and stay as they are.
 */
export function compression(): (request: Request, response: Response) => Promise<Response> {
  const kept = new Map<string, Uint8Array>();

  async function compressed(text: Uint8Array): Promise<Uint8Array> {
    const key = createHash('sha256').update(text).digest('base64');
    const known = kept.get(key);
    if (known) return known;
    const small = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, small);
    return small;
  }

  return async (request, response) => {
    const { body, headers, status } = response;
    if (!headers.has('etag') || !TEXT.test(headers.get('content-type') ?? '')) return response;
    const changed = new Headers(headers);
    changed.append('vary', 'accept-encoding');
    const isWanted = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    if (!body || !isWanted) return new Response(body, { status, headers: changed });
    const small = await compressed(new Uint8Array(await response.arrayBuffer()));
    changed.set('content-encoding', 'br');
    changed.set('content-length', String(small.byteLength));
    return new Response(small as BodyInit, { status, headers: changed });
  };
}
