import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { canonical, decodeForm } from '../http/form.ts';
import type { OperationName } from '../schema/operations.ts';
import { validate } from '../schema/validate.ts';
import type { Handler } from './calls.ts';
import { expand } from './expand.ts';
import { checkExpand } from './expandable.ts';
import { type CallFault, type CallFaults, faultReply } from './faults.ts';
import { handlers } from './handlers.ts';
import type { Idempotency } from './idempotency.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RecordedRequest, Recorder } from './recorder.ts';

export type Api = {
  context: Context;
  idempotency: Idempotency;
  recorder: Recorder;
  /**
   * Awaited after the idempotency key is claimed and before the work starts. Tests use it to delay, refuse
   * or cut a call.
   */
  gate: (request: RecordedRequest) => Promise<void>;
  faults: CallFaults;
  rateLimit: RateLimit;
};

export type Reply = { status: number; body: string; headers?: Record<string, string> };

/**
 * Runs a call, or returns the stored response of its idempotency key. A fault replaces the response, and is
 * stored like any other response.
 * @throws {ApiError} for errors before the work starts
 */
export async function perform(
  api: Api,
  operation: OperationName,
  id: string,
  record: RecordedRequest,
  fault: CallFault | undefined,
): Promise<Reply> {
  const { context, idempotency } = api;
  const form = decodeForm([record.query, record.rawBody].filter(Boolean).join('&'));
  const key = record.method === 'POST' ? record.idempotencyKey : null;
  const fingerprint = canonical(form);
  const kept = key ? idempotency.recall(key, record.path, fingerprint) : undefined;

  const params = validate<{ expand?: string[] }>(operation, form);
  record.params = params as Record<string, unknown>;
  if (kept) {
    record.isReplay = true;
    return { ...kept, headers: { 'Idempotent-Replayed': 'true', 'Original-Request': kept.request } };
  }
  const handler: Handler<unknown> = handlers[operation];
  checkExpand(params.expand, handler.kind, handler.isList ?? false);
  handler.check?.(params, context);

  if (key) idempotency.claim(key);
  try {
    const isCarriedOut = fault === undefined || fault.when === 'after';
    const done = isCarriedOut ? await work(api, handler, record, params, id) : undefined;
    const reply = fault || !done ? faultReply(fault ?? {}) : done;
    if (key) {
      const { status, body } = reply;
      const at = context.clock.now();
      idempotency.keep(key, { status, body, path: record.path, fingerprint, request: record.id, at });
      context.state.changed();
    }
    return reply;
  } finally {
    if (key) idempotency.release(key);
  }
}

/** From here on, every result, including an error, is stored as the response of the idempotency key. */
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

/** Status and body for a thrown error, in Stripe's error format. */
export function errorReply(error: unknown): Reply {
  const unknown = new ApiError(500, 'An unknown error occurred in the local payment provider.', {
    type: 'api_error',
  });
  const known = error instanceof ApiError ? error : unknown;
  return { status: known.status, body: JSON.stringify(known.body(), null, 2) };
}

/** Like `errorReply`, but also logs unexpected errors. */
export function failure(error: unknown, context: Context): Reply {
  if (!(error instanceof ApiError)) {
    context.log(`payments: ${error instanceof Error ? error.stack : String(error)}`);
  }
  return errorReply(error);
}
