import { endingOf, FILE_TYPES } from '#src/core/products/digital-files.ts';
import { apiHeaders, privateHeaders } from '#src/security/headers.ts';
import { findFiles } from '../catalogue/snapshot.ts';
import type { Database } from '../db/open.ts';
import { log } from '../platform/log.ts';
import { type ByteRange, openFile } from './blob-files.ts';
import { askedRange } from './byte-range.ts';
import { countDownload, findGrant, type Grant, releaseOf, resumeDownload, stateOf } from './use-link.ts';

/** Why a link returns no file, with the HTTP status. */
type Refused = {
  state: 'unknown' | 'waiting' | 'expired' | 'used-up' | 'revoked' | 'missing';
  status: number;
  /** The release day, as an ISO date in UTC. */
  from?: string | undefined;
};

/**
 * Serves the file of a link as a stream, or the reason why not. A whole file, or a range from its start,
 * counts as a download; a later range continues a counted one. HEAD returns only headers and is not counted.
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
  // The state has changed since it was read: the link may have just been revoked.
  const after = await findGrant(db, token);
  const became = after ? stateOf(after, now) : 'unknown';
  if (became === 'revoked') return { state: 'revoked', status: 403 };
  return became === 'unknown' ? { state: 'unknown', status: 404 } : { state: 'used-up', status: 410 };
}

/** A later range continues a counted download while its allowance lasts. Everything else counts. */
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

/** Logged as an error: the file was paid for, so a person must look. */
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

/** Characters that a header cannot contain go into the second form, which all browsers prefer (RFC 6266). */
function disposition(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()-]/g, '');
  // Of the characters that encodeURIComponent keeps and the header does not allow, file names contain only
  // these (FILE_NAME).
  const encoded = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
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
