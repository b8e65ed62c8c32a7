import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context } from '@netlify/functions';

/** The request as functions see it, or undefined for a target that is no path (`*`, another host's address). */
export function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', headers } = incoming;
  const address = `http://${headers.host ?? 'localhost'}${url}`;
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

/** What the platform knows of a request. The country comes from `x-country`, since nothing here could know it. */
export function contextFor(incoming: IncomingMessage): Context {
  const country = incoming.headers['x-country'];
  return {
    geo:
      typeof country === 'string' && /^[A-Za-z]{2}$/.test(country)
        ? { country: { code: country.toUpperCase() } }
        : {},
    ip: incoming.socket.remoteAddress ?? '',
    params: {},
    requestId: crypto.randomUUID(),
    waitUntil: () => {},
  } as unknown as Context;
}

/** Sends a function's answer, no faster than the reader takes it. */
export async function send(response: Response, outgoing: ServerResponse, isHead: boolean): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(response.status, headers);
  if (!response.body || isHead) return void outgoing.end();
  for await (const chunk of response.body) {
    // Whoever has gone needs no more of it; leaving the loop closes what it is read from.
    if (outgoing.destroyed) break;
    if (!outgoing.write(chunk)) await drained(outgoing);
  }
  outgoing.end();
}

/** Waits until a slow reader has caught up, or has gone. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('drain', resolve);
    outgoing.once('close', resolve);
  });
}
