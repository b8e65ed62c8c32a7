import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Active, createRules, fits, type Rule, type Rules } from '../faults/rules.ts';
import type { RecordedRequest } from './recorder.ts';

/** What goes wrong with an API call on its way. */
export type CallFault = Rule & {
  /** Operations it can meet: `sessions.create`, `refunds.*`, `*`. */
  operation: string;
  /**
   * `status`: another answer. `cut`: the connection is cut. `hang`: no answer until the caller gives up. `slow`: the
   * answer, later.
   */
  kind: 'status' | 'cut' | 'hang' | 'slow';
  /** Before the call has done anything (default), or after it has and only the answer is lost. */
  when?: 'before' | 'after' | undefined;
  /** Of the answer; 500 unless given. */
  status?: number | undefined;
  /** Is the answer kept under the idempotency key, as Stripe does with a 500 of its own? Only for `status`. */
  isKept?: boolean | undefined;
  /** How long `slow` takes, in ms of the machine's clock. */
  ms?: number | undefined;
  /** Which calls beside, for tests in this process. */
  isMeant?: ((request: RecordedRequest) => boolean) | undefined;
};

export type CallFaults = Rules<CallFault> & {
  next(request: RecordedRequest): Active<CallFault> | undefined;
};

/** Thrown in place of an answer. */
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
 * Lets the call go on after its time, or not at all.
 * @throws {Cut} when there will be no answer
 */
export async function holdUp(fault: CallFault, response: ServerResponse): Promise<void> {
  if (fault.kind === 'slow') return void (await pause(fault.ms ?? 1000, undefined, { ref: false }));
  if (fault.kind === 'hang' && !response.destroyed) {
    await new Promise((resolve) => response.once('close', resolve));
  }
  throw new Cut();
}

export type FaultReply = { status: number; body: string; headers?: Record<string, string> };

/** The answer of a `status` fault: from the API itself, or from a machine before it that knows no JSON. */
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
  const message = status >= 500 ? 'An unknown error occurred' : 'The request was refused on purpose.';
  return { status, body: JSON.stringify({ error: { message, type } }, null, 2) };
}

/** Stripe's answer to more calls than an endpoint takes (docs.stripe.com/rate-limits). */
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
