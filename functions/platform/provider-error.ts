import { type Problem, problem } from './problem.ts';

/** What the payment provider's SDK throws. */
type ProviderError = Error & {
  type: string;
  statusCode?: number;
  code?: string;
  param?: string;
  requestId?: string;
  /** What the line to the provider failed with, where no answer came. */
  detail?: unknown;
};

/** True for an error of the payment provider's SDK, told by its shape: its classes would bring the whole SDK into every function. */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && 'rawType' in error && 'requestId' in error;
}

/**
 * What a failure of the provider is to whoever asked us, who has done nothing wrong: 502 when it refuses what we ask (our key or our
 * request), 503 when it is busy or away. Its own status is never ours.
 */
export function providerProblem({ statusCode = 0 }: ProviderError): Problem {
  const isRefusal = statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
  return isRefusal
    ? problem('payment_refused', 'The payment provider refuses what it was asked for. Please write to us.')
    : problem('payment_unavailable', 'The payment provider is not answering. Please try again in a minute.', {
        headers: { 'retry-after': '30' },
      });
}

/** What may be said of it in a log: its own words repeat what it was given, so only its kind, and its number for the request. */
export function describeProviderError(error: ProviderError): Record<string, unknown> {
  const { statusCode, type, code, param, requestId, detail } = error;
  const cause = detail instanceof Error ? detail.message.slice(0, 300) : undefined;
  return { error: type, status: statusCode, code, param, providerRequest: requestId, cause };
}
