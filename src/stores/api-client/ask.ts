import type * as z from 'zod/mini';
import { type ErrorBody, errorAnswer } from '#src/contracts/error.ts';
import type { ErrorCode } from '#src/contracts/error-codes.ts';
import { minDuration } from '#src/lib/min-duration.ts';
import * as words from '#src/words/en/connection.ts';

/** Codes for responses that are missing or not from the API, in addition to the API's own codes. */
type NoAnswer = 'network' | 'timeout' | 'unreadable' | `http_${number}`;
export type ApiError = Omit<ErrorBody['error'], 'code'> & { code: ErrorCode | NoAnswer };

/** `status` is 0 when there was no response. */
export type Answer<T> = { isOk: true; data: T } | { isOk: false; status: number; error: ApiError };

type Options = {
  /** Timeout in ms. */
  timeoutMs?: number;
  /** Minimum duration in ms, so that the busy state is visible. */
  minMs?: number;
  /** Aborts the request. The result is then a network error. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
};

/** Default timeout in ms, also for the checkout. */
const TIMEOUT_MS = 20_000;

/**
 * Calls the store's API and validates the response with the contract's `schema`. Never throws: every failure
 * is a result with a message for the shopper.
 */
export async function ask<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  init: RequestInit = {},
  options: Options = {},
): Promise<Answer<z.output<S>>> {
  const { timeoutMs = TIMEOUT_MS, minMs, fetch: get = fetch, signal } = options;
  const late = AbortSignal.timeout(timeoutMs);
  const ends = signal ? AbortSignal.any([late, signal]) : late;
  return minDuration(request(path, schema, { ...init, signal: ends }, get), minMs);
}

async function request<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  init: RequestInit,
  get: typeof fetch,
): Promise<Answer<z.output<S>>> {
  try {
    const response = await get(path, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
    });
    const { status, ok } = response;
    const body: unknown = await response.json().catch(() => undefined);
    if (!ok || body === undefined) {
      const refused = errorAnswer.safeParse(body);
      return {
        isOk: false,
        status,
        error: refused.success ? refused.data.error : fallback(`http_${status}`),
      };
    }
    const read = schema.safeParse(body);
    return read.success
      ? { isOk: true, data: read.data }
      : { isOk: false, status, error: fallback('unreadable') };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      isOk: false,
      status: 0,
      error: isLate
        ? { code: 'timeout', message: words.timeout }
        : { code: 'network', message: words.offline },
    };
  }
}

function fallback(code: NoAnswer): ApiError {
  return { code, message: words.broken };
}
