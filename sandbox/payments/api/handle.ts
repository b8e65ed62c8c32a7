import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { canonical, decodeForm } from '../http/form.ts';
import { newId } from '../objects/ids.ts';
import { operations } from '../schema/operations.ts';
import { pinnedApiVersion, validate } from '../schema/validate.ts';
import { authenticate, maskAuthorization } from './authenticate.ts';
import type { Handler } from './calls.ts';
import { expand } from './expand.ts';
import { checkExpand } from './expandable.ts';
import { handlers } from './handlers.ts';
import type { Idempotency } from './idempotency.ts';
import type { RecordedRequest, Recorder } from './recorder.ts';

const MAX_BODY = 1024 * 1024;

export type Api = {
  context: Context;
  idempotency: Idempotency;
  recorder: Recorder;
  /** Awaited between the claim of the key and the work: the place to delay, refuse or cut a call. */
  gate: (request: RecordedRequest) => Promise<void>;
};

type Reply = { status: number; body: string; headers?: Record<string, string> };

/** Answers one request below `/v1`. */
export async function handleApi(api: Api, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { context, recorder } = api;
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const key = headerOf(request, 'idempotency-key');
  const record = recorder.add({
    id: newId('req', 14),
    at: context.clock.now(),
    method: request.method ?? 'GET',
    path: pathname,
    query: search.slice(1),
    rawBody: '',
    headers: { ...request.headers, authorization: maskAuthorization(request.headers.authorization ?? '') },
    idempotencyKey: key,
    operation: null,
    params: null,
    status: null,
    isReplay: false,
  });
  const reply = await answer(api, request, record).catch((error: unknown) => failure(error, context));
  record.status = reply.status;
  response.writeHead(reply.status, {
    'Content-Type': 'application/json',
    'Request-Id': record.id,
    'Stripe-Version': headerOf(request, 'stripe-version') ?? pinnedApiVersion(),
    'Cache-Control': 'no-cache, no-store',
    ...(key && { 'Idempotency-Key': key }),
    ...reply.headers,
  });
  response.end(reply.body);
  context.log(`payments: ${record.method} ${pathname} ${reply.status} ${record.id}`);
}

async function answer(api: Api, request: IncomingMessage, record: RecordedRequest): Promise<Reply> {
  const { context, idempotency } = api;
  record.rawBody = await readBody(request, MAX_BODY);
  authenticate(request.headers.authorization);
  checkHeaders(request, record);
  const { operation, id } = route(record);
  record.operation = operation.name;
  const form = decodeForm([record.query, record.rawBody].filter(Boolean).join('&'));
  const key = record.method === 'POST' ? record.idempotencyKey : null;
  const fingerprint = canonical(form);
  const kept = key ? idempotency.recall(key, record.path, fingerprint) : undefined;

  const params = validate<{ expand?: string[] }>(operation.name, form);
  record.params = params as Record<string, unknown>;
  if (kept) {
    record.isReplay = true;
    return { ...kept, headers: { 'Idempotent-Replayed': 'true', 'Original-Request': kept.request } };
  }
  const handler: Handler<unknown> = handlers[operation.name];
  checkExpand(params.expand, handler.kind, handler.isList ?? false);
  handler.check?.(params, context);

  if (key) idempotency.claim(key);
  try {
    const reply = await work(api, handler, record, params, id);
    if (key) {
      idempotency.keep(key, {
        ...reply,
        path: record.path,
        fingerprint,
        request: record.id,
        at: context.clock.now(),
      });
      context.state.changed();
    }
    return reply;
  } finally {
    if (key) idempotency.release(key);
  }
}

/** From here on whatever comes out, a failure too, is the answer to the idempotency key. */
async function work(
  { context, gate }: Api,
  handler: Handler<unknown>,
  record: RecordedRequest,
  params: { expand?: string[] },
  id: string,
): Promise<Reply> {
  try {
    await gate(record);
    const cause = { id: record.id, idempotency_key: record.idempotencyKey };
    const found = handler.run({ context, params, id, cause });
    return {
      status: 200,
      body: JSON.stringify(expand(context, found.object, params.expand, found.record), null, 2),
    };
  } catch (error) {
    return failure(error, context);
  }
}

/** Status and body for whatever was thrown, in Stripe's error shape. */
export function errorReply(error: unknown): Reply {
  const unknown = new ApiError(500, 'An unknown error occurred in the local payment provider.', {
    type: 'api_error',
  });
  const known = error instanceof ApiError ? error : unknown;
  return { status: known.status, body: JSON.stringify(known.body(), null, 2) };
}

function failure(error: unknown, context: Context): Reply {
  if (!(error instanceof ApiError)) {
    context.log(`payments: ${error instanceof Error ? error.stack : String(error)}`);
  }
  return errorReply(error);
}

function checkHeaders(request: IncomingMessage, { method, rawBody }: RecordedRequest): void {
  const version = headerOf(request, 'stripe-version');
  if (version !== null && version !== pinnedApiVersion()) {
    throw new ApiError(
      400,
      `Invalid Stripe API version: ${version}. The local payment provider speaks ${pinnedApiVersion()}.`,
    );
  }
  const type = headerOf(request, 'content-type') ?? '';
  if (method === 'POST' && rawBody !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new ApiError(
      400,
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
}

function route({ method, path }: RecordedRequest): { operation: (typeof operations)[number]; id: string } {
  const segments = path.split('/');
  for (const operation of operations) {
    const wanted = operation.path.split('/');
    if (operation.method !== method || wanted.length !== segments.length) continue;
    if (!wanted.every((step, index) => step === ':id' || step === segments[index])) continue;
    const at = wanted.indexOf(':id');
    return { operation, id: at < 0 ? '' : decodeSegment(segments[at] as string) };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
