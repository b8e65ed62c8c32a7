import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context } from '@netlify/functions';

/**
 * Whether this server answers only a proxy on the same machine, whose headers say who calls (`BEHIND_PROXY`).
 * From anyone else they would be forged.
 */
export const isBehindProxy = (): boolean => process.env.BEHIND_PROXY === 'on';

/**
 * The request as a Web `Request`;
 * undefined for a target that is not a path (`*`, or an address of another host).
 */
export function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', headers } = incoming;
  const isSecure = isBehindProxy() && headers['x-forwarded-proto'] === 'https';
  const address = `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined;
  if (['TRACE', 'CONNECT', 'TRACK'].includes(method)) return undefined;
  const list = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers: list,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
}

/**
 * The platform's context of a request. The country comes from the header `x-country`, since there is no
 * geolocation here. The address is that of the connection or, behind a proxy, the last one of
 * `x-forwarded-for`: the proxy has added it, and those before it come from the client.
 */
export function contextFor(incoming: IncomingMessage): Context {
  const country = incoming.headers['x-country'];
  return {
    geo:
      typeof country === 'string' && /^[A-Za-z]{2}$/.test(country)
        ? { country: { code: country.toUpperCase() } }
        : {},
    ip: (isBehindProxy() && lastForwarded(incoming)) || (incoming.socket.remoteAddress ?? ''),
    params: {},
    requestId: crypto.randomUUID(),
    waitUntil: () => {},
  } as unknown as Context;
}

function lastForwarded({ headers }: IncomingMessage): string | undefined {
  return [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
}

/** Sends a function's response, with backpressure. */
export async function send(response: Response, outgoing: ServerResponse, isHead: boolean): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(response.status, headers);
  if (!response.body || isHead) return void outgoing.end();
  for await (const chunk of response.body) {
    // The client has disconnected. Leaving the loop closes the stream.
    if (outgoing.destroyed) break;
    if (!outgoing.write(chunk)) await drained(outgoing);
  }
  outgoing.end();
}

/** Waits until a slow client has read the data, or has disconnected. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('drain', resolve);
    outgoing.once('close', resolve);
  });
}
