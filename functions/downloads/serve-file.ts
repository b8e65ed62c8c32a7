import { endingOf, FILE_TYPES } from '../../src/core/products/digital-files.ts';
import { apiHeaders, privateHeaders } from '../../src/security/headers.ts';
import type { Database } from '../db/open.ts';
import { findFiles } from '../platform/catalogue.ts';
import { log } from '../platform/log.ts';
import { type ByteRange, openFile } from './blob-files.ts';
import { askedRange } from './byte-range.ts';
import { countDownload, findGrant, type Grant, releaseOf, resumeDownload, stateOf } from './use-link.ts';

/** Why a link leads to no file, with the status that says so too. */
type Refused = {
  state: 'unknown' | 'waiting' | 'expired' | 'used-up' | 'revoked' | 'missing';
  status: number;
  /** The day on which it is out, as an ISO date in UTC. */
  from?: string | undefined;
};

/**
 * Answers a link with its file, streamed, or says why there is none. A whole file, or a part from its beginning, is counted; a later
 * part goes on with a download that was counted. HEAD is answered with the headers and counted as nothing.
 */
export async function serveFile(
  db: Database,
  token: string,
  request: Request,
  now: Date,
): Promise<Response | Refused> {
  const grant = await findGrant(db, token);
  if (!grant) return { state: 'unknown', status: 404 };
  const state = stateOf(grant, now);
  if (state === 'revoked') return { state, status: 403 };
  if (state === 'waiting') return { state, status: 403, from: releaseOf(grant)?.day };
  if (state === 'expired') return { state, status: 410 };
  const listed = findFiles(grant.productId, grant.formatId).find(({ name }) => name === grant.file);
  const file = listed && (await openFile(listed));
  if (!listed?.key || !file) return missing(grant);
  const { size } = file;
  const etag = `"${listed.key.replace(/^.*\//, '')}"`;
  const range = size === undefined ? undefined : askedRange(request.headers, size, etag);
  const head = headersOf(grant.file, etag, size);
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...head, 'content-range': `bytes */${size}` } });
  if (request.method === 'HEAD')
    return state === 'ok' ? answer(null, head, size, range) : { state, status: 410 };
  const body = await file.read(range);
  if (!body) return missing(grant);
  const isTaken = await take(db, grant, range, size ?? 0, now);
  if (isTaken) return answer(body, head, size, range);
  await body.cancel();
  // What has happened since it was looked up is what is to be told: it may have been revoked this moment.
  const after = await findGrant(db, token);
  const became = after ? stateOf(after, now) : 'unknown';
  if (became === 'revoked') return { state: 'revoked', status: 403 };
  return became === 'unknown' ? { state: 'unknown', status: 404 } : { state: 'used-up', status: 410 };
}

/** A later part goes on with what was counted, where there is enough of it left; everything else is counted. */
async function take(
  db: Database,
  grant: Grant,
  range: ByteRange | undefined,
  size: number,
  now: Date,
): Promise<boolean> {
  const isLaterPart = range !== undefined && range.start > 0;
  if (isLaterPart && (await resumeDownload(db, grant, range.end - range.start + 1, now))) return true;
  return countDownload(db, grant, size, now);
}

/** Somebody has paid for it, so that a person must hear of it. */
function missing({ orderId, productId, formatId, file }: Grant): Refused {
  log('error', 'download_missing', { order: orderId, productId, formatId, file });
  return { state: 'missing', status: 503 };
}

function headersOf(name: string, etag: string, size: number | undefined): Record<string, string> {
  return {
    ...apiHeaders(),
    ...privateHeaders,
    'content-type': FILE_TYPES[endingOf(name)].type,
    'content-disposition': disposition(name),
    ...(size !== undefined && { 'accept-ranges': 'bytes' }),
    etag,
  };
}

/** Letters that a header cannot carry are in the second form, which every browser prefers (RFC 6266). */
function disposition(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()-]/g, '') || 'file';
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

function answer(
  body: ReadableStream<Uint8Array> | null,
  headers: Record<string, string>,
  size: number | undefined,
  range: ByteRange | undefined,
): Response {
  if (size === undefined) return new Response(body, { headers });
  if (!range) return new Response(body, { headers: { ...headers, 'content-length': String(size) } });
  const { start, end } = range;
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  });
}
