import { lookup as dnsLookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress } from './public-address.ts';

/** Fetches a picture into a file. Returns why it could not. */
export type FetchPicture = (address: string, file: string) => Promise<string | undefined>;

/** The most bytes, redirects and milliseconds of a picture. */
const MAX_BYTES = 20_000_000;
const MAX_REDIRECTS = 5;
const MAX_MS = 30_000;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Types of servers that do not know the type. The picture itself is checked later. */
const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];

/** What is expected to fail, with its reason as the message. */
class NotFetched extends Error {}

type Parts = {
  lookup?: LookupFunction;
  request?: (options: RequestOptions) => ReturnType<typeof httpsRequest>;
  longestMs?: number;
};

/**
 * A fetcher of pictures that an export names. An export may name anything, so only public addresses are
 * asked: each is checked when the connection is made, so that a name cannot lead elsewhere after the check,
 * and again after a redirect.
 */
export function pictureFetcher({
  lookup = dnsLookup as LookupFunction,
  request = httpsRequest,
  longestMs = MAX_MS,
}: Parts = {}): FetchPicture {
  return async (address, file) => {
    const signal = AbortSignal.timeout(longestMs);
    try {
      const answer = await answerOf(address, MAX_REDIRECTS);
      await pipeline(answer, limited, createWriteStream(file), { signal });
      return undefined;
    } catch (error) {
      const { name, code, message } = error as NodeJS.ErrnoException;
      if (signal.aborted) return 'took too long';
      return error instanceof NotFetched ? message : `cannot be fetched (${code ?? name})`;
    }

    async function answerOf(from: string, redirects: number): Promise<IncomingMessage> {
      const url = URL.parse(from);
      if (url?.protocol !== 'https:')
        throw new NotFetched(
          redirects < MAX_REDIRECTS ? 'leads to no https address' : 'has no https address',
        );
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // There is no lookup for an address in numbers.
      if (isIP(host) && !isPublicAddress(host)) throw notPublic(host);
      const answer = await ask({
        ...{ host, port: url.port || 443, path: url.pathname + url.search, signal },
        headers: { host: url.host, accept: 'image/*', 'user-agent': 'found-import' },
        lookup: publicOnly(lookup),
      });
      const { statusCode = 0, headers } = answer;
      if (!REDIRECTS.includes(statusCode)) return checked(answer);
      answer.destroy();
      if (redirects === 0) throw new NotFetched(`is redirected more than ${MAX_REDIRECTS} times`);
      const next = headers.location === undefined ? null : URL.parse(headers.location, url);
      return answerOf(next?.href ?? '', redirects - 1);
    }

    function ask(options: RequestOptions): Promise<IncomingMessage> {
      return new Promise((resolve, reject) => {
        request(options).on('response', resolve).on('error', reject).end();
      });
    }
  };
}

/** The lookup of names, without those that have an address which is not public. */
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (name, options, callback) =>
    lookup(name, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      const inner = addresses.find((address) => !isPublicAddress(address));
      callback(error ?? (inner === undefined ? null : notPublic(inner)), found, family);
    });
}

function notPublic(address: string): NotFetched {
  return new NotFetched(`is not on the public internet (${address})`);
}

function checked(answer: IncomingMessage): IncomingMessage {
  const { statusCode = 0, headers } = answer;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const problem =
    statusCode !== 200
      ? `is not there (${statusCode})`
      : !type.startsWith('image/') && !UNKNOWN_TYPES.includes(type)
        ? `is no picture (${type})`
        : Number(headers['content-length']) > MAX_BYTES
          ? TOO_LARGE
          : undefined;
  if (!problem) return answer;
  answer.destroy();
  throw new NotFetched(problem);
}

const TOO_LARGE = `is larger than ${MAX_BYTES / 1e6} MB`;

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new NotFetched(TOO_LARGE);
    yield chunk;
  }
}
