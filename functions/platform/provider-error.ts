import * as words from '#src/words/en/problems.ts';
import { type Problem, problem } from './problem.ts';

/** An error of Stripe's SDK. */
type ProviderError = Error & {
  type: string;
  statusCode?: number;
  code?: string;
  param?: string;
  requestId?: string;
  /** The network error, when there was no response. */
  detail?: unknown;
};

/**
 * True for an error of Stripe's SDK. Checks the shape,
 * because importing its classes would load the SDK into every function.
 */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && 'rawType' in error && 'requestId' in error;
}

/**
 * The problem for a Stripe failure that the caller did not cause: 502 when Stripe refuses our key or request,
 * 503 when it is busy or down. Stripe's own status is never passed on.
 */
export function providerProblem({ statusCode = 0 }: ProviderError): Problem {
  const isRefusal = statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
  return isRefusal
    ? problem('payment_refused', words.providerRefuses)
    : problem('payment_unavailable', words.providerSilent, {
        headers: { 'retry-after': '30' },
      });
}

/**
 * The fields to log. Stripe's message may repeat its input, so only the kind and the request id are logged.
 */
export function describeProviderError(error: ProviderError): Record<string, unknown> {
  const { statusCode, type, code, param, requestId, detail } = error;
  const cause = detail instanceof Error ? detail.message.slice(0, 300) : undefined;
  return { error: type, status: statusCode, code, param, providerRequest: requestId, cause };
}
