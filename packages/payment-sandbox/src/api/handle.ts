import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { newId } from '../objects/ids.ts';
import { pinnedApiVersion } from '../schema/validate.ts';
import { authenticate, maskAuthorization } from './authenticate.ts';
import { Cut, faultReply, holdUp, tooManyRequests } from './faults.ts';
import { type Api, failure, perform, type Reply } from './perform.ts';
import type { RecordedRequest } from './recorder.ts';
import { route } from './route.ts';

const MAX_BODY = 1024 * 1024;

/** Handles one request below `/v1`. */
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
    fault: null,
  });
  const reply = await answer(api, request, response, record).catch((error: unknown) => {
    if (error instanceof Cut) return null;
    return failure(error, context);
  });
  if (!reply) return void response.destroy();
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

async function answer(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  record: RecordedRequest,
): Promise<Reply> {
  record.rawBody = await readBody(request, MAX_BODY);
  authenticate(request.headers.authorization);
  checkHeaders(request, record);
  const { operation, id } = route(record);
  record.operation = operation.name;
  if (!api.rateLimit.take(operation.name)) {
    record.fault = 'rate limit';
    return tooManyRequests();
  }
  const fault = api.faults.next(record);
  record.fault = fault?.kind ?? null;
  const isEarly = fault?.when !== 'after';
  if (fault && isEarly && fault.kind !== 'status') await holdUp(fault, response);
  if (fault && isEarly && fault.kind === 'status' && !fault.isKept) return faultReply(fault);
  const reply = await perform(api, operation.name, id, record, fault?.isKept ? fault : undefined);
  if (!fault || isEarly || fault.isKept) return reply;
  if (fault.kind === 'status') return faultReply(fault);
  await holdUp(fault, response);
  return reply;
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

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
