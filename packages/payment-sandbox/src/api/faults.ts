import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Active, createRules, fits, type Rule, type Rules } from '../faults/rules.ts';
import type { RecordedRequest } from './recorder.ts';

/** A fault of an API call. */
export type CallFault = Rule & {
  /** Operations that it applies to: `sessions.create`, `refunds.*`, `*`. */
  operation: string;
  /**
   * `status`: another response status. `cut`: the connection is closed. `hang`: no response until the
   * caller gives up. `slow`: the response comes late.
   */
  kind: 'status' | 'cut' | 'hang' | 'slow';
  /** Before the call has any effect (default), or after it, so that only the response is lost. */
  when?: 'before' | 'after' | undefined;
  /** Response status; default 500. */
  status?: number | undefined;
  /**
   * Whether the response is stored under the idempotency key, as Stripe does with its own 500 errors.
   * Only for `status`.
   */
  isKept?: boolean | undefined;
  /** The delay of `slow`, in ms of real time. */
  ms?: number | undefined;
  /** An additional filter, for tests in this process. */
  isMeant?: ((request: RecordedRequest) => boolean) | undefined;
};

export type CallFaults = Rules<CallFault> & {
  next(request: RecordedRequest): Active<CallFault> | undefined;
};

/** Thrown to close the connection without a response. */
export class Cut extends Error {}

export function createCallFaults(random: () => number): CallFaults {
  const rules = createRules<CallFault>(random);
  const next = (request: RecordedRequest) =>
    rules.meet(
      ({ operation, isMeant }) => fits(operation, request.operation ?? '') && (isMeant?.(request) ?? true),
    );
  return { ...rules, next };
}

/**
 * Delays the call, or ends it without a response.
 * @throws {Cut} if there will be no response
 */
export async function holdUp(fault: CallFault, response: ServerResponse): Promise<void> {
  if (fault.kind === 'slow') return void (await pause(fault.ms ?? 1000, undefined, { ref: false }));
  if (fault.kind === 'hang' && !response.destroyed) {
    await new Promise((resolve) => response.once('close', resolve));
  }
  throw new Cut();
}

export type FaultReply = { status: number; body: string; headers?: Record<string, string> };

/**
 * The response of a `status` fault: in Stripe's format, or (502 to 504) from a proxy in front of the API,
 * which sends no JSON.
 */
export function faultReply({ status = 500 }: Pick<CallFault, 'status'>): FaultReply {
  if (status >= 502 && status <= 504) {
    return {
      status,
      body: `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>\n`,
      headers: { 'Content-Type': 'text/html' },
    };
  }
  if (status === 429) return tooManyRequests();
  const type = status >= 500 ? 'api_error' : status === 402 ? 'card_error' : 'invalid_request_error';
  const message =
    MESSAGES[status] ?? (status >= 500 ? 'An unknown error occurred' : 'The request was refused on purpose.');
  return { status, body: JSON.stringify({ error: { message, type } }, null, 2) };
}

/** As Stripe says it to a restricted key without a permission. */
const MESSAGES: Readonly<Record<number, string>> = {
  403: 'The provided key does not have the required permissions for this endpoint.',
};

/** Stripe's response when calls exceed the rate limit (docs.stripe.com/rate-limits). */
export function tooManyRequests(): FaultReply {
  const message =
    'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.';
  const error = {
    code: 'rate_limit',
    doc_url: 'https://stripe.com/docs/error-codes/rate-limit',
    message,
    type: 'invalid_request_error',
  };
  return {
    status: 429,
    body: JSON.stringify({ error }, null, 2),
    headers: { 'Stripe-Rate-Limited-Reason': 'endpoint-rate' },
  };
}
